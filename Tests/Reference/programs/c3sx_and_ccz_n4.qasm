OPENQASM 2.0;
include "qelib1.inc";
gate ccz a,b,c { h c; ccx a,b,c; h c; }
qreg q[4];
h q;
t q[0]; rx(0.1) q[3];
ccz q[0],q[1],q[2];
c3sqrtx q[0],q[2],q[1],q[3];
ccz q[3],q[2],q[1];
h q;
