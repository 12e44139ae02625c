OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; ry(0.3) q[0]; ry(1.3) q[1];
