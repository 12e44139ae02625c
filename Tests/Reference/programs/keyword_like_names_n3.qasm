OPENQASM 2.0;
include "qelib1.inc";
qreg input[1]; qreg output[1]; qreg bit[1]; creg angle[1]; creg int[2]; creg let[1];
gate for a { h a; }
gate ctrl a,b { cx a,b; }
gate inv(def) a { rx(def) a; }
gate pow a { t a; }
for input[0]; ctrl input[0],output[0]; inv(0.3) bit[0]; pow bit[0];
measure input[0] -> angle[0];
if(angle==1) for bit[0];
