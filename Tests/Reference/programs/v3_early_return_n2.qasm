OPENQASM 3.0; include "stdgates.inc";
def f(int k, qubit a) -> bool { if (k > 3) { x a; return true; } ry(0.3) a; return false; }
qubit[2] q; bool b = f(5, q[0]); bool d = f(2, q[1]);
if (b && !d) h q[0];
