OPENQASM 2.0;
include "qelib1.inc";
qreg a[2]; qreg b[2]; qreg c[1]; creg o[3];
gate maj x1,y1,z1 { cx z1,y1; cx z1,x1; ccx x1,y1,z1; }
gate uma x1,y1,z1 { ccx x1,y1,z1; cx z1,x1; cx x1,y1; }
ry(0.9) a[0]; x a[1]; x b[0]; x b;
maj c[0],b[0],a[0]; maj a[0],b[1],a[1]; uma a[0],b[1],a[1]; uma c[0],b[0],a[0];
x b; measure b[0] -> o[0]; measure b[1] -> o[1]; measure c[0] -> o[2];
