OPENQASM 3.0; include "stdgates.inc"; qubit[2] q; uint[4] i = 0;
while (i < 5) { ry(0.1) q[0]; i += 1; if (i == 3) { x q[1]; continue; } if (i > 3) break; }
