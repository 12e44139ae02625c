OPENQASM 2.0;
include "qelib1.inc";
// a = 11, N = 15: multiply by 11 swaps bits
qreg q[5]; creg c0[1]; creg c1[1]; creg c2[1];
x q[1];
h q[0]; h q[0]; measure q[0] -> c0[0]; reset q[0];
h q[0]; if(c0==1) u1(pi/2) q[0]; h q[0]; measure q[0]->c1[0]; reset q[0];
h q[0];
cx q[2],q[4]; ccx q[0],q[4],q[2]; cx q[2],q[4];
cx q[1],q[3]; ccx q[0],q[3],q[1]; cx q[1],q[3];
if(c1==1) u1(pi/2) q[0];
if(c0==1) u1(pi/4) q[0];
h q[0]; measure q[0]->c2[0];
