OPENQASM 3;
include "stdgates.inc";
qubit[3] q;
ry(0.4) q[0]; ry(0.9) q[1]; rx(1.7) q[2];
p(.1) q[0]; x q[1]; y q[2]; z q[0]; h q[1]; s q[2]; sdg q[0]; t q[1]; tdg q[2]; sx q[0]; rx(.2) q[1]; ry(.3) q[2]; rz(.4) q[0];
cx q[0],q[1]; cy q[1],q[2]; cz q[2],q[0]; cp(.5) q[0],q[1]; crx(.6) q[1],q[2]; cry(.7) q[2],q[0]; crz(.8) q[0],q[1]; ch q[1],q[2];
swap q[0],q[2]; ccx q[0],q[1],q[2]; cswap q[2],q[1],q[0]; cu(.1,.2,.3,.4) q[0],q[1];
CX q[1],q[2]; phase(.3) q[0]; cphase(.2) q[1],q[2]; id q[0]; u1(.2) q[0]; u2(.3,.4) q[1]; u3(.5,.6,.7) q[2];
ry(1.1) q;
