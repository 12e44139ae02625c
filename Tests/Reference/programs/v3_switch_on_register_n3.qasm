OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; bit[2] c;
h q[0]; h q[1]; c = measure q[0:1];
switch (uint[2](c)) { case 3 { x q[2]; } case 1 { ry(0.4) q[2]; } }
