OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; creg c[1]; ry(pi*0.4) q[0]; h q[0]; cx q[0],q[1]; sxdg q[1]; measure q[0]->c[0]; if(c==1) x q[1]; sxdg q[1];
