OPENQASM 3.0; include "stdgates.inc"; qubit q; output bit result; output float[64] f; h q; f = 0.3; ry(f) q; result = measure q;
