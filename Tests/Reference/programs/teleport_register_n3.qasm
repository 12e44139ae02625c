OPENQASM 2.0;
include "qelib1.inc";
qreg alice[2]; qreg bob[1]; creg m[2];
u3(1.2,0.4,-0.7) alice[0];
h alice[1]; cx alice[1],bob[0];
cx alice[0],alice[1]; h alice[0];
measure alice -> m;
if(m==1) z bob[0];
if (m == 2) x bob[0];
if(m==3)
  y bob;
