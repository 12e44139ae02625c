// The play head: stands after an operation, runs through them, or is dragged by hand.

import {element, iconButton} from "./controls.mjs";
import {operations} from "./placing.mjs";

const passing = 620;
const looking = 900;
/** In a look, the part of the time that passes before the arrow is found. */
const held = 0.35;

export class PlayHead {
  /** `screen` has `session`, `stage`, `board`, `snapshot`, `words`, `app.moves`, and is told by `stands()`. */
  constructor(screen, root) {
    this.screen = screen;
    this.timeline = null;
    this.position = null;
    const {words} = screen;
    this.slider = element("input", "head");
    Object.assign(this.slider, {type: "range", min: 0, max: 0, step: 0.02, value: 0});
    this.slider.setAttribute("aria-label", words.head);
    this.slider.addEventListener("input", () => this.scrub(Number(this.slider.value)));
    root.append(
      iconButton("step-back", words.stepBack, () => this.stepBy(-1)), this.slider,
      iconButton("step", words.step, () => this.stepBy(1)),
      iconButton("replay", words.replay, () => this.animate(0, this.end)));
  }

  get end() { return this.screen.snapshot.count; }

  refresh() { this.slider.max = this.end; }

  draw() { this.slider.value = this.position ?? this.screen.snapshot.head; }

  stepBy(step) {
    const position = Math.round(this.position ?? this.screen.snapshot.head);
    const next = Math.max(0, Math.min(this.end, position + step));
    if (step > 0 && next > position) this.animate(position, next);
    else this.stand(next);
  }

  /** Shows the way from a position to the end; null where nothing on the board has changed. */
  animateFrom(position) {
    if (position === null) this.standAtEnd();
    else this.animate(position, this.end);
  }

  animate(from, to) {
    const {stage} = this.screen;
    if (!this.screen.app.moves || from >= to) {
      stage.trails = to > from ? this.trailsThrough(to - 1) : [];
      this.stand(to);
      return;
    }
    this.timeline = {at: from, to, started: null, isTrailed: false};
    stage.trails = [];
  }

  /** Stands still after `position` operations. */
  stand(position) {
    const {session, stage} = this.screen;
    this.timeline = null;
    session.seek(position);
    this.position = position;
    stage.axis = null;
    stage.flashes = [];
    this.screen.stands();
  }

  standAtEnd() {
    this.screen.stage.trails = [];
    this.stand(this.end);
  }

  scrub(value) {
    const {stage, board} = this.screen;
    this.timeline = null;
    const index = Math.min(Math.floor(value), this.end - 1);
    if (index < 0) return;
    if (Number.isInteger(value)) {
      stage.trails = value > 0 ? this.trailsThrough(value - 1) : [];
      this.stand(value);
      board.drawHead(value);
      return;
    }
    this.position = value;
    stage.trails = this.trailsThrough(index, value - index);
    this.pass(index, value - index);
    board.drawHead(Math.floor(value));
  }

  /** Whether noise mixes the state: then the engine tells arrows, not amplitudes. */
  get isMixed() { return this.screen.snapshot.state.probabilities !== undefined; }

  /** Shows the state on the way through an operation. */
  pass(index, fraction) {
    const {session, stage} = this.screen;
    if (this.isMixed) stage.showArrows(session.pathArrows(index, fraction));
    else stage.show(session.path(index, fraction));
  }

  arrowsAt(index, fraction) {
    const {session, stage} = this.screen;
    return this.isMixed ? session.pathArrows(index, fraction) : stage.arrowsOf(session.path(index, fraction));
  }

  /** The arrows on the way through an operation. */
  trailsThrough(index, until = 1) {
    const steps = 40;
    const arrows = [];
    for (let k = 0; k <= steps && k / steps <= until; k++) arrows.push(this.arrowsAt(index, k / steps));
    return this.screen.outline.qubits.map((_, qubit) => arrows.map((each) => each[qubit]));
  }

  /** Moves on to a moment of the clock. */
  advance(now) {
    const line = this.timeline;
    if (!line) return;
    const {stage, board} = this.screen;
    line.started ??= now;
    const item = operations(this.screen.snapshot)[line.at];
    const isLook = item.kind === "measure" || item.kind === "reset";
    const fraction = Math.min(1, (now - line.started) / (isLook ? looking : passing));
    if (!line.isTrailed) {
      stage.clearTrails();
      line.isTrailed = true;
    }
    if (isLook) this.showLook(line.at, fraction, item);
    else this.pass(line.at, eased(fraction));
    stage.extendTrails();
    this.position = line.at + fraction;
    board.drawHead(fraction > 0.5 ? line.at + 1 : line.at);
    if (fraction < 1) return;
    line.at++;
    line.started = now;
    line.isTrailed = false;
    if (line.at >= line.to) this.stand(line.to);
  }

  /** A look has no way through: the arrow is held, then found at a pole, and a ring runs out from it. */
  showLook(index, fraction, item) {
    const {stage} = this.screen;
    this.pass(index, fraction < held ? 0 : 1);
    if (fraction < held) return;
    const gone = Math.min(1, (fraction - held) / 0.2);
    const from = this.arrowsAt(index, 0), to = this.arrowsAt(index, 1);
    stage.arrows = from.map((a, qubit) => a.map((part, k) => part + (to[qubit][k] - part) * gone));
    for (const qubit of item.qubits) stage.flashes[qubit] = 1 - (fraction - held) / (1 - held);
  }
}

/** Slow at both ends. */
function eased(fraction) { return fraction < 0.5 ? 2 * fraction * fraction : 1 - 2 * (1 - fraction) * (1 - fraction); }

/** The first position at which two boards differ; null where nothing on the board has changed. */
export function firstDifference(before, after) {
  if (!before) return null;
  const [a, b] = [operations(before), operations(after)];
  const outcomes = JSON.stringify(before.outcomes) !== JSON.stringify(after.outcomes);
  for (let k = 0; k < b.length; k++) if (a[k]?.text !== b[k].text) return k;
  if (outcomes || a.length !== b.length) {
    const look = b.findIndex((item) => item.kind === "measure" || item.kind === "reset");
    return look >= 0 && outcomes ? look : null;
  }
  return null;
}
