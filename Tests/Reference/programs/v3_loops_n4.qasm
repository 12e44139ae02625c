OPENQASM 3.0;
include "stdgates.inc";
const int[32] n = 4;
qubit[n] q;
for int i in [0:n-1] { ry(0.1 * (i + 1)) q[i]; }
for uint i in [0:2] cx q[i], q[i + 1];
for int k in {0, 2, 3} { rx(pi / (k + 1)) q[k]; }
for int j in [3:-1:1] { cp(pi / 2 ** j) q[0], q[j]; }
for int i in [0:2:3] { h q[i]; }
