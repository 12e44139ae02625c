OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; bit[2] c; int r;
ry(0.8) q[0]; h q[1]; c[0] = measure q[0]; c[1] = measure q[1];
r = int(c);
switch (r) {
  case 0 { rx(0.1) q[2]; }
  case 1, 2 { h q[2]; }
  default { x q[2]; }
}
