OPENQASM 3.0; include "stdgates.inc"; qubit[4] q; bit[4] c;
ry(0.3) q[-1]; rx(0.4) q[-4]; h q[-3:-2]; x q[0:2:3]; cx q[{0, 1}], q[{2, 3}];
