OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; 
for int i in [0:2] { reset q[i]; h q[i]; }
let a = q[0:1];
let b = q[{2, 0}];
let c = a ++ q[2];
x a; ry(0.3) b; cx b[0], b[1]; rz(0.4) c; ry(0.2) c;
