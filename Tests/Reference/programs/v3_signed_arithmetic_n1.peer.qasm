OPENQASM 2.0; include "qelib1.inc"; qreg q[1]; ry(2.1) q[0]; rx(1) q[0]; rx(0.3) q[0];
