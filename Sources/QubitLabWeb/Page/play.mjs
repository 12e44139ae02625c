// A level on the screen: spheres, amplitudes, circuit, toolbox, verdict.

import {Board, element, operations} from "./board.mjs";
import {drawAmplitudes} from "./amplitudes.mjs";
import {arrowOf, drawSphere} from "./sphere.mjs";

const passing = 620;
const looking = 900;

/** The screen of one level. `app` has `engine`, `words`, `language`, `view`, `progress`, `moves` (whether things may move). */
export class LevelScreen {
  constructor(app, root, entry) {
    this.app = app;
    this.entry = entry;
    this.root = root;
    this.session = app.engine.open(entry.file, app.seed);
    this.trails = [];
    this.flashes = [];
    this.isShown = true;
    this.build();
    this.refresh();
    this.drawStill();
    this.frame = this.frame.bind(this);
    this.dirty = true;
    requestAnimationFrame(this.frame);
  }

  get words() { return this.app.words; }

  close() {
    this.isShown = false;
    this.precession?.session.close();
    this.session.close();
    this.observer.disconnect();
    document.removeEventListener("keydown", this.onKey);
  }

  // The page.

  build() {
    const {words, language} = this.app;
    this.outline = this.session.json("outline", language);
    const {outline} = this;
    this.root.replaceChildren();
    const page = element("main", "level");
    page.dataset.qubits = outline.qubits.length;
    page.innerHTML = `
      <section class="panel brief"></section>
      <section class="panel stage" aria-label="${words.arrows}"><div class="spheres"></div></section>
      <section class="panel amplitudes"><h2></h2><p class="ket-line" translate="no"></p><ol class="amplitude-list" translate="no"></ol></section>
      <section class="panel work">
        <div class="work-head"><h2></h2><div class="transport"></div></div>
        <div class="board-scroll"><div class="board" role="group" translate="no"></div></div>
        <div class="looks" hidden></div>
        <div class="dials" hidden></div>
        <div class="toolbox" role="toolbar" translate="no"></div>
        <form class="answer" hidden></form>
        <div class="actions"></div>
      </section>
      <section class="panel verdict" hidden tabindex="-1"></section>
      <p class="visually-hidden spoken" aria-live="polite"></p>
      <p class="toast" role="status" hidden></p>`;
    this.root.append(page);
    const find = (selector) => page.querySelector(selector);
    this.parts = {
      page, brief: find(".brief"), spheres: find(".spheres"), ket: find(".ket-line"), list: find(".amplitude-list"),
      board: find(".board"), toolbox: find(".toolbox"), dials: find(".dials"), answer: find(".answer"), looks: find(".looks"),
      verdict: find(".verdict"), spoken: find(".spoken"), toast: find(".toast"), transport: find(".transport"), actions: find(".actions"),
    };
    find(".amplitudes h2").textContent = words.amplitudes;
    find(".work h2").textContent = words.circuit;
    this.parts.board.setAttribute("aria-label", words.circuit);
    this.parts.toolbox.setAttribute("aria-label", words.toolbox);
    this.buildSpheres();
    this.buildTransport();
    this.buildActions();
    this.buildAnswer();
    this.board = new Board(this, this.parts.board, this.parts.toolbox, this.parts.dials);
    this.onKey = (event) => this.key(event);
    document.addEventListener("keydown", this.onKey);
    this.observer = new ResizeObserver(() => { this.dirty = true; });
    this.observer.observe(this.parts.spheres);
  }

  buildSpheres() {
    const {outline} = this;
    // In the order of a ket: qubit 0 is the rightmost.
    this.canvases = [];
    for (let qubit = outline.qubits.length - 1; qubit >= 0; qubit--) {
      const figure = element("figure", "sphere");
      const canvas = element("canvas");
      canvas.tabIndex = 0;
      canvas.setAttribute("role", "img");
      const caption = element("figcaption");
      caption.append(element("span", "qubit-name", outline.qubits[qubit]), element("span", "qubit-length"));
      figure.append(canvas, caption);
      this.parts.spheres.append(figure);
      this.canvases[qubit] = canvas;
      this.turnByPointer(canvas);
    }
  }

  turnByPointer(canvas) {
    const {view} = this.app;
    let last = null;
    canvas.addEventListener("pointerdown", (event) => {
      last = [event.clientX, event.clientY];
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!last) return;
      view.turn((event.clientX - last[0]) * 0.008, (event.clientY - last[1]) * 0.008);
      last = [event.clientX, event.clientY];
      this.dirty = true;
    });
    const end = () => { last = null; };
    canvas.addEventListener("pointerup", end);
    canvas.addEventListener("pointercancel", end);
    canvas.addEventListener("keydown", (event) => {
      const way = {ArrowLeft: [-0.12, 0], ArrowRight: [0.12, 0], ArrowUp: [0, 0.12], ArrowDown: [0, -0.12]}[event.key];
      if (!way) return;
      view.turn(...way);
      this.dirty = true;
      event.preventDefault();
    });
  }

  buildTransport() {
    const {words} = this;
    const slider = element("input", "head");
    Object.assign(slider, {type: "range", min: 0, max: 0, step: 0.02, value: 0});
    slider.setAttribute("aria-label", words.head);
    slider.addEventListener("input", () => this.scrub(Number(slider.value)));
    this.parts.head = slider;
    this.parts.transport.append(
      iconButton("step-back", words.stepBack, () => this.stepBy(-1)), slider,
      iconButton("step", words.step, () => this.stepBy(1)),
      iconButton("replay", words.replay, () => this.replayFrom(0)));
  }

  buildActions() {
    const {words, parts} = this;
    parts.undo = iconButton("undo", words.undo, () => this.undo());
    parts.redo = iconButton("redo", words.redo, () => this.redo());
    parts.restart = iconButton("restart", words.restart, () => this.change(() => this.session.restart()));
    parts.hint = textButton("hint", words.hint, () => this.hint());
    parts.share = iconButton("share", words.share, () => this.share());
    parts.actions.append(parts.undo, parts.redo, parts.restart, parts.share, element("span", "fill"), parts.hint);
    if (this.outline.sandbox && this.outline.qubits.length === 1) parts.actions.prepend(this.precessionControl());
  }

  buildAnswer() {
    const {outline, words} = this;
    const form = this.parts.answer;
    if (outline.rounds) this.parts.actions.prepend(this.roundsControl());
    const goal = outline.goals.find((one) => one.kind === "prediction");
    form.hidden = !goal;
    this.parts.toolbox.hidden = outline.toolbox.length === 0;
    if (!goal) return;
    if (outline.choices) {
      form.setAttribute("role", "group");
      form.setAttribute("aria-label", words.yourAnswer);
      for (const choice of outline.choices) {
        const button = element("button", "choice", choice.text);
        button.type = "button";
        button.dataset.choice = choice.id;
        button.addEventListener("click", () => this.play(`answer ${choice.id}`));
        form.append(button);
      }
    } else {
      const label = element("label", "number");
      const input = element("input");
      input.inputMode = "decimal";
      input.autocomplete = "off";
      label.append(element("span", "", words.yourAnswer), input);
      const send = element("button", "primary", words.answer);
      send.type = "submit";
      form.append(label, send);
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        if (input.value.trim()) this.play(`answer ${input.value.trim()}`);
      });
    }
  }

  /** The dial that says for how many rounds the board is played. */
  roundsControl() {
    const label = element("label", "rounds");
    const input = element("input");
    Object.assign(input, {type: "number", min: this.outline.rounds[0], max: this.outline.rounds[1], value: this.outline.rounds[0]});
    input.addEventListener("change", () => this.play(`rounds ${input.value}`));
    label.append(element("span", "", this.words.rounds), input);
    this.parts.rounds = input;
    return label;
  }

  // What the player does.

  play(move) {
    this.change(() => this.session.play(move));
  }

  /** Changes the session, shows the way to the new state, and judges. */
  change(body) {
    const before = this.snapshot;
    this.preview(null);
    this.stopPrecession();
    try {
      body();
    } catch (error) {
      this.toast(error.message);
      this.refresh();
      return;
    }
    this.refresh();
    this.animateFrom(firstDifference(before, this.snapshot));
    this.judge();
  }

  undo() {
    if (this.session.undo()) this.afterTravel();
  }

  redo() {
    if (this.session.redo()) this.afterTravel();
  }

  afterTravel() {
    this.refresh();
    this.drawStill();
    this.judge();
  }

  hint() {
    const {words} = this;
    let hint;
    try {
      hint = this.session.hint(this.app.language);
    } catch (error) {
      this.toast(error.message);
      return;
    }
    if (hint.kind === "text") this.toast(hint.text, "hint");
    else if (hint.kind === "move") this.toast(`${words.nextHint} ${hint.move} (${words.toGo(hint.remaining)})`, "hint");
    else this.toast(hint.kind === "solved" ? words.hintSolved : words.hintNone, "hint");
  }

  async share() {
    const line = this.app.engine.text((p, n, l) => this.session.call("share", p, n, l));
    try {
      await navigator.clipboard.writeText(line);
      this.toast(this.words.shared);
    } catch {
      window.prompt(this.words.share, line);
    }
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not([type=range]), textarea")
      || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (!this.board.cancel()) this.app.home();
      return;
    }
    const action = {u: () => this.undo(), r: () => this.redo(), h: () => this.hint(), ",": () => this.stepBy(-1), ".": () => this.stepBy(1), " ": null}[event.key.toLowerCase()];
    if (action) {
      event.preventDefault();
      action();
    }
  }

  // What the page shows.

  refresh() {
    const {parts} = this;
    this.snapshot = this.session.snapshot(this.app.language);
    this.board.show(this.outline, this.snapshot);
    parts.undo.disabled = !this.snapshot.canUndo;
    parts.redo.disabled = !this.snapshot.canRedo;
    parts.restart.disabled = !this.snapshot.canUndo;
    parts.head.max = this.snapshot.count;
    if (parts.rounds) parts.rounds.value = this.snapshot.rounds;
    for (const button of parts.answer.querySelectorAll(".choice"))
      button.setAttribute("aria-pressed", String(button.dataset.choice === this.snapshot.answer));
    this.drawLooks();
    this.showBrief();
  }

  showBrief() {
    const {outline, words, parts} = this;
    const verdict = this.session.verdict(this.app.language);
    const brief = [element("p", "kicker", outline.sandbox ? words.sandbox : words.mechanics[outline.mechanic]),
      element("h1", "", outline.title), element("p", "brief-text", outline.brief)];
    const wasTried = this.snapshot.canUndo;
    const list = element("ul", "demands");
    [...outline.goals.map((goal) => goal.sentence), ...outline.budgets].forEach((sentence, index) => {
      const finding = verdict.findings[index];
      const item = element("li", finding?.met ? "met" : "open");
      item.append(element("span", "tick", finding?.met ? "✓" : "○"));
      const text = element("span", "", sentence);
      item.append(text);
      if (wasTried && finding && !finding.met && !(outline.goals[index]?.kind === "prediction" && !this.snapshot.answer))
        text.append(element("small", "gap-text", finding.sentence));
      list.append(item);
    });
    if (list.children.length) brief.push(list);
    if (outline.par !== undefined) {
      const score = element("p", "score");
      score.append(element("span", "", `${words.par(outline.par)} · ${words.moves(verdict.moves)}`));
      brief.push(score);
    }
    parts.brief.replaceChildren(...brief);
    this.latestVerdict = verdict;
  }

  judge() {
    const verdict = this.latestVerdict;
    this.app.onVerdict?.(verdict);
    if (verdict.solved && !this.wasSolved) {
      this.app.progress.record(this.outline.id, verdict.stars, verdict.moves);
      this.pendingVerdict = verdict;
      if (!this.timeline) this.showSolved();
    }
    if (!verdict.solved) {
      this.parts.verdict.hidden = true;
      this.pendingVerdict = null;
    }
    this.wasSolved = verdict.solved;
  }

  showSolved() {
    const verdict = this.pendingVerdict;
    if (!verdict) return;
    this.pendingVerdict = null;
    const {words, parts, outline} = this;
    const stars = element("p", "stars");
    stars.setAttribute("role", "img");
    stars.setAttribute("aria-label", words.stars(verdict.stars));
    for (let k = 0; k < 3; k++) stars.append(element("span", k < verdict.stars ? "star won" : "star", k < verdict.stars ? "★" : "☆"));
    const buttons = element("div", "verdict-actions");
    const stay = element("button", "quiet", words.stay);
    stay.type = "button";
    stay.addEventListener("click", () => { parts.verdict.hidden = true; });
    buttons.append(stay);
    const next = this.app.entryAfter(this.entry);
    if (next) {
      const button = element("button", "primary", words.next);
      button.type = "button";
      button.addEventListener("click", () => this.app.openLevel(next));
      buttons.append(button);
    }
    parts.verdict.replaceChildren(
      stars, element("h2", "", words.solved), element("p", "count", `${words.moves(verdict.moves)} · ${words.par(outline.par)}`),
      element("p", "explanation", outline.explanation), buttons);
    parts.verdict.hidden = false;
    parts.verdict.focus({preventScroll: true});
  }

  toast(text, kind = "") {
    const {toast} = this.parts;
    toast.className = `toast ${kind}`;
    toast.textContent = text;
    toast.hidden = false;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => { toast.hidden = true; }, Math.max(4000, text.length * 90));
  }

  say(text) { this.parts.spoken.textContent = text; }

  // Looks.

  drawLooks() {
    const {words, parts, snapshot} = this;
    parts.looks.hidden = snapshot.outcomes.length === 0;
    if (parts.looks.hidden) return;
    const again = textButton("look", words.lookAgain, () => this.change(() => this.session.lookAgain()));
    const rows = [again];
    const branches = JSON.parse(this.app.engine.text((p, n, l) => this.session.call("branches", p, n, l)));
    const details = element("details", "branches");
    details.open = this.areBranchesOpen ?? false;
    details.addEventListener("toggle", () => { this.areBranchesOpen = details.open; });
    details.append(element("summary", "", `${words.branches} (${branches.length})`));
    const list = element("ol");
    for (const branch of branches) {
      const item = element("li");
      const percent = (100 * branch.probability).toFixed(1).replace(/\.0$/, "") + "%";
      item.append(element("span", "", words.branch(branch.outcomes.join(" "), percent)), element("span", "ket", branch.ket));
      if (this.app.isDemonstration) {
        const hold = element("button", "quiet", words.force);
        hold.type = "button";
        hold.addEventListener("click", () => this.change(() => branch.outcomes.forEach((outcome, look) => this.session.forceOutcome(look, outcome))));
        item.append(hold);
      }
      list.append(item);
    }
    details.append(list);
    if (snapshot.forced.length) rows.push(textButton("release", words.release, () => this.change(() => this.session.releaseOutcomes())));
    rows.push(details);
    parts.looks.replaceChildren(...rows);
  }

  // The play head and the moving pictures.

  stepBy(step) {
    const position = Math.round(this.position ?? this.snapshot.head);
    const next = Math.max(0, Math.min(this.snapshot.count, position + step));
    if (step > 0 && next > position) this.animate(position, next);
    else this.stand(next);
  }

  replayFrom(position) { this.animate(position, this.snapshot.count); }

  animateFrom(position) {
    if (position === null) this.drawStill();
    else this.animate(position, this.snapshot.count);
  }

  animate(from, to) {
    if (!this.app.moves || from >= to) {
      this.trails = to > from ? this.trailThrough(to - 1) : [];
      this.stand(to);
      return;
    }
    this.timeline = {from, to, at: from, started: null};
    this.trails = [];
  }

  /** Stands still after `position` operations. */
  stand(position) {
    this.timeline = null;
    this.session.seek(position);
    this.position = position;
    this.axis = null;
    this.showState(this.session.amplitudes);
    this.say(this.app.engine.text((p, n, l) => this.session.call("spoken", this.app.languageCode, p, n, l)));
    this.showSolved();
  }

  drawStill() {
    this.trails = [];
    this.stand(this.snapshot.count);
  }

  scrub(value) {
    this.timeline = null;
    const index = Math.min(Math.floor(value), this.snapshot.count - 1);
    if (index < 0) return;
    this.position = value;
    this.trails = this.trailThrough(index, value - index);
    this.showState(this.session.path(index, value - index));
    this.board.drawHead(Math.floor(value));
  }

  /** The arrows on the way through an operation. */
  trailThrough(index, until = 1) {
    const steps = 40;
    const trails = this.outline.qubits.map(() => []);
    for (let k = 0; k <= steps; k++) {
      if (k / steps > until) break;
      const amplitudes = this.session.path(index, k / steps);
      trails.forEach((trail, qubit) => trail.push(arrowOf(amplitudes, qubit)));
    }
    return trails;
  }

  showState(amplitudes) {
    this.amplitudes = amplitudes;
    this.arrows = this.outline.qubits.map((_, qubit) => arrowOf(amplitudes, qubit));
    this.dirty = true;
  }

  /** Shows what a move would do, until the next one: the state at the end of the board. */
  preview(move) {
    if (!move) return;
    try {
      this.session.play(move);
      this.showState(this.session.amplitudes);
      this.session.undo();
    } catch { /* A dial between its rests shows nothing. */ }
  }

  frame(now) {
    if (!this.isShown) return;
    if (this.timeline) this.advance(now);
    if (this.precession) this.precess(now);
    if (this.dirty || this.flashes.some((flash) => flash > 0)) this.draw(now);
    requestAnimationFrame(this.frame);
  }

  advance(now) {
    const line = this.timeline;
    line.started ??= now;
    const item = operations(this.snapshot)[line.at];
    const isLook = item.kind === "measure" || item.kind === "reset";
    const fraction = Math.min(1, (now - line.started) / (isLook ? looking : passing));
    const eased = fraction < 0.5 ? 2 * fraction * fraction : 1 - 2 * (1 - fraction) * (1 - fraction);
    const amplitudes = this.session.path(line.at, eased);
    if (fraction === 0 || !line.trailed) {
      this.trails = this.outline.qubits.map(() => []);
      line.trailed = true;
    }
    if (isLook) this.showLook(line.at, fraction, item);
    else this.showState(amplitudes);
    this.trails.forEach((trail, qubit) => trail.push(this.arrows[qubit]));
    this.position = line.at + fraction;
    this.board.drawHead(fraction > 0.5 ? line.at + 1 : line.at);
    if (fraction < 1) return;
    line.at++;
    line.started = now;
    line.trailed = false;
    if (line.at >= line.to) this.stand(line.to);
  }

  /** A look has no way through: the arrow is held, then found at a pole, and a ring runs out from it. */
  showLook(index, fraction, item) {
    const before = this.session.path(index, 0), after = this.session.path(index, 1);
    this.showState(fraction < 0.35 ? before : after);
    if (fraction >= 0.35) {
      const gone = Math.min(1, (fraction - 0.35) / 0.2);
      this.arrows = this.outline.qubits.map((_, qubit) => {
        const a = arrowOf(before, qubit), b = arrowOf(after, qubit);
        return a.map((part, k) => part + (b[k] - part) * gone);
      });
      for (const qubit of item.qubits) this.flashes[qubit] = 1 - (fraction - 0.35) / 0.65;
    }
  }

  draw() {
    this.dirty = false;
    const {outline, words} = this;
    const goals = outline.goals.flatMap((goal) => goal.arrows ?? []);
    this.canvases.forEach((canvas, qubit) => {
      const goal = goals.find((one) => one.qubit === qubit);
      drawSphere(canvas, this.app.view, {
        arrow: this.arrows[qubit], trail: this.trails[qubit], goal: goal && Math.hypot(...goal.arrow) > 0.02 ? goal.arrow : null,
        axis: this.axis, flash: this.flashes[qubit] ?? 0,
      });
      const length = Math.hypot(...this.arrows[qubit]);
      const caption = canvas.parentNode.querySelector(".qubit-length");
      const text = words.length(length.toFixed(2));
      if (caption.textContent !== text) caption.textContent = text;
      canvas.setAttribute("aria-label", `${outline.qubits[qubit]}: x ${this.arrows[qubit].map((part) => part.toFixed(2)).join(", ")}`);
    });
    if (!this.timeline) this.flashes = [];
    drawAmplitudes(this.parts.list, this.amplitudes, outline.qubits.length);
    if (!this.timeline && !this.precession && Number.isInteger(this.position)) this.parts.ket.textContent = this.session.snapshot(this.app.language).state.ket;
    this.parts.head.value = this.position ?? this.snapshot.head;
  }

  // Precession, for the sandbox with one qubit: the engine turns the state by a rotation of a whole turn, bit by bit.

  precessionControl() {
    const {words} = this;
    const group = element("div", "precession");
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", words.fieldAlong);
    group.append(element("span", "", words.fieldAlong));
    for (const axis of ["x", "y", "z"]) {
      const button = element("button", "quiet", axis);
      button.type = "button";
      button.dataset.axis = axis;
      button.setAttribute("aria-pressed", "false");
      button.addEventListener("click", () => this.precession?.axis === axis ? this.stopPrecession() : this.startPrecession(axis));
      group.append(button);
    }
    this.precessionGroup = group;
    return group;
  }

  startPrecession(axis) {
    this.stopPrecession();
    const text = JSON.stringify({"zh-Hans": "进动", "en": "Precession"});
    const [a, b] = [0, 1].map((k) => complexText(this.session.amplitudes[2 * k], this.session.amplitudes[2 * k + 1]));
    const level = `{"schemaVersion": 1, "id": "precession", "mechanic": "prepare", "sandbox": true, "title": ${text}, "brief": ${text},
      "hints": [], "explanation": ${text}, "concepts": {"teaches": [], "requires": []}, "qubits": ["q0"],
      "start": {"ket": "${a}|0> + ${b}|1>"}, "board": [{"gate": "R${axis}(2pi) q0", "standing": "frozen"}], "toolbox": []}`;
    try {
      this.precession = {axis, session: this.app.engine.open(level), started: null};
    } catch (error) {
      this.toast(error.message);
      return;
    }
    this.axis = {x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1]}[axis];
    this.trails = [[]];
    this.markPrecession();
  }

  precess(now) {
    const p = this.precession;
    p.started ??= now;
    const turn = ((now - p.started) / 3200) % 1;
    this.showState(p.session.path(0, turn));
    this.trails[0].push(this.arrows[0]);
    if (this.trails[0].length > 110) this.trails[0].shift();
    p.frames = (p.frames ?? 0) + 1;
  }

  stopPrecession() {
    if (!this.precession) return;
    this.precession.session.close();
    this.precession = null;
    this.axis = null;
    this.markPrecession();
    this.drawStill();
  }

  markPrecession() {
    for (const button of this.precessionGroup.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.axis === this.precession?.axis));
  }
}

function complexText(re, im) { return `(${re.toFixed(12)} ${im < 0 ? "-" : "+"} ${Math.abs(im).toFixed(12)}i)`; }

/** The first position at which two boards differ; null where nothing on the board has changed. */
function firstDifference(before, after) {
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

const icons = {
  "undo": "M9 7H15a5 5 0 0 1 0 10H8 M12 3 8 7l4 4", "redo": "M15 7H9a5 5 0 0 0 0 10h7 M12 3l4 4-4 4",
  "restart": "M5 12a7 7 0 1 0 2.3-5.2 M5 4v4h4", "step": "M8 5v14l9-7z M19 5v14", "step-back": "M16 5v14l-9-7z M5 5v14",
  "replay": "M7 5v14l11-7z", "share": "M12 15V4 M8 8l4-4 4 4 M6 13v6h12v-6",
  "settings": "M4 7h10 M18 7h2 M4 17h2 M10 17h10 M16 4.5v5 M8 14.5v5",
};

export function iconButton(name, label, action) {
  const button = element("button", `icon icon-${name}`);
  button.type = "button";
  button.title = label;
  button.setAttribute("aria-label", label);
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`;
  button.addEventListener("click", action);
  return button;
}

export function textButton(name, label, action) {
  const button = element("button", `text-button button-${name}`, label);
  button.type = "button";
  button.addEventListener("click", action);
  return button;
}
