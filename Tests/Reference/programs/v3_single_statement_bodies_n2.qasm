OPENQASM 3.0; include "stdgates.inc"; qubit[2] q; bit c;
for int i in [1:3] if (i % 2 == 1) rx(i) q[0]; else rz(i) q[0];
while (false) x q[0];
c = measure q[0]; if (c) x q[1]; else h q[1];
