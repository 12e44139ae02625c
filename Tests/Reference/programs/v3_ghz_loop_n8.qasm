OPENQASM 3.0; include "stdgates.inc"; const int n = 8; qubit[n] q; bit[n] c; h q[0]; for int i in [1:n - 1] { cx q[i - 1], q[i]; } rz(π / n) q; h q; c = measure q;
