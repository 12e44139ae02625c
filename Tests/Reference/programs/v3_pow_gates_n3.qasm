OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; ry(0.3) q; h q[0];
pow(1/3.0) @ swap q[0], q[1]; pow(0.25) @ ctrl @ z q[1], q[2]; pow(-2) @ rx(0.3) q[0]; pow(3) @ ccx q[0], q[1], q[2]; pow(0) @ h q[0]; pow(2.5) @ t q[1]; h q;
