OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; bit[2] c;
h q[0]; ry(0.7) q[1]; c[0] = measure q[0]; c[1] = measure q[1];
if (c == "00") x q[2]; else if (c == "01") h q[2]; else if (c == 2) { ry(0.2) q[2]; } else { rx(0.9) q[2]; }
