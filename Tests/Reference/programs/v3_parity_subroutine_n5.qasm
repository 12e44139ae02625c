OPENQASM 3.0; include "stdgates.inc";
const int n = 4;
def parity(bit[n] cin) -> bit { bit c; c = 0; for int i in [0: n - 1] { c ^= cin[i]; } return c; }
qubit[n] q; qubit r; bit[n] c;
ry(0.5) q; c = measure q;
bit result = parity(c);
if (result) x r;
