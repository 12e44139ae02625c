OPENQASM 2.0;
include "qelib1.inc";
qreg q[3]; creg c[3];
h q[0]; cx q[0],q[1]; measure q[0]->c[0]; h q[0]; cx q[0],q[2]; measure q[2]->c[2]; rx(0.5) q[2]; measure q[1]->c[1]; z q[1]; t q[1];
