OPENQASM 2.0;
include "qelib1.inc";
qreg q[2]; creg c[40];
x q[0]; measure q[0]->c[39]; measure q[0]->c[0];
if(c==549755813889) x q[1];
if(c==1) h q[1];
