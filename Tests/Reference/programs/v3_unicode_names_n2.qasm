OPENQASM 3.0; include "stdgates.inc"; qubit[2] ψ; const float θ = 0.4; const float Δθ = θ / 2; gate Ω(α) β { rx(α) β; } Ω(θ) ψ[0]; ry(Δθ) ψ[1]; cx ψ[0], ψ[1];
