// Generated from Cirq v0.8.0

OPENQASM 2.0;
include "qelib1.inc";


// Qubits: [0, 1, 2]
qreg q[3];
creg m_result[3];  // Measurement: result


h q[0];
rx(pi*0.25) q[1];

// Gate: PhasedXPowGate(phase_exponent=0.3, exponent=0.7)
rz(pi*-0.3) q[2];
rx(pi*0.7) q[2];
rz(pi*0.3) q[2];

// Gate: CZ**0.5
u3(pi*0.5,pi*1.0,pi*0.75) q[0];
u3(pi*0.5,pi*1.0,pi*0.25) q[1];
sx q[0];
cx q[0],q[1];
rx(pi*0.25) q[0];
ry(pi*0.5) q[1];
cx q[1],q[0];
sxdg q[1];
s q[1];
cx q[0],q[1];
u3(pi*0.5,pi*0.5,pi*1.0) q[0];
u3(pi*0.5,pi*0.0,pi*1.0) q[1];

// Gate: cirq.MeasurementGate(3, 'result', ())
measure q[0] -> m_result[0];
measure q[1] -> m_result[1];
measure q[2] -> m_result[2];
