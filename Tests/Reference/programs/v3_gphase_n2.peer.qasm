OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; h q; cu1(0.7) q[0],q[1]; cu1(pi/2) q[1],q[0]; cu1(-0.2) q[0],q[1]; h q;
