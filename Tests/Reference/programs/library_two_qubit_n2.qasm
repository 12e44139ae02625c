OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
ry(0.3) q[0];ry(0.8) q[1];
cx q[0],q[1];CX q[1],q[0];cz q[0],q[1];cy q[1],q[0];swap q[0],q[1];ch q[0],q[1];crx(.2) q[1],q[0];cry(.3) q[0],q[1];crz(.4) q[1],q[0];
cu1(.5) q[0],q[1];cp(.6) q[1],q[0];cu3(.7,.8,.9) q[0],q[1];csx q[1],q[0];cu(1.,1.1,1.2,1.3) q[0],q[1];rxx(1.4) q[1],q[0];rzz(1.5) q[0],q[1];
