OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; creg c[2];
h q[0]; h q[1]; measure q[0]->c[0]; measure q[1]->c[1]; if(c==3) x q[2]; if(c==1) ry(0.4) q[2];
