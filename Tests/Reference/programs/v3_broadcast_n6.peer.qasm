OPENQASM 2.0; include "qelib1.inc"; qreg a[3]; qreg b[3]; ry(0.4) a; cx a,b; crz(0.3) a[0],b; h a; ccx a[0],b[0],a[1]; ccx a[1],b[1],a[2]; ccx a[2],b[2],a[0];
