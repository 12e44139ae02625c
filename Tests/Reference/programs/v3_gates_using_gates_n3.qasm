OPENQASM 3.0; include "stdgates.inc";
gate pair(a) x1, y1 { ctrl @ ry(a) x1, y1; inv @ s y1; }
gate triple(a, b) x1, y1, z1 { pair(a) x1, y1; negctrl @ pair(b) z1, y1, x1; pow(2) @ pair(a * b) y1, z1; }
gate loopy(a) x1, y1 { for int i in [1:3] { rx(a * i) x1; cx x1, y1; } }
qubit[3] q; h q;
triple(0.3, 0.8) q[0], q[1], q[2]; inv @ triple(0.1, 0.2) q[2], q[0], q[1]; ctrl @ loopy(0.2) q[0], q[1], q[2]; inv @ ctrl @ loopy(0.1) q[2], q[1], q[0];
h q;
