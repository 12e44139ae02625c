OPENQASM 2.0;
include "qelib1.inc";
gate qq a,b { cx a,b; }
gate c_ a { h a; }
qreg a[1]; qreg b[1]; creg d[1];
c_ a[0]; qq a[0],b[0]; measure b[0]->d[0]; if(d==1) c_ b[0];
