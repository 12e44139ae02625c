OPENQASM 2.0;
include "qelib1.inc";
qreg q[3]; creg c[3];
ry(0.7) q; measure q->c;
if(c==5) h q;
if(c==2) reset q;
if(c==7) x q[1];
