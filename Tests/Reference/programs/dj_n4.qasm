OPENQASM 2.0;
include "qelib1.inc";
qreg xs[3]; qreg ys[1]; creg zs[3];
x ys; h ys[0]; h xs;
x xs[1];
cx xs[0],ys[0]; cx xs[1],ys[0]; cx xs[2],ys[0];
x xs[1];
h xs; measure xs -> zs;
