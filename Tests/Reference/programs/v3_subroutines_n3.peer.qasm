OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; creg c[1]; h q[0]; cx q[0],q[1]; ry(0.4) q[1]; rx(0.2) q[2]; h q[2]; measure q[2]->c[0]; if(c==1) x q[0]; ry(0.3) q[1];
