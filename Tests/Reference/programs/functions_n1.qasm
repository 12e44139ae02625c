OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
rx(sin(0.5)) q[0];ry(cos(0.5)) q[0];rx(tan(0.5)) q[0];ry(exp(0.5)) q[0];rx(ln(0.5)) q[0];ry(sqrt(0.5)) q[0];
rx(asin(0.5)) q[0];ry(acos(0.5)) q[0];rx(atan(0.5)) q[0];ry(sin(cos(tan(pi/7)))) q[0];
rx(-sin(-pi/3)^2) q[0];
