OPENQASM 2.0;
include "qelib1.inc";
qreg q[2]; qreg r[1];
barrier q; barrier q,r; barrier q[0],r[0],q[1]; h q[0]; barrier r; cx q[0],r[0]; barrier q[1];
gate b x,y { barrier x; h x; barrier x,y; cx x,y; barrier y,x; }
b q[0],q[1]; b r[0],q[1];
