OPENQASM 2.0;
include "qelib1.inc";
qreg q[4]; creg c[4];
h q[0]; cx q[0],q[1]; cx q[1],q[2]; cx q[2],q[3];
rz(0.3) q[0]; rz(0.3) q[1]; rz(0.3) q[2]; rz(0.3) q[3];
h q; measure q->c;
