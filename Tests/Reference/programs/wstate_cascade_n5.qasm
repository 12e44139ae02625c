OPENQASM 2.0;
include "qelib1.inc";
qreg q[5];
creg c[5];
gate f(theta) a,b { ry(-theta) b; cz a,b; ry(theta) b; }
x q[4];
f(acos(sqrt(1/5))) q[4],q[3];
f(acos(sqrt(1/4))) q[3],q[2];
f(acos(sqrt(1/3))) q[2],q[1];
f(acos(sqrt(1/2))) q[1],q[0];
cx q[3],q[4]; cx q[2],q[3]; cx q[1],q[2]; cx q[0],q[1];
measure q -> c;
