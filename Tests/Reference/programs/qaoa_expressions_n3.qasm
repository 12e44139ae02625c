OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
creg m[3];
gate cost(gamma) a,b { cx a,b; u1(-gamma) b; cx a,b; }
gate mix(beta) a { u3(2*beta,-pi/2,pi/2) a; }
h q[0];h q[1];h q[2];
cost(0.1+0.2*3^2/(1.5-0.5)) q[0],q[1];
cost(-(-1.25e-1)) q[1],q[2];
cost(ln(exp(2))-sqrt(2.25)) q[0],q[2];
mix(sin(pi/6)) q[0];
mix(cos(pi/3)*tan(pi/4)) q[1];
mix(2^-1) q[2];
measure q -> m;
