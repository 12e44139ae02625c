OPENQASM 2.0;
include "qelib1.inc";
qreg q[5];
ry(0.3) q[0];ry(0.8) q[1];rx(1.3) q[2];ry(1.9) q[3];rx(0.9) q[4];
ccx q[0],q[1],q[2];cswap q[2],q[3],q[4];rccx q[4],q[0],q[1];rc3x q[0],q[1],q[2],q[3];c3x q[3],q[4],q[0],q[1];
c3sqrtx q[1],q[2],q[3],q[4];c4x q[0],q[1],q[2],q[3],q[4];
h q;
