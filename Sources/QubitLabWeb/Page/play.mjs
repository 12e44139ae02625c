// A level on the screen: spheres, amplitudes, circuit, toolbox, verdict.

import {Board} from "./board.mjs";
import {element, iconButton, textButton} from "./controls.mjs";
import {Looks} from "./looks.mjs";
import {PlayHead, firstDifference} from "./playhead.mjs";
import {Precession} from "./precession.mjs";
import {Stage} from "./stage.mjs";

/** The screen of one level. `app` has `openSession(entry)`, `words`, `language`, `view`, `progress`, `moves` (whether things may move). */
export class LevelScreen {
  constructor(app, root, entry) {
    this.app = app;
    this.entry = entry;
    this.root = root;
    this.session = app.openSession(entry);
    this.isShown = true;
    this.build();
    this.refresh();
    this.head.standAtEnd();
    this.frame = this.frame.bind(this);
    requestAnimationFrame(this.frame);
  }

  get words() { return this.app.words; }

  close() {
    this.isShown = false;
    this.precession?.stop();
    this.session.close();
    this.stage.close();
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
      <section class="panel amplitudes"><h2></h2><p class="ket-line" translate="no"></p><p class="bits-line" translate="no" hidden></p><ol class="amplitude-list" translate="no"></ol></section>
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
      page, brief: find(".brief"), spheres: find(".spheres"), ket: find(".ket-line"), bits: find(".bits-line"), list: find(".amplitude-list"),
      board: find(".board"), toolbox: find(".toolbox"), dials: find(".dials"), answer: find(".answer"), looks: find(".looks"),
      verdict: find(".verdict"), spoken: find(".spoken"), toast: find(".toast"), transport: find(".transport"), actions: find(".actions"),
    };
    find(".amplitudes h2").textContent = words.amplitudes;
    find(".work h2").textContent = words.circuit;
    this.parts.board.setAttribute("aria-label", words.circuit);
    this.parts.toolbox.setAttribute("aria-label", words.toolbox);
    this.stage = new Stage(this.parts, outline, words, this.app.view);
    this.head = new PlayHead(this, this.parts.transport);
    this.looks = new Looks(this, this.parts.looks);
    if (outline.sandbox && outline.qubits.length === 1) this.precession = new Precession(this);
    this.buildActions();
    this.buildAnswer();
    this.board = new Board(this, this.parts.board, this.parts.toolbox, this.parts.dials);
    this.onKey = (event) => this.key(event);
    document.addEventListener("keydown", this.onKey);
  }

  buildActions() {
    const {words, parts} = this;
    parts.undo = iconButton("undo", words.undo, () => this.undo());
    parts.redo = iconButton("redo", words.redo, () => this.redo());
    parts.restart = iconButton("restart", words.restart, () => this.change(() => this.session.restart()));
    parts.hint = textButton("hint", words.hint, () => this.hint());
    parts.share = iconButton("share", words.share, () => this.share());
    parts.actions.append(parts.undo, parts.redo, parts.restart, parts.share, element("span", "fill"), parts.hint);
    if (this.precession) parts.actions.prepend(this.precession.group);
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

  /** Makes a move, or several that belong together. */
  play(moves) {
    this.change(() => { for (const move of [moves].flat()) this.session.play(move); });
  }

  /** Changes the session, shows the way to the new state, and judges. */
  change(body) {
    const before = this.snapshot;
    this.precession?.stop();
    try {
      body();
    } catch (error) {
      this.toast(error.message);
      this.refresh();
      return;
    }
    this.refresh();
    this.head.animateFrom(firstDifference(before, this.snapshot));
    this.judge();
  }

  undo() {
    if (this.session.undo()) this.afterTravel();
  }

  redo() {
    if (this.session.redo()) this.afterTravel();
  }

  afterTravel() {
    this.precession?.stop();
    this.refresh();
    this.head.standAtEnd();
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
    const line = this.session.share;
    try {
      await navigator.clipboard.writeText(line);
      this.toast(this.words.shared);
    } catch {
      window.prompt(this.words.share, line);
    }
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not([type=range]), select, textarea")
      || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (!this.board.cancel()) this.app.home();
      return;
    }
    const action = {
      u: () => this.undo(), r: () => this.redo(), h: () => this.hint(), ",": () => this.head.stepBy(-1), ".": () => this.head.stepBy(1),
    }[event.key.toLowerCase()];
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
    this.head.refresh();
    if (parts.rounds) parts.rounds.value = this.snapshot.rounds;
    for (const button of parts.answer.querySelectorAll(".choice"))
      button.setAttribute("aria-pressed", String(button.dataset.choice === this.snapshot.answer));
    this.looks.draw();
    this.showBrief();
  }

  showBrief() {
    const {outline, words, parts} = this;
    const verdict = this.session.verdict(this.app.language);
    const brief = [element("p", "kicker", outline.sandbox ? words.sandbox : words.mechanics[outline.mechanic]),
      element("h1", "", outline.title), element("p", "brief-text", outline.brief)];
    const wasTried = this.snapshot.canUndo;
    const list = element("ul", "demands");
    list.setAttribute("aria-label", words.goals);
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
      // A level that came in a line may call itself by any name: it earns no stars.
      if (!this.entry.line) this.app.progress.record(this.outline.id, verdict.stars, verdict.moves);
      this.pendingVerdict = verdict;
      if (!this.head.timeline) this.showSolved();
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

  // Pictures.

  /** Shows what a move would lead to, without making it. */
  preview(move) {
    const {session, app, snapshot} = this;
    const trial = app.openSession(this.entry);
    try {
      trial.load(session.replay);
      if (snapshot.case !== undefined) trial.showCase(snapshot.case);
      trial.play(move);
      this.showStateOf(trial);
    } catch {
      // A dial may pass over rests that the rules refuse: nothing is shown of them.
    } finally {
      trial.close();
    }
  }

  /** Shows the state at a session's play head, and returns what the engine tells of it. */
  showStateOf(session) {
    const {state} = session.snapshot(this.app.language);
    if (state.probabilities) this.stage.showMixed(state.probabilities, state.arrows);
    else this.stage.show(session.amplitudes);
    return state;
  }

  /** The play head has come to stand: what is said and written of a state follows. */
  stands() {
    this.stage.caption(this.showStateOf(this.session));
    this.say(this.session.spoken(this.app.language));
    this.showSolved();
  }

  frame(now) {
    if (!this.isShown) return;
    this.head.advance(now);
    this.precession?.advance(now);
    if (this.stage.isDirty || this.stage.hasFlash) this.draw();
    requestAnimationFrame(this.frame);
  }

  draw() {
    this.stage.draw();
    this.head.draw();
  }
}
