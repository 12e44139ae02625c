OPENQASM 2.0;
include "qelib1.inc";
qreg q[2]; qreg coin[2]; creg xy[2]; creg ab[2];
h coin; measure coin->xy; h q[0]; cx q[0],q[1];
if(xy==1) ry(-pi/2) q[0]; if(xy==3) ry(-pi/2) q[0];
if(xy==0) ry(-pi/4) q[1]; if(xy==1) ry(-pi/4) q[1]; if(xy==2) ry(pi/4) q[1]; if(xy==3) ry(pi/4) q[1];
measure q->ab;
