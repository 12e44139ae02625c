// The Bloch sphere in three dimensions on a canvas: arrow, path, goal, axes. It draws what the engine computed and turns
// nothing but the viewer's eye.

const tau = 2 * Math.PI;

/** Where the viewer stands; one view for all spheres, so that equal arrows look equal. */
export class View {
  constructor() {
    this.yaw = -0.62;
    this.pitch = 0.3;
  }

  turn(dx, dy) {
    this.yaw += dx;
    this.pitch = Math.max(-1.5, Math.min(1.5, this.pitch + dy));
  }

  /** From the sphere's x, y, z to right, up and towards the viewer. */
  project([x, y, z]) {
    const cy = Math.cos(this.yaw), sy = Math.sin(this.yaw), cp = Math.cos(this.pitch), sp = Math.sin(this.pitch);
    const right = y * cy + x * sy, depth = x * cy - y * sy;
    return [right, z * cp - depth * sp, depth * cp + z * sp];
  }
}

const poles = [
  [[0, 0, 1], "|0⟩"], [[0, 0, -1], "|1⟩"], [[1, 0, 0], "|+⟩"], [[-1, 0, 0], "|−⟩"], [[0, 1, 0], "|i⟩"], [[0, -1, 0], "|−i⟩"],
];
const circles = [
  (a) => [Math.cos(a), Math.sin(a), 0], (a) => [Math.cos(a), 0, Math.sin(a)], (a) => [0, Math.cos(a), Math.sin(a)],
];

/** Draws one sphere. `scene` holds `arrow`, `trail` (arrows, oldest first), `goal`, `axis`, `flash` from 0 to 1, `outcome`. */
export function drawSphere(canvas, view, scene) {
  const scale = Math.min(3, window.devicePixelRatio || 1);
  const width = canvas.clientWidth, height = canvas.clientHeight;
  if (!width || !height) return;
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
  }
  const c = canvas.getContext("2d");
  c.setTransform(scale, 0, 0, scale, 0, 0);
  c.clearRect(0, 0, width, height);
  const radius = Math.min(width, height) / 2 - Math.max(22, Math.min(width, height) * 0.09);
  const cx = width / 2, cy = height / 2;
  const at = (v) => {
    const [x, y, depth] = view.project(v);
    return [cx + x * radius, cy - y * radius, depth];
  };
  const ink = colours(canvas);

  ball(c, cx, cy, radius, ink);
  for (const circle of circles) halves(c, at, circle, ink, "back");
  axes(c, at, ink);
  labels(c, at, radius, ink, "back");
  if (scene.axis) turningAxis(c, at, scene.axis, ink);
  trail(c, at, scene.trail ?? [], ink);
  if (scene.goal) goalArrow(c, at, scene.goal, radius, ink);
  if (scene.arrow) arrow(c, at, scene.arrow, radius, ink);
  for (const circle of circles) halves(c, at, circle, ink, "front");
  labels(c, at, radius, ink, "front");
  if (scene.flash > 0) flash(c, at, scene, radius, ink);
}

let cached = null;
function colours(canvas) {
  const theme = document.documentElement.dataset.theme + String(matchMedia("(prefers-color-scheme: dark)").matches);
  if (cached?.theme === theme) return cached;
  const style = getComputedStyle(canvas);
  const read = (name) => style.getPropertyValue(name).trim();
  cached = {
    theme, line: read("--sphere-line"), high: read("--sphere-high"), low: read("--sphere-low"), ink: read("--ink"),
    muted: read("--muted"), arrow: read("--arrow"), goal: read("--goal"), paper: read("--panel"), math: read("--math"),
  };
  return cached;
}

function ball(c, x, y, radius, ink) {
  const shade = c.createRadialGradient(x - radius * 0.35, y - radius * 0.45, radius * 0.1, x, y, radius);
  shade.addColorStop(0, ink.high);
  shade.addColorStop(1, ink.low);
  c.fillStyle = shade;
  c.beginPath();
  c.arc(x, y, radius, 0, tau);
  c.fill();
  c.strokeStyle = ink.line;
  c.globalAlpha = 0.9;
  c.lineWidth = 1.2;
  c.stroke();
  c.globalAlpha = 1;
}

function halves(c, at, circle, ink, side) {
  c.strokeStyle = ink.line;
  c.lineWidth = 1;
  c.globalAlpha = side === "front" ? 0.55 : 0.22;
  c.setLineDash(side === "front" ? [] : [2, 3]);
  c.beginPath();
  let isDown = false;
  for (let i = 0; i <= 96; i++) {
    const [x, y, depth] = at(circle(i / 96 * tau));
    const isHere = side === "front" ? depth >= 0 : depth < 0;
    if (isHere && isDown) c.lineTo(x, y);
    else if (isHere) c.moveTo(x, y);
    isDown = isHere;
  }
  c.stroke();
  c.setLineDash([]);
  c.globalAlpha = 1;
}

function axes(c, at, ink) {
  c.strokeStyle = ink.line;
  c.lineWidth = 1;
  c.globalAlpha = 0.45;
  for (let k = 0; k < 6; k += 2) line(c, at(poles[k][0]), at(poles[k + 1][0]));
  c.globalAlpha = 1;
}

function labels(c, at, radius, ink, side) {
  const size = Math.max(12.5, Math.min(19, radius * 0.12));
  c.font = `${size}px ${ink.math}`;
  c.lineJoin = "round";
  c.lineWidth = 4;
  c.strokeStyle = ink.paper;
  c.textAlign = "center";
  c.textBaseline = "middle";
  for (const [pole, text] of poles) {
    const reach = 1 + size * 0.95 / radius;
    const [x, y, depth] = at(pole.map((part) => part * reach));
    if (depth >= -1e-9 !== (side === "front")) continue;
    c.fillStyle = side === "front" ? ink.ink : ink.muted;
    c.globalAlpha = 0.75;
    c.strokeText(text, x, y);
    c.globalAlpha = 1;
    c.fillText(text, x, y);
  }
}

function turningAxis(c, at, axis, ink) {
  c.strokeStyle = ink.goal;
  c.globalAlpha = 0.7;
  c.lineWidth = 1.4;
  c.setLineDash([1, 4]);
  c.lineCap = "round";
  line(c, at(axis.map((part) => part * 1.12)), at(axis.map((part) => part * -1.12)));
  c.setLineDash([]);
  c.globalAlpha = 1;
}

function trail(c, at, points, ink) {
  c.strokeStyle = ink.arrow;
  c.lineCap = "round";
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [at(points[i - 1]), at(points[i])];
    const age = i / points.length;
    c.globalAlpha = (0.12 + 0.6 * age) * (b[2] >= 0 ? 1 : 0.5);
    c.lineWidth = 1 + 1.8 * age;
    line(c, a, b);
  }
  c.globalAlpha = 1;
}

function goalArrow(c, at, goal, radius, ink) {
  const from = at([0, 0, 0]), to = at(goal);
  c.strokeStyle = ink.goal;
  c.lineWidth = Math.max(1.6, radius * 0.014);
  c.setLineDash([5, 5]);
  line(c, from, to);
  c.setLineDash([]);
  c.beginPath();
  c.arc(to[0], to[1], Math.max(5, radius * 0.055), 0, tau);
  c.stroke();
}

function arrow(c, at, v, radius, ink) {
  const from = at([0, 0, 0]), to = at(v);
  const length = Math.hypot(...v);
  const thickness = Math.max(2.4, radius * 0.024);
  if (length < 0.02) {
    // An arrow of length 0 is a dot at the centre: drawn, not left out.
    c.fillStyle = ink.arrow;
    c.beginPath();
    c.arc(from[0], from[1], thickness * 1.8, 0, tau);
    c.fill();
    return;
  }
  const foot = at([v[0], v[1], 0]);
  c.strokeStyle = ink.muted;
  c.globalAlpha = 0.55;
  c.lineWidth = 1;
  c.setLineDash([2, 3]);
  line(c, to, foot);
  line(c, from, foot);
  c.setLineDash([]);
  c.globalAlpha = 1;

  c.strokeStyle = ink.arrow;
  c.fillStyle = ink.arrow;
  c.lineWidth = thickness;
  c.lineCap = "round";
  const dx = to[0] - from[0], dy = to[1] - from[1], seen = Math.hypot(dx, dy);
  const head = Math.min(radius * 0.13, Math.max(seen * 0.6, 1));
  if (seen < radius * 0.05) {
    c.beginPath();
    c.arc(to[0], to[1], thickness * 2.2, 0, tau);
    c.fill();
    if (to[2] < 0) {
      c.strokeStyle = ink.paper;
      c.lineWidth = 1.5;
      line(c, [to[0] - 3, to[1] - 3], [to[0] + 3, to[1] + 3]);
      line(c, [to[0] - 3, to[1] + 3], [to[0] + 3, to[1] - 3]);
    }
    return;
  }
  const ux = dx / seen, uy = dy / seen;
  line(c, from, [to[0] - ux * head * 0.8, to[1] - uy * head * 0.8]);
  c.beginPath();
  c.moveTo(to[0], to[1]);
  c.lineTo(to[0] - ux * head - uy * head * 0.42, to[1] - uy * head + ux * head * 0.42);
  c.lineTo(to[0] - ux * head * 0.78, to[1] - uy * head * 0.78);
  c.lineTo(to[0] - ux * head + uy * head * 0.42, to[1] - uy * head - ux * head * 0.42);
  c.closePath();
  c.fill();
  c.beginPath();
  c.arc(from[0], from[1], thickness * 0.9, 0, tau);
  c.fill();
}

/** A look: rings that run out from where the arrow has been found. */
function flash(c, at, scene, radius, ink) {
  const [x, y] = at(scene.arrow);
  c.strokeStyle = ink.goal;
  for (const delay of [0, 0.25]) {
    const grown = Math.max(0, Math.min(1, (1 - scene.flash - delay) / (1 - delay)));
    c.globalAlpha = 1 - grown;
    c.lineWidth = 2.5 * (1 - grown) + 0.5;
    c.beginPath();
    c.arc(x, y, radius * (0.06 + 0.5 * grown), 0, tau);
    c.stroke();
  }
  c.globalAlpha = 1;
}

function line(c, [ax, ay], [bx, by]) {
  c.beginPath();
  c.moveTo(ax, ay);
  c.lineTo(bx, by);
  c.stroke();
}

/** The arrow of a qubit from amplitudes [re, im, re, im …]; qubit 0 is the least significant bit. */
export function arrowOf(amplitudes, qubit) {
  const bit = 1 << qubit;
  let x = 0, y = 0, z = 0;
  for (let k = 0; k < amplitudes.length / 2; k++) {
    const re = amplitudes[2 * k], im = amplitudes[2 * k + 1];
    if (k & bit) {
      z -= re * re + im * im;
    } else {
      const m = k | bit, mre = amplitudes[2 * m], mim = amplitudes[2 * m + 1];
      z += re * re + im * im;
      x += 2 * (re * mre + im * mim);
      y += 2 * (re * mim - im * mre);
    }
  }
  return [x, y, z];
}
