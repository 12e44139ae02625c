OPENQASM 2.0;
include "qelib1.inc";
qreg q[4];
gate bond(t) a,b { rxx(2*t) a,b; rx(pi/2) a; rx(pi/2) b; rzz(2*t) a,b; rx(-pi/2) a; rx(-pi/2) b; rzz(2*t) a,b; }
x q[0]; x q[2];
bond(0.1) q[0],q[1]; bond(0.1) q[2],q[3]; bond(0.1) q[1],q[2]; rz(-0.2*0.5) q;
bond(0.1) q[0],q[1]; bond(0.1) q[2],q[3]; bond(0.1) q[1],q[2]; rz(-0.2*0.5) q;
bond(0.1) q[0],q[1]; bond(0.1) q[2],q[3]; bond(0.1) q[1],q[2]; rz(-0.2*0.5) q;
