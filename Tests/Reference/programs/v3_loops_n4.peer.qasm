OPENQASM 2.0; include "qelib1.inc"; qreg q[4];
ry(0.1) q[0]; ry(0.2) q[1]; ry(0.3) q[2]; ry(0.4) q[3];
cx q[0],q[1]; cx q[1],q[2]; cx q[2],q[3];
rx(pi) q[0]; rx(pi/3) q[2]; rx(pi/4) q[3];
cu1(pi/8) q[0],q[3]; cu1(pi/4) q[0],q[2]; cu1(pi/2) q[0],q[1];
h q[0]; h q[2];
