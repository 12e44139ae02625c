OPENQASM 2.0;
include "qelib1.inc";
qreg q[4]; creg c[4];
gate plus1 a,b,c,d { c3x a,b,c,d; ccx a,b,c; cx a,b; x a; }
h q[3];
plus1 q[0],q[1],q[2],q[3]; plus1 q[0],q[1],q[2],q[3]; plus1 q[0],q[1],q[2],q[3]; plus1 q[0],q[1],q[2],q[3]; plus1 q[0],q[1],q[2],q[3];
measure q -> c;
