OPENQASM 3.0; include "stdgates.inc"; qubit[6] q; bit[6] c;
h q[0:2:5]; cx q[0:2], q[3:5]; x q[{5, 1}]; let odd = q[1:2:5]; ry(0.2) odd[0:1]; rz(0.5) odd[-1];
c[0:2] = measure q[3:5]; c[5:-1:3] = measure q[0:2];
if (c[4]) ry(0.7) q[1];
