OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; h q; x q[0]; x q[1]; ry(0.3) q[2]; ry(0.3) q[0]; cx q[2],q[0]; rz(0.4) q; ry(0.2) q;
