OPENQASM 2.0;
include "qelib1.inc";
gate f(a,b,c) x { u3(a*b,b/c,-c) x; }
gate g(a) x,y { f(a,2*a,a^2+1) x; f(sin(a),cos(a),exp(-a)) y; cx x,y; }
gate none() x { h x; }
gate empty x,y { }
qreg q[2];
g(0.3) q[0],q[1];
g(-1.7) q[1],q[0];
none() q[0];
empty q[0],q[1];
none q[1];
