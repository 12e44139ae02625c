OPENQASM 2.0;
include "qelib1.inc";
qreg q[3]; creg c[3];
x q[0]; x q[1];
ccx q[0],q[1],q[2]; h q[2]; cswap q[2],q[0],q[1];
measure q->c;
