OPENQASM 3.0; include "qelib1.inc"; qubit[2] q; h q[0]; cu1(0.3) q[0], q[1]; rzz(0.4) q[0], q[1]; u(.1,.2,.3) q[1];
