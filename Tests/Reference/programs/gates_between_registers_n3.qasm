OPENQASM 2.0;
include "qelib1.inc";
qreg a[1];
h a[0];
creg ca[1];
measure a[0] -> ca[0];
qreg b[2];
if(ca==1) h b;
gate late x,y { cx x,y; ry(0.3) y; }
late b[0],b[1];
creg cb[2];
measure b -> cb;
