OPENQASM 3.0; include "stdgates.inc"; qubit q;
const float a = -2.5e-1 * 4 + 3 ** 2 / 2.0 - (1 + 2) % 2;
const int b = 7 & 3 | 8 ^ 1; const int c = 1 << 4 >> 2; const bool d = 3 < 5 == true; const int e = -7 / 2 * 2; const int f = ~5; const bool g = !(1 > 2) && 2 >= 2 || false; const int h_ = 5 - 3 - 1; const float i = 2.0 ** -1;
rx(a) q; ry(b) q; rx(c / 10.0) q; if (d) ry(0.3) q; if (e == -6) rx(0.2) q; if (f == -6) ry(0.7) q; if (g) rx(0.9) q; ry(h_) q; rx(i) q; ry(-2 ** 2) q; rx(2 ** 3 ** 2 / 100.0) q;
