OPENQASM 3.0; include "stdgates.inc"; qubit[4] q; bit[3] c;
ry(0.6) q[0]; ry(0.9) q[1]; h q[2]; c = measure q[0:2];
if (c == 3) { x q[3]; } 
if (c > 4) { ry(0.2) q[3]; } if (c != 0) { rx(0.1) q[3]; } if (uint[3](c) % 2 == 1) { ry(0.1) q[3]; } if (c[0] ^ c[2]) { rx(0.3) q[3]; }
if (c <= 1 && !(c == 0)) h q[3]; if (bool(c)) z q[3]; if (int(c[0:1]) == 2) h q[3];
