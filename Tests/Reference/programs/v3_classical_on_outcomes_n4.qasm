OPENQASM 3.0; include "stdgates.inc"; qubit[4] q; bit[3] c; int[8] total = 0;
ry(0.6) q[0:2]; c = measure q[0:2];
for int i in [0:2] { if (c[i]) total += i + 1; }
if (total >= 3 && total != 5) { x q[3]; } else { ry(0.1 * total) q[3]; }
