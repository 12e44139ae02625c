OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; creg c[1]; rx(1) q[0]; rz(2) q[0]; rx(3) q[0]; measure q[0]->c[0]; if(c==1) x q[1]; if(c==0) h q[1];
