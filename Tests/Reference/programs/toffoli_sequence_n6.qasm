OPENQASM 2.0;
include "qelib1.inc";
qreg q[6]; creg c[6];
x q[0];x q[1];h q[2];
ccx q[0],q[1],q[3];ccx q[2],q[3],q[4];ccx q[3],q[4],q[5];ccx q[5],q[2],q[0];
measure q->c;
