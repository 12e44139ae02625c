OPENQASM 2.0; include "qelib1.inc"; qreg q[4]; creg c[3]; ry(0.6) q[0]; ry(0.9) q[1]; h q[2]; measure q[0]->c[0]; measure q[1]->c[1]; measure q[2]->c[2];
if(c==3) x q[3];
if(c==5) ry(0.2) q[3]; if(c==6) ry(0.2) q[3]; if(c==7) ry(0.2) q[3];
if(c==1) rx(0.1) q[3]; if(c==2) rx(0.1) q[3]; if(c==3) rx(0.1) q[3]; if(c==4) rx(0.1) q[3]; if(c==5) rx(0.1) q[3]; if(c==6) rx(0.1) q[3]; if(c==7) rx(0.1) q[3];
if(c==1) ry(0.1) q[3]; if(c==3) ry(0.1) q[3]; if(c==5) ry(0.1) q[3]; if(c==7) ry(0.1) q[3];
if(c==1) rx(0.3) q[3]; if(c==3) rx(0.3) q[3]; if(c==4) rx(0.3) q[3]; if(c==6) rx(0.3) q[3];
if(c==1) h q[3];
if(c==1) z q[3]; if(c==2) z q[3]; if(c==3) z q[3]; if(c==4) z q[3]; if(c==5) z q[3]; if(c==6) z q[3]; if(c==7) z q[3];
if(c==2) h q[3]; if(c==6) h q[3];
