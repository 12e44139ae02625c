OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; h q[0]; cu1(0.3) q[0],q[1]; rzz(0.4) q[0],q[1]; u(.1,.2,.3) q[1];
