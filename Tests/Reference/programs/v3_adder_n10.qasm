OPENQASM 3; include "stdgates.inc";
gate majority a, b, c { cx c, b; cx c, a; ccx a, b, c; }
gate unmaj a, b, c { ccx a, b, c; cx c, a; cx a, b; }
qubit[1] cin; qubit[4] a; qubit[4] b; qubit[1] cout; bit[5] ans;
uint[4] a_in = 9; uint[4] b_in = 13;
reset cin; reset a; reset b; reset cout;
for uint i in [0: 3] { if(bool(a_in[i])) x a[i]; if(bool(b_in[i])) x b[i]; }
majority cin[0], b[0], a[0];
for uint i in [0: 2] { majority a[i], b[i + 1], a[i + 1]; }
cx a[3], cout[0];
for uint i in [2: -1: 0] { unmaj a[i],b[i+1],a[i+1]; }
unmaj cin[0], b[0], a[0];
ans[0:3] = measure b[0:3];
ans[4] = measure cout[0];
