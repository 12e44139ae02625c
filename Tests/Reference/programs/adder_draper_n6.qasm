OPENQASM 2.0;
include "qelib1.inc";
qreg a[3]; qreg b[3]; creg r[3];
x a[0]; x a[2]; x b[1]; h b[0];
h b[2]; cu1(pi/2) b[1],b[2]; cu1(pi/4) b[0],b[2]; h b[1]; cu1(pi/2) b[0],b[1]; h b[0];
cu1(pi) a[2],b[2]; cu1(pi/2) a[1],b[2]; cu1(pi/4) a[0],b[2]; cu1(pi) a[1],b[1]; cu1(pi/2) a[0],b[1]; cu1(pi) a[0],b[0];
h b[0]; cu1(-pi/2) b[0],b[1]; h b[1]; cu1(-pi/4) b[0],b[2]; cu1(-pi/2) b[1],b[2]; h b[2];
measure b -> r;
