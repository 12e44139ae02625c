include "qelib1.inc";
qreg q[1]; h q[0];
