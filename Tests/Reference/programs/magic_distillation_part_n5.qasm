OPENQASM 2.0;
include "qelib1.inc";
qreg q[5]; creg c[4];
ry(acos(1/sqrt(3))) q; u1(pi/4) q;
h q[0]; cy q[0],q[1]; cz q[1],q[2]; cy q[3],q[4]; cx q[4],q[0]; ch q[2],q[3]; sdg q[1]; h q[2]; cz q[0],q[3];
measure q[1]->c[0]; measure q[2]->c[1]; measure q[3]->c[2]; measure q[4]->c[3];
if(c==0) h q[0];
