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
    return tuples(this.tool, qubitCount).filter((t) => this.wires.every((wire, i) => t[i] === wire));
  }

  get name() { return this.prefix + gateText(this.tool, this.angles); }
}

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
