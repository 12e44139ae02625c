OPENQASM 2.0;
include "qelib1.inc";
qreg q[4];
h q; rxx(0.7) q[0],q[1]; rzz(0.3) q[1],q[2]; cu3(.1,.2,.3) q[2],q[3]; csx q[3],q[0];
cu3(-.1,-.3,-.2) q[2],q[3]; rxx(-0.2) q[0],q[1];
rxx(pi) q[2],q[3]; rzz(2*pi) q[0],q[3];
h q;
