OPENQASM 3; include "stdgates.inc";
const int n = 3;
const float[64] θ = 3 * π / 8;
qubit q; qubit r; angle[n] c = 0; bit[n] out;
reset q; reset r; x r;
uint[n] power = 1;
for uint i in [0:n - 1] {
  reset q;
  h q;
  ctrl @ pow(2 ** (n - 1 - i)) @ phase(2 * θ) q, r;
  inv @ phase(c) q;
  h q;
  out[i] = measure q;
  c = c >> 1;
  if (out[i]) { c += pi / 2; }
}
