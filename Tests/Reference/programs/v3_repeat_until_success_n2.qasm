OPENQASM 3.0; include "stdgates.inc"; qubit[2] q; bit c = 1; int tries = 0;
while (c && tries < 4) { reset q[0]; ry(1.0) q[0]; cx q[0], q[1]; c = measure q[0]; tries += 1; }
