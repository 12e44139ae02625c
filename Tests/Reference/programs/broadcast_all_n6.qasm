OPENQASM 2.0;
include "qelib1.inc";
qreg a[3]; qreg b[3];
ry(0.5) a; rx(0.25) b;
cx a,b; cz b,a; cx a[0],b; ccx a[0],a[1],b; cu1(0.3) a,b[2]; crz(0.6) b[1],a;
ccx a[2],b[0],b[1];
