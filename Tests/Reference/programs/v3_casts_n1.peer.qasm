OPENQASM 2.0; include "qelib1.inc"; qreg q[1]; ry(1.5) q[0]; rx(pi/2) q[0];
