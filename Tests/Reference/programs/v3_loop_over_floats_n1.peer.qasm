OPENQASM 2.0; include "qelib1.inc"; qreg q[1]; rx(0.1) q[0]; rx(0.25) q[0]; rx(-0.7) q[0]; ry(pi/3) q[0]; ry(pi/5) q[0];
