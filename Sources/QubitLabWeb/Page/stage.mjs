// The state on the screen: a sphere for each qubit, amplitudes as bars, the ket and the classical bits.

import {element} from "./controls.mjs";
import {drawAmplitudes} from "./amplitudes.mjs";
import {arrowOf, drawSphere} from "./sphere.mjs";

export class Stage {
  /** `parts` has `spheres`, `list`, `ket` and `bits`; `view` is where the viewer stands. */
  constructor(parts, outline, words, view) {
    Object.assign(this, {parts, outline, words, view});
    this.goals = outline.goals.flatMap((goal) => goal.arrows ?? []).filter((goal) => Math.hypot(...goal.arrow) > 0.02);
    this.trails = [];
    this.flashes = [];
    this.axis = null;
    this.isDirty = true;
    this.canvases = [];
    // In the order of a ket: qubit 0 is the rightmost.
    for (let qubit = outline.qubits.length - 1; qubit >= 0; qubit--) this.addSphere(qubit);
    this.observer = new ResizeObserver(() => { this.isDirty = true; });
    this.observer.observe(parts.spheres);
  }

  close() { this.observer.disconnect(); }

  addSphere(qubit) {
    const figure = element("figure", "sphere");
    const canvas = element("canvas");
    canvas.tabIndex = 0;
    canvas.setAttribute("role", "img");
    canvas.title = this.words.turnHint;
    const caption = element("figcaption");
    caption.append(element("span", "qubit-name", this.outline.qubits[qubit]), element("span", "qubit-length"));
    figure.append(canvas, caption);
    this.parts.spheres.append(figure);
    this.canvases[qubit] = canvas;
    this.turnByHand(canvas);
  }

  turnByHand(canvas) {
    let last = null;
    const turn = (dx, dy) => {
      this.view.turn(dx, dy);
      this.isDirty = true;
    };
    canvas.addEventListener("pointerdown", (event) => {
      last = [event.clientX, event.clientY];
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!last) return;
      turn((event.clientX - last[0]) * 0.008, (event.clientY - last[1]) * 0.008);
      last = [event.clientX, event.clientY];
    });
    const end = () => { last = null; };
    canvas.addEventListener("pointerup", end);
    canvas.addEventListener("pointercancel", end);
    canvas.addEventListener("keydown", (event) => {
      const way = {ArrowLeft: [-0.12, 0], ArrowRight: [0.12, 0], ArrowUp: [0, 0.12], ArrowDown: [0, -0.12]}[event.key];
      if (!way) return;
      turn(...way);
      event.preventDefault();
    });
  }

  show(amplitudes) {
    this.amplitudes = amplitudes;
    this.arrows = this.arrowsOf(amplitudes);
    this.parts.list.classList.remove("mixed");
    this.isDirty = true;
  }

  /** Shows a state that noise has mixed: chances without phases, and arrows that may be short. */
  showMixed(probabilities, arrows) {
    this.amplitudes = probabilities.flatMap((chance) => [Math.sqrt(Math.max(0, chance)), 0]);
    this.parts.list.classList.add("mixed");
    this.showArrows(arrows);
  }

  /** Shows arrows alone; the bars stay as they are. */
  showArrows(arrows) {
    this.arrows = arrows;
    this.isDirty = true;
  }

  arrowsOf(amplitudes) { return this.outline.qubits.map((_, qubit) => arrowOf(amplitudes, qubit)); }

  clearTrails() { this.trails = this.outline.qubits.map(() => []); }

  /** Adds the arrows of now to the trails, of which at most `limit` are kept. */
  extendTrails(limit = Infinity) {
    this.trails.forEach((trail, qubit) => {
      trail.push(this.arrows[qubit]);
      if (trail.length > limit) trail.shift();
    });
  }

  get hasFlash() { return this.flashes.some((flash) => flash > 0); }

  /** Draws spheres and bars. Texts of a state that stands still come by `caption`. */
  draw() {
    this.isDirty = false;
    this.canvases.forEach((canvas, qubit) => {
      const arrow = this.arrows[qubit];
      drawSphere(canvas, this.view, {
        arrow, trail: this.trails[qubit], goal: this.goals.find((goal) => goal.qubit === qubit)?.arrow,
        axis: this.axis, flash: this.flashes[qubit] ?? 0,
      });
      const caption = canvas.parentNode.querySelector(".qubit-length");
      const text = this.words.length(Math.hypot(...arrow).toFixed(2));
      if (caption.textContent !== text) caption.textContent = text;
      const places = arrow.map((part, k) => `${"xyz"[k]} ${part.toFixed(2)}`);
      canvas.setAttribute("aria-label", `${this.outline.qubits[qubit]}: ${places.join(", ")}`);
    });
    drawAmplitudes(this.parts.list, this.amplitudes, this.outline.qubits.length);
  }

  /** The ket and the classical bits of a state that stands still. Bit 0 is the rightmost digit. */
  caption(state) {
    this.parts.ket.textContent = state.ket ?? this.words.purity(state.purity.toFixed(3));
    const {bits} = this.outline;
    this.parts.bits.hidden = bits.length === 0;
    this.parts.bits.textContent = `${[...bits].reverse().join(" ")} = ${state.bits}`;
  }
}
