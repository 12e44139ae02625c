OPENQASM 3.0;
gate h a { U(π/2, 0, π) a; }
gate x a { U(π, 0, π) a; }
gate cx a, b { ctrl @ x a, b; }
gate rz(l) a { gphase(-l/2); U(0, 0, l) a; }
gate cphase(θ) a, b { U(0, 0, θ/2) a; cx a, b; U(0, 0, -θ/2) b; cx a, b; U(0, 0, θ/2) b; }
qubit[3] q;
h q[0]; h q[1]; h q[2];
cphase(π/3) q[0], q[1]; cx q[1], q[2]; rz(0.4) q[0]; ctrl(2) @ rz(0.6) q[0], q[1], q[2];
h q[0]; h q[1]; h q[2];
