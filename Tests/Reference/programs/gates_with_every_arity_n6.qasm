OPENQASM 2.0;
include "qelib1.inc";
gate g1(a1,a2,a3,a4,a5,a6,a7) x1 { u3(a1+a2,a3*a4,a5/(a6+10)-a7) x1; }
gate g6 a,b,c,d,e,f { cx a,b; cx b,c; cx c,d; cx d,e; cx e,f; barrier a,b,c; h a; t f; }
gate g3(t) a,b,c { g1(t,t,t,t,t,t,t) a; g1(1,2,3,4,5,6,7) b; cswap a,b,c; }
qreg q[6];
g1(.1,.2,.3,.4,.5,.6,.7) q[0]; g3(0.3) q[2],q[1],q[0]; g6 q[5],q[4],q[3],q[2],q[1],q[0]; g6 q[0],q[2],q[4],q[1],q[3],q[5]; g3(-pi) q[3],q[4],q[5];
