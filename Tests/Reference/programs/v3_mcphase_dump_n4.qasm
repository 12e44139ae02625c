OPENQASM 3.0;
include "stdgates.inc";
gate mcphase(p0) _gate_q_0, _gate_q_1, _gate_q_2, _gate_q_3 {
  ctrl(3) @ p(p0) _gate_q_0, _gate_q_1, _gate_q_2, _gate_q_3;
}
gate mcx _gate_q_0, _gate_q_1, _gate_q_2, _gate_q_3 {
  h _gate_q_3;
  mcphase(pi) _gate_q_0, _gate_q_1, _gate_q_2, _gate_q_3;
  h _gate_q_3;
}
qubit[4] q;
h q[0]; h q[1]; ry(1.2) q[2];
mcx q[0], q[1], q[2], q[3];
