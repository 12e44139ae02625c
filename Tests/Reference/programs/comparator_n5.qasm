OPENQASM 2.0;
include "qelib1.inc";
qreg a[2]; qreg b[2]; qreg f[1];
h a; ry(1.1) b;
x b; rccx a[0],b[0],f[0]; x b; cx a[1],b[1]; ccx a[1],b[1],f[0]; cx a[1],b[1];
