OPENQASM 3.0; include "stdgates.inc";
const uint n = 3; qubit[n] c; qubit eigen; bit[n] m;
def iqft(qubit[n] r) {
  for uint i in [0:n - 1] { for uint j in [0:i] { if (j < i) cp(-pi / 2 ** (i - j)) r[j], r[i]; } h r[i]; }
}
x eigen; h c;
for uint i in [0:n - 1] { ctrl @ pow(2 ** (n - 1 - i)) @ p(2 * pi * 0.3) c[i], eigen; }
iqft(c);
m = measure c;
