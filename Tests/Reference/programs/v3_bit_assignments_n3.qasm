OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; bit[3] c; bit[3] d; bit x_;
ry(0.4) q; c[0:1] = measure q[0:1]; d[{0, 2}] = c[0:1]; d[1] = c[0] & c[1]; x_ = d[1];
if (d == "101") h q[2]; if (x_) x q[2];
