// comment; with a semicolon; "and quotes"
// qreg q[99];
OPENQASM 2.0; // after the version
// é ñ 量子 🧪 θ
include "qelib1.inc"; // π
//
////////
qreg q[2]; //creg c[2];
creg c // between
 [ 2 ] ; // after
h // the gate
 q // the register
 [ 0 ] // the index
 ; // the end
cx q[0] , q[1];// no blank
measure q -> c;//
// last line without an end