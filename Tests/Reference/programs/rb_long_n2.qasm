OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
creg c[2];
sdg q[0];h q[1];sdg q[1];cx q[0],q[1];sx q[0];sxdg q[1];cx q[1],q[0];y q[0];s q[1];h q[0];
barrier q[0],q[1];
h q[0];sdg q[1];y q[0];cx q[1],q[0];sx q[1];sxdg q[0];cx q[0],q[1];t q[1];tdg q[1];s q[1];h q[1];s q[0];
measure q -> c;
