OPENQASM 3.0;
include "stdgates.inc";
bit[3] c;
bit loose;
qubit[3] q;
h q[0];
h q[1];
h q[2];
c[0] = measure q[0];
c[1] = measure q[1];
c[2] = measure q[2];
if (c == 5 || !c[1]) {
  h q[2];
}
if (c[0] && !(c[1] ^ c[2])) {
  x q[1];
}
if ((c & 6) == 4) {
  h q[1];
}
loose = c[1] | c[0];
if (loose) { ry(0.3) q[0]; }
