OPENQASM 3.0;
include "stdgates.inc";
@reversible
@hint(level=3) "whatever; else"
qubit q;
@another.one
h q;
