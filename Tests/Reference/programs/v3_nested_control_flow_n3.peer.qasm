OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; creg a[1]; creg c[3];
h q[0]; measure q[0]->c[0]; h q[1]; measure q[1]->c[1];
if(c==3) x q[2];
h q[2]; measure q[2]->c[2]; if(c==5) ry(0.5) q[0]; if(c==6) ry(0.5) q[0];
