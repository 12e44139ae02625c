OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; creg c[2]; ry(0.4) q; measure q[0]->c[0]; measure q[1]->c[1]; if(c==3) x q[2];
