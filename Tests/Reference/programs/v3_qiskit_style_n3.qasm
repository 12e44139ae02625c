OPENQASM 3.0;
include "stdgates.inc";
gate rzx(p0) _gate_q_0, _gate_q_1 {
  h _gate_q_1;
  cx _gate_q_0, _gate_q_1;
  rz(p0) _gate_q_1;
  cx _gate_q_0, _gate_q_1;
  h _gate_q_1;
}
bit[3] meas;
qubit[3] q;
U(pi/2, 0, pi) q[0];
rzx(pi/5) q[0], q[1];
cx q[1], q[2];
p(-pi/8) q[2];
u3(0.1, 0.2, 0.3) q[0];
u2(0.4, 0.5) q[1];
u1(0.6) q[2];
phase(0.7) q[0];
cphase(0.8) q[0], q[2];
id q[1];
barrier q[0], q[1], q[2];
meas[0] = measure q[0];
meas[1] = measure q[1];
meas[2] = measure q[2];
