OPENQASM 2.0;
include "qelib1.inc";
gate rzx(param0) q0,q1 { h q1; cx q0,q1; rz(param0) q1; cx q0,q1; h q1; }
gate ecr q0,q1 { rzx(pi/4) q0,q1; x q0; rzx(-pi/4) q0,q1; }
gate r(param0,param1) q0 { u3(param0,param1 - pi/2,pi/2 - param1) q0; }
gate iswap q0,q1 { s q0; s q1; h q0; cx q0,q1; cx q1,q0; h q1; }
gate dcx q0,q1 { cx q0,q1; cx q1,q0; }
gate xx_plus_yy(param0,param1) q0,q1 { rz(param1) q0; rz(-pi/2) q1; sx q1; rz(pi/2) q1; s q0; cx q1,q0; ry(-param0/2) q1; ry(-param0/2) q0; cx q1,q0; sdg q0; rz(-pi/2) q1; sxdg q1; rz(pi/2) q1; rz(-param1) q0; }
gate mcphase(param0) q0,q1,q2 { cp(pi/4) q1,q2; cx q1,q0; cp(-pi/4) q0,q2; cx q1,q0; cp(pi/4) q0,q2; }
qreg q[3];
creg meas[3];
r(0.3,0.7) q[0];
ecr q[0],q[1];
iswap q[1],q[2];
dcx q[0],q[2];
xx_plus_yy(0.4,1.1) q[0],q[1];
mcphase(pi/4) q[0],q[1],q[2];
r(1.3,-0.7) q[2];
barrier q[0],q[1],q[2];
measure q[0] -> meas[0];
measure q[1] -> meas[1];
measure q[2] -> meas[2];
