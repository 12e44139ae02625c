OPENQASM 2.0;
include "qelib1.inc";
gate nothing a { }
gate still(t) a { barrier a; }
qreg q[1]; creg c[1];
nothing q[0]; still(0.4) q[0]; h q[0]; id q[0]; u0(0) q[0];
