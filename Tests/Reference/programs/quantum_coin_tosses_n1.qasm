OPENQASM 2.0;
include "qelib1.inc";
qreg q[1]; creg c[5];
h q[0]; measure q[0]->c[0]; h q[0]; measure q[0]->c[1]; h q[0]; measure q[0]->c[2]; h q[0]; measure q[0]->c[3]; h q[0]; measure q[0]->c[4];
if(c==31) ry(0.3) q[0];
