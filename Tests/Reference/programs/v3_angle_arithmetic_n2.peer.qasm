OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; ry(pi/2) q[0]; ry(3*pi/4) q[1]; x q[1]; rz(pi/2) q[0]; ry(0.1) q[1]; rx(pi/2) q[0]; rx(pi/4) q[1]; h q;
