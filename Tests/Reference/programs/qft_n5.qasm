OPENQASM 2.0;include "qelib1.inc";qreg q[5];creg c[5];
x q[0];x q[2];barrier q;
h q[4];cu1(pi/2) q[3],q[4];cu1(pi/4) q[2],q[4];cu1(pi/8) q[1],q[4];cu1(pi/16) q[0],q[4];
h q[3];cu1(pi/2) q[2],q[3];cu1(pi/4) q[1],q[3];cu1(pi/8) q[0],q[3];
h q[2];cu1(pi/2) q[1],q[2];cu1(pi/4) q[0],q[2];
h q[1];cu1(pi/2) q[0],q[1];h q[0];
ry(0.3) q[1];rx(1.1) q[3];h q;
measure q->c;
