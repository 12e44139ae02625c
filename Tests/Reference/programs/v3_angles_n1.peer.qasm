OPENQASM 2.0; include "qelib1.inc"; qreg q[1]; ry(pi/2) q[0]; rx(2*pi/3) q[0]; ry(pi/4) q[0]; rx(2*pi/8) q[0]; ry(exp(1)/10) q[0]; rx(exp(1)/10) q[0]; ry(pi/7) q[0]; rx(2*pi/9) q[0];
ry(sin(0.3)+cos(0.4)*tan(0.5)-asin(0.1)+acos(0.2)-atan(0.3)+exp(0.1)+ln(2)+sqrt(2)+1.5^2+3+1+1) q[0]; rx(4.1) q[0];
