OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; ry(0.6) q[0]; rx(0.9) q[0]; ry(2.1) q[1]; rx(0.9) q[1];
