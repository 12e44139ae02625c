OPENQASM 2.0;
include "qelib1.inc";
qreg q[2]; creg c[2]; creg d[2];
h q[0]; measure q[0] -> c[0];
ry(1.0) q;
if(c==1) measure q -> d;
if(d==3) x q[0];
