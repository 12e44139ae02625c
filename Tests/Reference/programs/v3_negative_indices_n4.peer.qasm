OPENQASM 2.0; include "qelib1.inc"; qreg q[4]; ry(0.3) q[3]; rx(0.4) q[0]; h q[1]; h q[2]; x q[0]; x q[2]; cx q[0],q[2]; cx q[1],q[3];
