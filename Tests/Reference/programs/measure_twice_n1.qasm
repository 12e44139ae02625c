OPENQASM 2.0;
include "qelib1.inc";
qreg q[1]; creg c[2];
ry(1.1) q[0]; measure q[0]->c[0]; h q[0]; measure q[0]->c[1];
if(c==3) h q[0];
