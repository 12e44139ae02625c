OPENQASM 2.0;
include "qelib1.inc";
qreg q[2]; creg m[2]; creg bits[2];
h q[0]; measure q[0]->bits[0]; reset q[0]; h q[1]; measure q[1]->bits[1]; reset q[1];
h q[0]; cx q[0],q[1];
if(bits==1) x q[0]; if(bits==2) z q[0]; if(bits==3) y q[0];
cx q[0],q[1]; h q[0]; measure q->m;
