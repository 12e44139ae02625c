OPENQASM 2.0; include "qelib1.inc"; qreg cin[1]; qreg a[4]; qreg b[4]; qreg cout[1]; x a[0]; x a[3]; x b[1]; x b[2]; x cout;
