OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
rx(1000) q[0]; ry(-1000.5) q[0]; rz(123456.789) q[0]; rx(1e5) q[1]; ry(4*pi) q[1]; rx(-pi) q[1]; rx(6.283185307179586) q[0]; crx(7) q[0],q[1]; cry(-9) q[1],q[0]; crz(20) q[0],q[1]; rxx(100) q[0],q[1]; rzz(-77) q[1],q[0]; ry(1) q[0]; rx(1) q[1];
