// first
/* block
   OPENQASM 2.0; qubit[9] z; */
OPENQASM 3.1; /* a */ include /* b */ "stdgates.inc" /* c */; // d
qubit /* [5] */ q; h /* // */ q; /**/ ry(/* 1 */0.3/* 2 */) q; /* ** / * */
