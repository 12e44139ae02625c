OPENQASM 3.0; include "stdgates.inc"; qubit[3] q; bit[4] b = "0100";
let high = b[2:3]; let ends = b[{3, 0}];
if (high == "01") x q[0];
ends[0] = 1; ry(0.4) q[2]; ends[1] = measure q[2];
if (b == "1101") h q[1]; if (b[3:-1:2] == "11") ry(0.3) q[0];
