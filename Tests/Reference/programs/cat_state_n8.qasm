OPENQASM 2.0;
include "qelib1.inc";
qreg bits[8]; creg c[8];
h bits[0];
cx bits[0],bits[1]; cx bits[1],bits[2]; cx bits[2],bits[3]; cx bits[3],bits[4]; cx bits[4],bits[5]; cx bits[5],bits[6]; cx bits[6],bits[7];
measure bits -> c;
