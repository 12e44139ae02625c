OPENQASM 3.0; include "stdgates.inc"; bit[2] c; h $0; cx $0, $1; rz(0.3) $1; barrier $0, $1; c[0] = measure $0; c[1] = measure $1;
