OPENQASM 3.0; include "stdgates.inc";
def xmeasure(qubit q) -> bit { h q; return measure q; }
def zz(qubit a, qubit b, qubit anc) -> bit { reset anc; cx a, anc; cx b, anc; return measure anc; }
qubit[3] q; bit r; bit s_;
ry(0.7) q[0]; ry(1.1) q[1];
r = zz(q[0], q[1], q[2]);
if (r) x q[0];
s_ = xmeasure(q[1]);
if (s_ && r) z q[0];
