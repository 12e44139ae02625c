OPENQASM 3.0; include "stdgates.inc"; qubit q;
const angle a = pi / 2; const float f = 2 * pi / 3; angle[16] b = pi / 4; const float[64] t_ = tau / 8; const float e1 = euler / 10; const float u = ℇ / 10; const float w = π / 7; const float ww = τ / 9;
ry(a) q; rx(f) q; ry(b) q; rx(t_) q; ry(e1) q; rx(u) q; ry(w) q; rx(ww) q;
ry(sin(0.3) + cos(0.4) * tan(0.5) - arcsin(0.1) + arccos(0.2) - arctan(0.3) + exp(0.1) + log(2) + sqrt(2) + pow(1.5, 2) + mod(7, 4) + ceiling(0.2) + floor(1.7)) q;
rx(1e-1 + .5 + 2. + 1.5E+0) q;
