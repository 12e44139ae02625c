OPENQASM 3.0; include "stdgates.inc"; qubit[3] a; qubit[3] b; ry(0.4) a; cx a, b; ctrl @ rz(0.3) a[0], b; h a; ccx a, b, a[{1, 2, 0}];
