OPENQASM 2.0;
include "qelib1.inc";

qreg q[3];
creg c[3];
h q[0];
rz(0.25*pi) q[1];
u3(0.5*pi,1.5*pi,0.25*pi) q[2];
cx q[0],q[1];
rzz(0.3*pi) q[1],q[2];
sx q[2];
measure q[0] -> c[0];
if(c==1) x q[1];
if(c==1) rz(3.5*pi) q[2];
barrier q[0],q[2];
measure q[1] -> c[1];
measure q[2] -> c[2];
