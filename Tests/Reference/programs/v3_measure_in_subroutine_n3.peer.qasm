OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; creg r[1]; creg t_[1]; ry(0.7) q[0]; ry(1.1) q[1]; cx q[0],q[2]; cx q[1],q[2]; measure q[2]->r[0]; if(r==1) x q[0]; h q[1]; measure q[1]->t_[0];
