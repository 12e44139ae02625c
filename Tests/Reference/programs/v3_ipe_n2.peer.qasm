OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; creg a[1]; creg b[1]; creg d[1]; x q[1];
h q[0]; cu1(4*3*pi/4) q[0],q[1]; h q[0]; measure q[0]->a[0]; reset q[0];
h q[0]; cu1(2*3*pi/4) q[0],q[1]; if(a==1) u1(-pi/2) q[0]; h q[0]; measure q[0]->b[0]; reset q[0];
h q[0]; cu1(3*pi/4) q[0],q[1]; if(a==1) u1(-pi/4) q[0]; if(b==1) u1(-pi/2) q[0]; h q[0]; measure q[0]->d[0];
