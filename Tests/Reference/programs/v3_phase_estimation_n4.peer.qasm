OPENQASM 2.0; include "qelib1.inc"; qreg c[3]; qreg e[1]; x e; h c; cu1(8*pi*0.3) c[0],e[0]; cu1(4*pi*0.3) c[1],e[0]; cu1(2*pi*0.3) c[2],e[0];
h c[0]; cu1(-pi/2) c[0],c[1]; h c[1]; cu1(-pi/4) c[0],c[2]; cu1(-pi/2) c[1],c[2]; h c[2];
