OPENQASM 2.0;
include "qelib1.inc";
qreg q[5];
ry(0.1) q[0]; ry(0.5) q[1]; ry(0.9) q[2]; ry(1.3) q[3]; ry(1.7) q[4];
swap q[0],q[1]; swap q[2],q[3]; swap q[1],q[2]; swap q[3],q[4]; swap q[0],q[1]; swap q[2],q[3]; swap q[1],q[2]; swap q[3],q[4];
