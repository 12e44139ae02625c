OPENQASM 2.0;
include "qelib1.inc";
qreg q[4]; creg m[2];
h q[0]; cx q[0],q[1]; h q[2]; cx q[2],q[3];
cx q[1],q[2]; h q[1]; measure q[1]->m[1]; measure q[2]->m[0];
if(m==1) x q[3]; if(m==3) x q[3];
if(m==2) z q[3]; if(m==3) z q[3];
h q[0]; h q[3];
