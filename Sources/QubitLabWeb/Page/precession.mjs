// Precession, for the sandbox with one qubit: the engine turns the state by a rotation of a whole turn, bit by bit.

import {element} from "./controls.mjs";

const period = 3200;
const fields = {x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1]};

export class Precession {
  /** `screen` has `session`, `stage`, `app.engine`, `words`, `toast`. */
  constructor(screen) {
    this.screen = screen;
    this.running = null;
    const {words} = screen;
    this.group = element("div", "precession");
    this.group.setAttribute("role", "group");
    this.group.setAttribute("aria-label", words.fieldAlong);
    this.group.append(element("span", "", words.fieldAlong));
    for (const axis of Object.keys(fields)) {
      const button = element("button", "quiet", axis);
      button.type = "button";
      button.dataset.axis = axis;
      button.setAttribute("aria-pressed", "false");
      button.addEventListener("click", () => this.toggle(axis));
      this.group.append(button);
    }
  }

  get isRunning() { return this.running !== null; }

  toggle(axis) {
    const wasAxis = this.running?.axis;
    this.stop();
    if (wasAxis === axis) this.screen.head.standAtEnd();
    else this.start(axis);
  }

  start(axis) {
    const {app, session, stage} = this.screen;
    try {
      this.running = {axis, session: app.engine.open(fieldLevel(axis, session.amplitudes)), started: null};
    } catch (error) {
      this.screen.toast(error.message);
      return;
    }
    stage.axis = fields[axis];
    stage.clearTrails();
    this.mark();
  }

  /** Moves on to a moment of the clock. */
  advance(now) {
    if (!this.running) return;
    const {stage} = this.screen;
    this.running.started ??= now;
    stage.show(this.running.session.path(0, ((now - this.running.started) / period) % 1));
    stage.extendTrails(110);
  }

  /** Lets the field go; the stage still shows where the arrow was then. */
  stop() {
    if (!this.running) return;
    this.running.session.close();
    this.running = null;
    this.screen.stage.axis = null;
    this.mark();
  }

  mark() {
    for (const button of this.group.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.axis === this.running?.axis));
  }
}

/** A level that holds a state and one whole turn about an axis. */
function fieldLevel(axis, amplitudes) {
  const text = JSON.stringify({"zh-Hans": "进动", "en": "Precession"});
  const [a, b] = [0, 1].map((k) => complexText(amplitudes[2 * k], amplitudes[2 * k + 1]));
  return `{"schemaVersion": 1, "id": "precession", "mechanic": "prepare", "sandbox": true, "title": ${text}, "brief": ${text},
    "hints": [], "explanation": ${text}, "concepts": {"teaches": [], "requires": []}, "qubits": ["q0"],
    "start": {"ket": "${a}|0> + ${b}|1>"}, "board": [{"gate": "R${axis}(2pi) q0", "standing": "frozen"}], "toolbox": []}`;
}

function complexText(re, im) { return `(${re.toFixed(12)} ${im < 0 ? "-" : "+"} ${Math.abs(im).toFixed(12)}i)`; }
