OPENQASM 3.0; include "stdgates.inc";
gate pair(a) x1, y1 { cry(a) x1, y1; sdg y1; }
gate unpair(a) x1, y1 { s y1; cry(-a) x1, y1; }
qubit[3] q; h q;
pair(0.3) q[0], q[1]; x q[2]; ctrl @ pair(0.8) q[2], q[1], q[0]; x q[2]; pair(0.24) q[1], q[2]; pair(0.24) q[1], q[2];
unpair(0.02) q[0], q[1]; unpair(0.02) q[0], q[1]; x q[1]; ctrl @ unpair(0.2) q[1], q[0], q[2]; x q[1]; unpair(0.1) q[2], q[0];
crx(0.2) q[0],q[1]; ccx q[0],q[1],q[2]; crx(0.4) q[0],q[1]; ccx q[0],q[1],q[2]; crx(0.6) q[0],q[1]; ccx q[0],q[1],q[2];
ccx q[2],q[1],q[0]; crx(-0.3) q[2],q[1]; ccx q[2],q[1],q[0]; crx(-0.2) q[2],q[1]; ccx q[2],q[1],q[0]; crx(-0.1) q[2],q[1];
h q;
