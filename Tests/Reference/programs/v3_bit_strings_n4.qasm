OPENQASM 3.0; include "stdgates.inc"; qubit[4] q; bit[4] c = "0101";
for int i in [0:3] { if (c[i] == 1) x q[i]; }
c[3] = 1; if (c[3]) ry(0.3) q[3];
bit[4] d = c & "1100"; bit[4] e = c ^ d; bit[4] f = ~c; bit[4] g = c << 1; bit[4] h_ = c >> 2;
if (int(d) == 12) rx(0.1) q[0];
if (e == "0001") rx(0.2) q[1];
if (f == "0010") rx(0.3) q[2];
if (g == "1010") ry(0.4) q[0];
if (h_ == "0011") ry(0.5) q[1];
if (popcount(c) == 3) ry(0.6) q[2];
if (rotl(c, 1) == "1011") ry(0.7) q[3];
