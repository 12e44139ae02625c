OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
ry(0.3) q[0];
u3(.1,.2,.3) q[0];u2(.4,.5) q[0];u1(.6) q[0];u0(1) q[0];u(.7,.8,.9) q[0];p(1.) q[0];
x q[0];y q[0];z q[0];h q[0];s q[0];sdg q[0];t q[0];tdg q[0];rx(1.1) q[0];ry(1.2) q[0];rz(1.3) q[0];
sx q[0];sxdg q[0];id q[0];U(1.4,1.5,1.6) q[0];
