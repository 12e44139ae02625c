OPENQASM 2.0;
include "qelib1.inc";
qreg q[2]; creg c[1];
h q[0]; ry(0.4) q[1]; measure q[0]->c[0]; measure q[1]->c[0]; if(c==1) x q[0];
