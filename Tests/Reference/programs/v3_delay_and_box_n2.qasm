OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
h q[0];
delay[100ns] q[0];
delay[2us] q;
delay[50dt] q[1];
box { cx q[0], q[1]; delay[1ms] q[0]; }
box [300ns] { x q[0]; }
barrier;
barrier q;
