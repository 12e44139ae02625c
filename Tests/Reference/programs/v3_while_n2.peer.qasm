OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; ry(0.4) q[0]; x q[1];
