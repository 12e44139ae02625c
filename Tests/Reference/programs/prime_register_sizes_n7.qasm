OPENQASM 2.0;
include "qelib1.inc";
qreg eigenvalue_reg[2]; qreg q_1[1]; qreg aA9_z[3]; qreg last[1];
creg meas_0[2]; creg m[1];
x q_1; h eigenvalue_reg; cx eigenvalue_reg[1],aA9_z[2]; cx q_1,last; cu1(0.7) eigenvalue_reg[0],q_1[0]; h eigenvalue_reg[0];
measure eigenvalue_reg -> meas_0; measure last -> m;
