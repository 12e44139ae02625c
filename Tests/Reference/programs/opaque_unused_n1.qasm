OPENQASM 2.0;
include "qelib1.inc";
opaque magic(alpha,beta) a,b;
opaque dark a;
qreg q[1];
h q[0];
