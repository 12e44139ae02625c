OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; h q; cp(pi/3) q[0],q[1]; cx q[1],q[2]; rz(0.4) q[0]; ctrl(2) @ rz(0.6) q[0],q[1],q[2]; h q;
