OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; creg c[1]; x q[0]; ry(0.4) q[2]; measure q[2]->c[0]; if(c==1) h q[1]; ry(0.3) q[0];
