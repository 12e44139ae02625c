OPENQASM 2.0;
include "qelib1.inc";
opaque delay(param0) q0;
qreg q[2]; creg meas[2];
h q[0]; delay(100.0) q[0]; cx q[0],q[1]; delay(3) q[1]; barrier q[0],q[1];
measure q[0] -> meas[0]; measure q[1] -> meas[1];
