OPENQASM 2.0;
include "qelib1.inc";
qreg q[5]; creg m[5];
rz(0.1) q[0];sx q[0];rz(3.2) q[0];sx q[0];rz(9.5) q[0];
rz(-1.1) q[1];sx q[1];rz(4.2) q[1];sx q[1];rz(5*pi/2) q[1];
sx q[2];rz(pi/4) q[2];sx q[3];x q[4];sxdg q[4];
cx q[0],q[1];cx q[1],q[2];cx q[3],q[2];cx q[4],q[3];
rz(-pi/2) q[2];sx q[2];rz(pi/2) q[2];sx q[0];sx q[4];
measure q->m;
