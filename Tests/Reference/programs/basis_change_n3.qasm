OPENQASM 2.0;
include "qelib1.inc";
qreg q[3]; creg c[3];
u3(pi*0.5,0,pi*0.5) q[0]; u3(pi*0.5,0,pi*1.0) q[1]; rz(pi*-0.25) q[2];
cz q[0],q[1]; u3(pi*0.3918265521,pi*-0.2,0) q[1]; cz q[1],q[2];
u3(pi*1.4,0,pi*1.6) q[2]; rx(pi*0.1) q[0];
measure q[0] -> c[0]; measure q[1] -> c[1]; measure q[2] -> c[2];
