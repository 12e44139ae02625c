OPENQASM 2.0;
include "qelib1.inc";
gate oracle a,b,c,d { h d; c3x a,b,c,d; h d; }
gate diffusion a,b,c,d { h a; h b; h c; h d; x a; x b; x c; x d; oracle a,b,c,d; x a; x b; x c; x d; h a; h b; h c; h d; }
qreg q[4];
creg c[4];
h q[0]; h q[1]; h q[2]; h q[3];
oracle q[0],q[1],q[2],q[3];
diffusion q[0],q[1],q[2],q[3];
oracle q[0],q[1],q[2],q[3];
diffusion q[0],q[1],q[2],q[3];
measure q -> c;
