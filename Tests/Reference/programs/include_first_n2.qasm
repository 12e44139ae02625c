// the version after a blank line and comments

// more

OPENQASM 2.0;

qreg q[2];
include "qelib1.inc";
h q[0]; cx q[0],q[1];
