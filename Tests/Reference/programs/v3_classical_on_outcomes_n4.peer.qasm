OPENQASM 2.0; include "qelib1.inc"; qreg q[4]; creg c[3]; ry(0.6) q[0]; ry(0.6) q[1]; ry(0.6) q[2]; measure q[0]->c[0]; measure q[1]->c[1]; measure q[2]->c[2];
if(c==1) ry(0.1) q[3]; if(c==2) ry(0.2) q[3]; if(c==3) x q[3]; if(c==4) x q[3]; if(c==5) x q[3]; if(c==6) ry(0.5) q[3]; if(c==7) x q[3];
