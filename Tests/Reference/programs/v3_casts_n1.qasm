OPENQASM 3.0; include "stdgates.inc"; qubit q;
int i = int(3.9); float f = float(7) / 2; bool b = bool(i); uint[4] u = uint[4](19); bit[4] c = bit[4](u); angle[8] a = angle[8](pi / 2); float g = float[64](a);
if (i == 3) ry(0.1) q; if (f == 3.5) ry(0.2) q; if (b) ry(0.3) q; if (u == 3) ry(0.4) q; if (c == "0011") ry(0.5) q; rx(a) q;
