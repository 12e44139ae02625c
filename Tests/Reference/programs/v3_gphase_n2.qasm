OPENQASM 3.0; include "stdgates.inc";
gate myp(a) q { gphase(a / 2); rz(a) q; }
gate mys q { U(0, 0, pi / 2) q; }
qubit[2] q; h q; gphase(pi / 4);
ctrl @ myp(0.7) q[0], q[1]; ctrl @ mys q[1], q[0]; ctrl @ inv @ myp(0.2) q[0], q[1];
h q;
