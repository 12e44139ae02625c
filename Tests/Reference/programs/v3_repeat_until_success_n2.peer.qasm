OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; creg c[1]; creg d[1]; creg e[1];
ry(1.0) q[0]; cx q[0],q[1]; measure q[0]->c[0];
if(c==1) reset q[0]; if(c==1) ry(1.0) q[0]; if(c==1) cx q[0],q[1]; if(c==1) measure q[0]->c[0];
if(c==1) reset q[0]; if(c==1) ry(1.0) q[0]; if(c==1) cx q[0],q[1]; if(c==1) measure q[0]->c[0];
if(c==1) reset q[0]; if(c==1) ry(1.0) q[0]; if(c==1) cx q[0],q[1]; if(c==1) measure q[0]->c[0];
