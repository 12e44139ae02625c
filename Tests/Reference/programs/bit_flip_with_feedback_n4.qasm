OPENQASM 2.0;
include "qelib1.inc";
qreg d[3]; qreg a[1]; creg s0[1]; creg s1[1]; creg out[3];
u3(0.8,0.1,0.2) d[0]; cx d[0],d[1]; cx d[0],d[2];
ry(0.5) d[1];
cx d[0],a[0]; cx d[1],a[0]; measure a[0]->s0[0]; reset a[0];
cx d[1],a[0]; cx d[2],a[0]; measure a[0]->s1[0]; if(s1==1) x a[0];
if(s0==1) h d[0]; if(s0==1) h d[0]; if(s0==1) z d[1]; if(s1==1) x d[2];
measure d -> out;
