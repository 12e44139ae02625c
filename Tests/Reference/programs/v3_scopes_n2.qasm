OPENQASM 3.0; include "stdgates.inc"; qubit[2] q; int a = 3;
if (true) { int a = 5; if (a == 5) x q[0]; a = 7; }
{ int b = a; if (b == 3) ry(0.4) q[1]; }
for int a in [1:2] { rx(0.1 * a) q[1]; }
if (a == 3) h q[0];
