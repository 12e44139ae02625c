// Generated from Cirq v1.7.0

OPENQASM 3.0;
include "stdgates.inc";


// Qubits: [q(0), q(1)]
qubit[2] q;
bit[1] m_a;


// Gate: ISWAP**0.3
ry(pi*0.4) q[0];
h q[0];
cx q[0],q[1];
sxdg q[1];
rz(pi*0.5) q[0];
m_a[0] = measure q[0];
if (m_a!=0) x q[1];
sxdg q[1];
