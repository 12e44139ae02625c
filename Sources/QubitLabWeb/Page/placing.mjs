// What a chosen tool still needs until it is a move: angles, a condition, a place, and wires one by one.

export class Placing {
  constructor(tool, angles) {
    this.tool = tool;
    this.angles = angles;
    this.position = null;
    this.wires = [];
    this.prefix = tool.prefixes[0];
    this.suffix = tool.suffixes[0] ?? "";
    /** The operation that is being moved, or null for a new one. */
    this.from = null;
  }

  /** The tuples of wires that begin as those picked so far. */
  choices(qubitCount) {
    const all = tuples(this.tool, qubitCount);
    if (!isSymmetric(this.tool)) return all.filter((t) => this.wires.every((wire, i) => t[i] === wire));
    const sets = new Map(all.map((t) => [[...t].sort().join(), t]));
    return [...sets.values()].filter((t) => this.wires.every((wire) => t.includes(wire)));
  }

  /** The wires that may be picked next. */
  nextWires(qubitCount) {
    const choices = this.choices(qubitCount);
    const next = isSymmetric(this.tool) ? choices.flat().filter((wire) => !this.wires.includes(wire))
      : choices.map((t) => t[this.wires.length]);
    return [...new Set(next)];
  }

  get name() { return this.prefix + gateText(this.tool, this.angles); }
}

/** Whether the order of a tool's wires means nothing: in a look at the same letter on all of them, such as XX. */
function isSymmetric(tool) { return tool.kind === "measure" && new Set(tool.gate.replace(/^measure /, "")).size === 1; }

function tuples(tool, count) {
  if (tool.wires) return tool.wires;
  let found = [[]];
  for (let i = 0; i < tool.qubits; i++)
    found = found.flatMap((t) => Array.from({length: count}, (_, q) => q).filter((q) => !t.includes(q)).map((q) => [...t, q]));
  return found;
}

export function gateText(tool, angles) {
  return tool.gate + (angles.length ? `(${angles.map((a) => a.written).join(", ")})` : "");
}

/** Where the dials of a tool stand for an operation on the board. An operation of the author's may stand between rests. */
export function restsOf(tool, item) {
  return (item.angles ?? []).map((value, k) => tool.dials[k]?.rests.find((rest) => rest.value === value)
    ?? {value, text: item.angleTexts[k], written: String(value)});
}

/** The operation as it is written, with its gate set to other angles; its condition and its wires stay. */
export function withAngles(item, tool, angles, qubitNames) {
  const condition = /^if [^:]*: /.exec(item.text)?.[0] ?? "";
  const wires = tool.qubits === 0 ? "" : item.qubits.map((qubit) => ` ${qubitNames[qubit]}`).join("");
  return condition + gateText(tool, angles) + wires;
}

/** The colour family of a gate: the axis about which it turns. */
export function family(gate) {
  const base = gate.replace(/^C+(?=[A-Z])/, "");
  if (/^(X|SX|Rx)/.test(base)) return "x";
  if (/^(Y|SY|Ry)/.test(base)) return "y";
  if (/^(Z|S|T|P|Rz)(dg)?$/.test(base)) return "z";
  return base.startsWith("H") ? "h" : "m";
}

export function operations(snapshot) { return snapshot.board.filter((item) => !item.gap); }

/** Whether there is a gap before the operation at a position. */
export function isGapAt(snapshot, position) {
  let passed = 0;
  for (const item of snapshot.board) {
    if (item.gap && passed === position) return true;
    if (!item.gap) passed++;
  }
  return false;
}
