OPENQASM 3.0; include "stdgates.inc"; qubit q;
for float[64] f in {0.1, 0.25, -0.7} { rx(f) q; }
for angle a in {pi/3, pi/5} { ry(a) q; }
