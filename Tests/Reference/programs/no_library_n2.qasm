OPENQASM 2.0;
gate h a { U(pi/2,0,pi) a; }
gate cz a,b { h b; CX a,b; h b; }
qreg q[2]; creg c[2];
h q[0]; h q[1]; cz q[0],q[1]; U(0.4,0.2,0.1) q[1]; U(-0.4,0,0) q[0];
measure q -> c;
