OPENQASM 3.0; include "stdgates.inc";
const uint[8] n = 1 + 1; const bool flag = n > 1 && !false; const float[32] half = 0.5; const int m = n << 3; const bit[4] mask = "1010";
qubit[n] q;
if (flag) ry(half) q[0];
rx(m / 10.0) q[1];
if (mask[1] && mask[3]) h q[n - 1];
gate g(a) b { rx(a * half) b; }
g(3) q[0];
