OPENQASM 2.0; include "qelib1.inc"; qreg q[4]; qreg r[1]; ry(0.5) q; 
cx q[0],r[0]; cx q[1],r[0]; cx q[2],r[0]; cx q[3],r[0];
