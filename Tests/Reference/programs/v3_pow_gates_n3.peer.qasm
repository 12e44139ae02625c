OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; ry(0.3) q; h q[0];
cx q[0],q[1]; h q[0]; cp(pi/3) q[1],q[0]; h q[0]; cx q[0],q[1]; cp(pi/4) q[1],q[2]; rx(-0.6) q[0]; ccx q[0],q[1],q[2]; p(2.5*pi/4) q[1]; h q;
