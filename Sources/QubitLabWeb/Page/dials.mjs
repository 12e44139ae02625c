// The dials of the chosen tool or operation: angles, the condition, the bit that takes an outcome, and removing.

import {chooser, element} from "./controls.mjs";
import {operations, restsOf, withAngles} from "./placing.mjs";

export class Dials {
  /** `board` has `host`, `outline`, `snapshot`, `placing`, `selected`, `turn(tool, angles)`, `remove(position)`, `drawBoard()`. */
  constructor(board, root) {
    this.board = board;
    this.root = root;
  }

  draw() {
    const {board, root} = this;
    const {placing} = board;
    const item = board.selected === null ? null : operations(board.snapshot)[board.selected];
    const tool = placing?.tool ?? (item && board.outline.toolbox.find((t) => t.gate === (item.gate ?? item.symbol)));
    const parts = [];
    if (placing) parts.push(...this.choices(tool, placing));
    if (tool?.dials.length) parts.push(...this.sliders(tool, item, placing ? placing.angles : restsOf(tool, item)));
    if (item) parts.push(...this.operationControls(item));
    root.replaceChildren(...parts);
    root.hidden = parts.length === 0;
  }

  sliders(tool, item, angles) {
    return tool.dials.map((dial, k) => {
      const label = element("label", "dial");
      const slider = element("input");
      Object.assign(slider, {type: "range", min: 0, max: dial.rests.length - 1, value: dial.rests.indexOf(angles[k])});
      slider.setAttribute("aria-valuetext", angles[k]?.text ?? "");
      const value = element("output", "dial-value", angles[k]?.text ?? "");
      const read = () => {
        const next = angles.map((angle, i) => i === k ? dial.rests[slider.value] : angle);
        value.textContent = next[k].text;
        slider.setAttribute("aria-valuetext", next[k].text);
        return next;
      };
      slider.addEventListener("input", () => {
        const next = read();
        if (item) this.board.host.preview(this.replacement(item, tool, next));
      });
      slider.addEventListener("change", () => {
        const next = read();
        if (item) this.board.host.play(this.replacement(item, tool, next));
        this.board.turn(tool, next);
        this.root.querySelectorAll(".dial input")[k]?.focus();
      });
      label.append(element("span", "dial-name", `${tool.symbol} ${dial.name}`), slider, value);
      return label;
    });
  }

  replacement(item, tool, angles) {
    return `replace ${this.board.selected + 1} with ${withAngles(item, tool, angles, this.board.outline.qubits)}`;
  }

  /** When what is placed is done, and which bit takes its outcome. */
  choices(tool, placing) {
    const {words} = this.board.host;
    const list = (name, title, spellings, value, pick) => chooser(
      `dial-choice ${name}`, title,
      spellings.map((text) => [text, text.replace(/^if (.*): $/, "$1").replace(/^ -> /, "") || words.always]), value,
      (chosen) => {
        pick(chosen);
        this.board.drawBoard();
      });
    const parts = [];
    if (tool.prefixes.length > 1)
      parts.push(list("choose-condition", words.condition, tool.prefixes, placing.prefix, (text) => { placing.prefix = text; }));
    if (tool.suffixes.length > 1)
      parts.push(list("choose-bit", words.outcomeInto, tool.suffixes, placing.suffix, (text) => { placing.suffix = text; }));
    return parts;
  }

  operationControls(item) {
    const {board} = this;
    const position = board.selected;
    const remove = element("button", "quiet danger", board.host.words.remove);
    remove.type = "button";
    remove.addEventListener("click", () => board.remove(position));
    return [element("span", "dial-title", item.text), remove];
  }
}
