OPENQASM 2.0;
include "qelib1.inc";
qreg a[2]; qreg b[2]; qreg prod[4]; creg r[4];
gate qft4 q0,q1,q2,q3 { h q3; cu1(pi/2) q2,q3; cu1(pi/4) q1,q3; cu1(pi/8) q0,q3; h q2; cu1(pi/2) q1,q2; cu1(pi/4) q0,q2; h q1; cu1(pi/2) q0,q1; h q0; }
gate iqft4 q0,q1,q2,q3 { h q0; cu1(-pi/2) q0,q1; h q1; cu1(-pi/4) q0,q2; cu1(-pi/2) q1,q2; h q2; cu1(-pi/8) q0,q3; cu1(-pi/4) q1,q3; cu1(-pi/2) q2,q3; h q3; }
gate ccu1(l) a,b,c { cu1(l/2) b,c; cx a,b; cu1(-l/2) b,c; cx a,b; cu1(l/2) a,c; }
x a; x b[0]; h b[1];
qft4 prod[0],prod[1],prod[2],prod[3];
// b0*a0 adds 1, b0*a1 adds 2, ...
ccu1(pi/8) b[0],a[0],prod[3]; ccu1(pi/4) b[0],a[0],prod[2]; ccu1(pi/2) b[0],a[0],prod[1]; ccu1(pi) b[0],a[0],prod[0];
ccu1(pi/4) b[0],a[1],prod[3]; ccu1(pi/2) b[0],a[1],prod[2]; ccu1(pi) b[0],a[1],prod[1];
ccu1(pi/4) b[1],a[0],prod[3]; ccu1(pi/2) b[1],a[0],prod[2]; ccu1(pi) b[1],a[0],prod[1];
ccu1(pi/2) b[1],a[1],prod[3]; ccu1(pi) b[1],a[1],prod[2];
iqft4 prod[0],prod[1],prod[2],prod[3];
measure prod -> r;
