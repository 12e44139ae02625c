OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; bit[3] c; int n = 0;
for int i in [0:2] { h q[i]; c[i] = measure q[i]; if (c[i]) { n += 1; if (n == 2) { switch (i) { case 1 { x q[2]; } case 2 { ry(0.5) q[0]; } } } } else { while (n < 0) { n += 1; } } }
