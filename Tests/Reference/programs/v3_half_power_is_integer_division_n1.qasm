OPENQASM 3.0; include "stdgates.inc";
qubit q; h q; pow(1/2) @ z q; pow(1/2.0) @ z q; h q;
