OPENQASM 2.0;
include "qelib1.inc";
gate twist(x) h { rx(x) h; }
gate turn(q) c { ry(q) c; }
qreg q[2]; creg c[2];
twist(0.3) q[0]; turn(0.4) q[1]; cx q[0],q[1];
measure q->c;
