	OPENQASM	2.0	;


include
"qelib1.inc"
;
qreg
 q
 [
 3
 ]
 ;creg c[3];h q[0];;cx q[0],q[1];
;
gate  g ( a , b )  x , y  {  rx ( a )  x ; ry ( b ) y ; barrier x , y ; cx x , y ; }
g ( pi / 2 , - pi / 4 ) q [ 1 ] , q [ 2 ] ;
measure q -> c ;
