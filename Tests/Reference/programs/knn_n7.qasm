OPENQASM 2.0;
include "qelib1.inc";
gate fredkin a,b,c { cx c,b; ccx a,b,c; cx c,b; }
qreg q[7]; creg c[1];
h q[0];
u(0.1,0.2,0.3) q[1]; u(0.4,0.5,0.6) q[2]; U(0.7,0.8,0.9) q[3];
ry(2.1) q[4]; ry(2.2) q[5]; ry(-2.3) q[6];
fredkin q[0],q[1],q[4]; fredkin q[0],q[2],q[5]; fredkin q[0],q[3],q[6];
h q[0]; measure q[0] -> c[0];
