OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; x q[0]; ry(0.4) q[1]; rx(0.3) q[1]; h q[0];
