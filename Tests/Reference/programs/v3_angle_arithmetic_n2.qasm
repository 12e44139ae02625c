OPENQASM 3.0; include "stdgates.inc"; qubit[2] q;
angle[8] a = pi; angle[8] b = a + a; angle[8] c = pi / 2; angle[8] d = c * 3; angle[8] e = d / 2; uint[8] ratio = d / c; 
rx(b) q[0]; ry(c) q[0]; ry(e) q[1];
if (ratio == 3) x q[1]; if (a > c) rz(a - c) q[0]; if (c[6]) ry(0.1) q[1];
angle[4] f = "0100"; rx(f) q[0]; angle[8] g = a >> 2; rx(g) q[1]; h q;
