OPENQASM 3.0; include "stdgates.inc";
def bell(qubit a, qubit b) { h a; cx a, b; }
def turn(float[64] t, qubit[2] r) { ry(t) r[0]; rx(t / 2) r[1]; }
def flip(qubit a) -> bit { bit r; h a; r = measure a; return r; }
def sum(int a, int b) -> int { return a + b; }
def twice(int a) -> int { return sum(a, a); }
qubit[3] q; bit c;
bell(q[0], q[1]);
turn(0.4, q[1:2]);
c = flip(q[2]);
if (c) { x q[0]; }
if (twice(4) == 8) ry(0.1 * sum(1, 2)) q[1];
