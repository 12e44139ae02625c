OPENQASM 2.0;
include "qelib1.inc";
gate w(a,b) q { u3(a^2+b^2,-a*-b,a/-b) q; rz(-(a+b)) q; ry(+a) q; rx(a-(-b)) q; ry(2^a^b) q; rz(ln(a+5)/exp(b)) q; rx(pi/(a*b)) q; ry(cos(a)*cos(a)+sin(a)*sin(a)) q; }
qreg q[2];
w(0.3,0.7) q[0]; w(-1.1,2) q[1]; cx q[0],q[1]; w(pi/7,-pi/3) q[1];
