OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; ry(0.5) q[0]; rx(1.6) q[1]; h q[1]; rx(1.5) q[0];
