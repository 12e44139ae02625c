OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; rx(0.4) q[0]; ry(0.2) q[1]; cx q[0],q[1];
