OPENQASM 2.0;
include "qelib1.inc";
qreg q[4]; creg meas[4];
u3(1.0,0.4,0) q[0];u3(2.0,0,0.4) q[1];u3(3.0,-0.4,0) q[2];u3(0.5,0,-0.4) q[3];
cry(0.37) q[0],q[1];cry(0.61) q[1],q[2];cry(0.83) q[2],q[3];cry(0.11) q[3],q[0];
crz(0.37) q[0],q[1];crx(0.61) q[1],q[2];
measure q->meas;
