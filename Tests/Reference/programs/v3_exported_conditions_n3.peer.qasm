OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; creg c[3]; h q; measure q->c;
if(c==0) h q[2]; if(c==1) h q[2]; if(c==4) h q[2]; if(c==5) h q[2];
if(c==1) x q[1]; if(c==7) x q[1]; if(c==4) h q[1]; if(c==5) h q[1];
if(c==1) ry(0.3) q[0]; if(c==2) ry(0.3) q[0]; if(c==3) ry(0.3) q[0]; if(c==5) ry(0.3) q[0]; if(c==6) ry(0.3) q[0]; if(c==7) ry(0.3) q[0];
