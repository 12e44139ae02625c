OPENQASM 2.0;
include "qelib1.inc";
// search among four items, with an ancilla ladder
qreg items[4]; qreg w[3]; qreg o[1]; creg found[4];
gate oracle a,b,c,d,e,f,g,t { x b; ccx a,b,e; ccx c,e,f; ccx d,f,g; cx g,t; ccx d,f,g; ccx c,e,f; ccx a,b,e; x b; }
gate spread a,b,c,d,e,f { h a; h b; h c; h d; x a; x b; x c; x d; ccx a,b,e; ccx c,e,f; h d; cx f,d; h d; ccx c,e,f; ccx a,b,e; x a; x b; x c; x d; h a; h b; h c; h d; }
h items; x o[0]; h o[0];
oracle items[0],items[1],items[2],items[3],w[0],w[1],w[2],o[0]; spread items[0],items[1],items[2],items[3],w[0],w[1];
oracle items[0],items[1],items[2],items[3],w[0],w[1],w[2],o[0]; spread items[0],items[1],items[2],items[3],w[0],w[1];
oracle items[0],items[1],items[2],items[3],w[0],w[1],w[2],o[0]; spread items[0],items[1],items[2],items[3],w[0],w[1];
h o[0]; x o[0];
measure items -> found;
