// The circuit and the toolbox: drawn as buttons, worked by dragging, tapping or the keyboard.
//
// Wires are drawn in the order of a ket: the leftmost symbol is the top wire, qubit 0 the bottom one.

import {Dials} from "./dials.mjs";
import {centre, element, insideOf} from "./controls.mjs";
import {Placing, family, gateText, isGapAt, operations, restsOf} from "./placing.mjs";

export class Board {
  /** `host` has `play(moves)`, `say(text)`, `words`, `preview(move)`. */
  constructor(host, boardElement, toolsElement, dialElement) {
    this.host = host;
    this.board = boardElement;
    this.tools = toolsElement;
    this.dials = new Dials(this, dialElement);
    this.placing = null;
    this.selected = null;
    this.angles = new Map();
    boardElement.addEventListener("keydown", (event) => this.keyOnBoard(event));
    toolsElement.addEventListener("keydown", (event) => this.keyOnTools(event));
  }

  show(outline, snapshot) {
    this.outline = outline;
    this.snapshot = snapshot;
    if (this.selected !== null && this.selected >= snapshot.count) this.selected = null;
    this.drawTools();
    this.drawBoard();
    this.dials.draw();
  }

  cancel() {
    const wasPlacing = this.placing !== null || this.selected !== null;
    this.placing = null;
    this.selected = null;
    this.refresh();
    return wasPlacing;
  }

  refresh() { this.show(this.outline, this.snapshot); }

  row(qubit) { return this.outline.qubits.length - qubit; }

  // The toolbox.

  drawTools() {
    const {words} = this.host;
    const focused = this.tools.contains(document.activeElement) ? document.activeElement.dataset.tool : null;
    this.tools.replaceChildren(...this.outline.toolbox.map((tool, index) => {
      const left = this.snapshot.stock[index];
      const chosen = this.placing?.tool === tool;
      const angles = this.anglesOf(tool);
      const button = element("button", `tool family-${family(tool.gate)}`);
      button.type = "button";
      button.dataset.gate = tool.gate;
      button.dataset.tool = index;
      button.disabled = left === 0;
      button.setAttribute("aria-pressed", String(chosen));
      button.setAttribute("aria-label", [gateText(tool, angles), tool.summary, left === null ? "" : words.left(left)].filter(Boolean).join(", "));
      button.title = tool.summary;
      button.append(element("span", "glyph", tool.symbol));
      if (angles.length) button.append(element("span", "angle", angles.map((a) => a.text).join(", ")));
      if (left !== null) button.append(element("span", "stock", `×${left}`));
      button.addEventListener("click", () => this.choose(chosen ? null : tool));
      button.addEventListener("pointerdown", (event) => this.beginDrag(event, button, () => this.again(tool), null));
      return button;
    }));
    if (focused) this.tools.querySelector(`[data-tool="${focused}"]`)?.focus({preventScroll: true});
  }

  anglesOf(tool) {
    if (!tool.dials.length) return [];
    if (!this.angles.has(tool)) {
      this.angles.set(tool, tool.dials.map((dial) => dial.rests.find((rest) => Math.abs(rest.value - Math.PI / 2) < 1e-9)
        ?? dial.rests[Math.floor(dial.rests.length / 2)]));
    }
    return this.angles.get(tool);
  }

  /** A tool to be placed anew: if it is the chosen one, as its dials and conditions stand. */
  again(tool) {
    const placing = new Placing(tool, this.anglesOf(tool));
    if (this.placing?.tool === tool) ({prefix: placing.prefix, suffix: placing.suffix} = this.placing);
    return placing;
  }

  /** Sets a tool to angles: for what is being placed, and for the next time. */
  turn(tool, angles) {
    this.angles.set(tool, angles);
    if (!this.placing) return;
    this.placing.angles = angles;
    this.refresh();
  }

  choose(tool) {
    this.selected = null;
    this.placing = tool && new Placing(tool, this.anglesOf(tool));
    this.refresh();
    if (!tool) return;
    this.host.say(this.host.words.pickPlace(this.placing.name));
    this.board.querySelector(".slot:last-of-type")?.scrollIntoView({block: "nearest", inline: "nearest"});
  }

  keyOnTools(event) {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (step) {
      const buttons = [...this.tools.querySelectorAll("button:enabled")];
      buttons[buttons.indexOf(document.activeElement) + step]?.focus();
      event.preventDefault();
    }
    if (event.key === "ArrowUp" || (event.key === "ArrowDown" && this.placing)) {
      (this.board.querySelector(".slot") ?? this.board.querySelector("button"))?.focus();
      event.preventDefault();
    }
  }

  // The circuit.

  drawBoard() {
    const {words} = this.host;
    const {qubits} = this.outline;
    const focused = document.activeElement?.closest?.(".board") ? document.activeElement.dataset.key : null;
    const parts = [];
    qubits.forEach((name, qubit) => {
      const label = element("span", "wire-label", name);
      label.style.gridRow = this.row(qubit);
      const line = element("span", "wire");
      line.style.setProperty("--at", this.row(qubit));
      parts.push(line, label);
    });
    let column = 2, position = 0;
    const slotAt = (isGap) => {
      const isOpen = this.snapshot.openings.includes(position);
      if (isOpen) parts.push(...this.slots(position, column, isGap));
      column++;
    };
    let isGapAhead = false;
    for (const item of this.snapshot.board) {
      if (item.gap) {
        isGapAhead = true;
        continue;
      }
      slotAt(isGapAhead);
      isGapAhead = false;
      parts.push(this.operation(item, position, column));
      column++;
      position++;
    }
    slotAt(isGapAhead || this.snapshot.count === 0);
    this.board.style.setProperty("--wires", qubits.length);
    this.board.style.setProperty("--columns", column);
    this.board.replaceChildren(...parts);
    this.board.classList.toggle("placing", this.placing !== null);
    this.drawHead();
    if (this.snapshot.count === 0 && !this.placing) {
      const hint = element("span", "empty-board", words.pickTool);
      hint.style.gridRow = `1 / span ${qubits.length}`;
      this.board.append(hint);
    }
    if (focused) this.board.querySelector(`[data-key="${focused}"]`)?.focus({preventScroll: true});
  }

  /** Marks the operations that the play head has passed. */
  drawHead(head = this.snapshot.head) {
    for (const button of this.board.querySelectorAll(".op")) button.classList.toggle("ahead", Number(button.dataset.position) >= head);
  }

  slots(position, column, isGap) {
    const {words} = this.host;
    if (!this.placing) {
      if (!isGap) return [];
      const gap = element("span", "gap");
      gap.style.gridColumn = column;
      gap.style.gridRow = `1 / span ${this.outline.qubits.length}`;
      return [gap];
    }
    if (this.placing.position !== null && this.placing.position !== position) return [];
    if (this.placing.tool.qubits === 0) return [this.slotForAll(position, column, isGap)];
    const slots = this.placing.nextWires(this.outline.qubits.length).map((qubit) => {
      const button = element("button", `slot${isGap ? " wide" : ""}`, "+");
      button.type = "button";
      button.style.gridColumn = column;
      button.style.gridRow = this.row(qubit);
      button.dataset.key = `slot-${position}-${qubit}`;
      button.dataset.position = position;
      button.dataset.qubit = qubit;
      button.setAttribute("aria-label", words.placeHere(this.placing.name, this.outline.qubits[qubit], position + 1));
      button.addEventListener("click", () => this.pick(position, qubit));
      return button;
    });
    for (const wire of this.placing.wires) {
      const mark = element("span", "picked");
      mark.style.gridColumn = column;
      mark.style.gridRow = this.row(wire);
      slots.push(mark);
    }
    return slots;
  }

  /** The place for what takes no wires because it is about all of them: time that passes, a pulse. */
  slotForAll(position, column, isGap) {
    const button = element("button", `slot${isGap ? " wide" : ""} all`, "+");
    button.type = "button";
    button.style.gridColumn = column;
    button.style.gridRow = `1 / span ${this.outline.qubits.length}`;
    button.dataset.key = `slot-${position}-all`;
    button.dataset.position = position;
    button.setAttribute("aria-label", this.host.words.placeHere(this.placing.name, this.outline.qubits.join(", "), position + 1));
    button.addEventListener("click", () => this.pick(position, null));
    return button;
  }

  /** Takes a place, and a wire unless the tool takes none. */
  pick(position, qubit) {
    const placing = this.placing;
    if (!placing) return;
    placing.position = position;
    if (qubit !== null) placing.wires.push(qubit);
    const choices = placing.choices(this.outline.qubits.length);
    if (choices.length > 1) {
      this.refresh();
      this.host.say(this.host.words.pickWire(placing.name, placing.wires.length, placing.tool.controls));
      this.board.querySelector(".slot")?.focus();
      return;
    }
    if (choices.length === 1) this.place(placing, choices[0], position);
  }

  place(placing, wires, position) {
    const names = wires.map((wire) => ` ${this.outline.qubits[wire]}`).join("");
    const isLast = position === this.snapshot.count && !this.snapshot.board.some((item) => item.gap);
    const isInOnlyGap = this.snapshot.board.filter((item) => item.gap).length === 1 && isGapAt(this.snapshot, position);
    this.placing = null;
    const move = `${placing.name}${names}${placing.suffix}`;
    let place = position;
    if (placing.from === null) this.host.play(isLast || isInOnlyGap ? move : `${move} at ${position + 1}`);
    else {
      // What stood before the place and is taken away no longer counts.
      if (placing.from < position) place--;
      const {qubits} = operations(this.snapshot)[placing.from];
      if (wires.every((wire, k) => wire === qubits[k])) this.host.play(`move ${placing.from + 1} to ${place + 1}`);
      else if (place === placing.from) this.host.play(`replace ${place + 1} with ${move}`);
      else this.host.play([`remove ${placing.from + 1}`, `${move} at ${place + 1}`]);
    }
    this.board.querySelector(`[data-key="op-${place}"]`)?.focus({preventScroll: true});
  }

  operation(item, position, column) {
    const {words} = this.host;
    const button = element("button", `op ${item.standing} kind-${item.kind} family-${family(item.gate ?? "")}`);
    button.type = "button";
    button.dataset.key = `op-${position}`;
    button.dataset.position = position;
    // What takes no wires of its own stands on all of them.
    const qubits = item.qubits.length ? item.qubits : this.outline.qubits.map((_, qubit) => qubit);
    const rows = qubits.map((q) => this.row(q));
    const top = Math.min(...rows), bottom = Math.max(...rows);
    button.style.gridColumn = column;
    button.style.gridRow = `${top} / ${bottom + 1}`;
    button.style.setProperty("--span", bottom - top + 1);
    button.setAttribute("aria-label", words.operation(position + 1, item.text, item.standing === "frozen" ? `, ${words.frozen}` : ""));
    button.setAttribute("aria-pressed", String(this.selected === position));
    button.title = item.text;
    if (bottom > top) button.append(element("span", "stem"));
    qubits.forEach((qubit, index) => {
      const node = this.node(item, index);
      node.style.setProperty("--at", this.row(qubit) - top);
      button.append(node);
    });
    if (item.if) button.append(element("span", "condition", item.if.map((bit, k) => `${this.outline.bits[bit]}=${item.equals[k]}`).join(" ")));
    button.addEventListener("click", () => this.select(item.standing === "frozen" ? null : position));
    if (item.standing !== "frozen") {
      const tool = this.outline.toolbox.find((t) => t.kind === "gate" && t.gate === item.gate && t.prefixes.length === 1);
      if (tool) {
        button.dataset.drags = true;
        button.addEventListener("pointerdown", (event) => this.beginDrag(event, button, () => {
          const placing = new Placing(tool, restsOf(tool, item));
          placing.from = position;
          return placing;
        }, position));
      }
    }
    return button;
  }

  node(item, index) {
    if (item.kind === "barrier") return element("span", "node barrier");
    if (item.kind === "measure") return element("span", "node box meter", item.outcomes.length ? String(item.outcomes[0]) : "?");
    if (item.kind === "piece") {
      const box = element("span", "node box piece");
      box.append(element("span", "", item.symbol));
      if (item.angleTexts) box.append(element("span", "angle", item.angleTexts.join(", ")));
      return box;
    }
    if (item.kind === "reset") return element("span", "node box", "|0⟩");
    if (index < item.controls) return element("span", "node dot");
    if (/^C+X$/.test(item.gate)) return element("span", "node plus");
    if (/^C+Z$/.test(item.gate)) return element("span", "node dot");
    if (/^(C*)SWAP$/.test(item.gate)) return element("span", "node cross", "×");
    const box = element("span", "node box");
    box.append(element("span", "glyph", item.controls ? item.symbol.replace(/^C+(?=.)/, "") : item.symbol));
    if (item.angleTexts.length) box.append(element("span", "angle", item.angleTexts.join(", ")));
    return box;
  }

  select(position) {
    this.placing = null;
    this.selected = this.selected === position ? null : position;
    this.refresh();
  }

  remove(position) {
    this.selected = null;
    this.host.play(`remove ${position + 1}`);
    (this.board.querySelector(`[data-key="op-${Math.max(0, position - 1)}"]`) ?? this.tools.querySelector("button"))?.focus();
  }

  keyOnBoard(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const isOperation = button.classList.contains("op");
    if ((event.key === "Delete" || event.key === "Backspace") && isOperation) {
      event.preventDefault();
      if (!button.classList.contains("frozen")) this.remove(Number(button.dataset.position));
      return;
    }
    const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (!way) return;
    event.preventDefault();
    const from = centre(button);
    const others = [...this.board.querySelectorAll("button")].filter((other) => other !== button).map((other) => {
      const to = centre(other), dx = to[0] - from[0], dy = to[1] - from[1];
      const ahead = dx * way[0] + dy * way[1], aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      return {other, ahead, cost: ahead + 3 * aside};
    }).filter(({ahead}) => ahead > 4).sort((a, b) => a.cost - b.cost);
    if (others.length) others[0].other.focus();
    else if (event.key === "ArrowDown") (this.tools.querySelector('[aria-pressed="true"]') ?? this.tools.querySelector("button:enabled"))?.focus();
  }

  // Dragging.

  beginDrag(event, source, makePlacing, from) {
    if (event.button !== 0) return;
    const start = [event.clientX, event.clientY];
    let ghost = null, over = null;
    const move = (moved) => {
      if (!ghost) {
        if (Math.hypot(moved.clientX - start[0], moved.clientY - start[1]) < 7) return;
        this.selected = null;
        this.placing = makePlacing();
        ghost = source.cloneNode(true);
        ghost.className += " ghost";
        ghost.removeAttribute("style");
        document.body.append(ghost);
        document.body.classList.add("dragging");
        this.refresh();
      }
      moved.preventDefault();
      ghost.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px) translate(-50%, -60%)`;
      over?.classList.remove("over");
      over = this.slotNear(moved.clientX, moved.clientY);
      over?.classList.add("over");
    };
    const end = (ended) => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
      document.body.classList.remove("dragging");
      // The click that follows a drag is not one.
      const swallow = (click) => click.stopPropagation();
      window.addEventListener("click", swallow, {capture: true});
      setTimeout(() => window.removeEventListener("click", swallow, {capture: true}), 0);
      if (ended.type === "pointerup" && over)
        this.pick(Number(over.dataset.position), over.dataset.qubit === undefined ? null : Number(over.dataset.qubit));
      else {
        this.placing = null;
        if (ended.type === "pointerup" && from !== null && !insideOf(this.board, ended)) this.remove(from);
        else this.refresh();
      }
    };
    window.addEventListener("pointermove", move, {passive: false});
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  slotNear(x, y) {
    let best = null, distance = 70;
    for (const slot of this.board.querySelectorAll(".slot")) {
      const [cx, cy] = centre(slot);
      const d = Math.hypot(cx - x, cy - y);
      if (d < distance) [best, distance] = [slot, d];
    }
    return best;
  }
}
