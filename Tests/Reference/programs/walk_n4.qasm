OPENQASM 2.0;
include "qelib1.inc";
qreg pos[3]; qreg coin[1]; creg place[3];
gate up a,b,c,k { c3x k,a,b,c; ccx k,a,b; cx k,a; }
gate down a,b,c,k { x k; cx k,a; ccx k,a,b; c3x k,a,b,c; x k; }
x pos[2]; ry(pi/2) coin[0];
up pos[0],pos[1],pos[2],coin[0]; down pos[0],pos[1],pos[2],coin[0]; h coin[0];
up pos[0],pos[1],pos[2],coin[0]; down pos[0],pos[1],pos[2],coin[0]; h coin[0];
up pos[0],pos[1],pos[2],coin[0]; down pos[0],pos[1],pos[2],coin[0];
measure pos -> place;
