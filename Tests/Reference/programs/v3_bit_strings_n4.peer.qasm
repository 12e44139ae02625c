OPENQASM 2.0; include "qelib1.inc"; qreg q[4]; x q[0]; x q[2]; ry(0.3) q[3]; rx(0.1) q[0]; rx(0.2) q[1]; rx(0.3) q[2]; ry(0.4) q[0]; ry(0.5) q[1]; ry(0.6) q[2]; ry(0.7) q[3];
