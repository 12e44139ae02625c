OPENQASM 2.0;
include "qelib1.inc";
qreg node[3];
gate step(g) a,b,c { rx(2*g) a; rx(2*g) b; rx(2*g) c; }
gate phase_(l) a,b,c { cu1(l) a,b; cu1(l) b,c; u1(-l) b; }
step(0.35) node[0],node[1],node[2]; phase_(pi*sqrt(2)) node[0],node[1],node[2]; step(0.35/2) node[2],node[1],node[0]; phase_(-1^2) node[1],node[0],node[2]; step(exp(-1)) node[0],node[1],node[2];
