OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; bit[3] b = "011"; int k = 0;
for bit x in b { if (x) { ry(0.3 + k) q[k]; } k += 1; }
