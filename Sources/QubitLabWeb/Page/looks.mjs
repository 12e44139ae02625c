// What measurements found, every way they can come out, and which of the level's cases is shown.

import {chooser, element, textButton} from "./controls.mjs";

export class Looks {
  /** `screen` has `session`, `outline`, `snapshot`, `words`, `app` and `change(body)`. */
  constructor(screen, root) {
    this.screen = screen;
    this.root = root;
    this.areBranchesOpen = false;
  }

  draw() {
    const {snapshot, outline} = this.screen;
    const focused = this.root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const parts = [];
    if (outline.cases.length > 1) parts.push(this.caseChooser());
    if (snapshot.outcomes.length) parts.push(...this.lookControls());
    this.root.replaceChildren(...parts);
    this.root.hidden = parts.length === 0;
    if (focused) this.root.querySelector(`[data-key="${focused}"]`)?.focus({preventScroll: true});
  }

  /** The verdict is about all cases; the screen shows one at a time. */
  caseChooser() {
    const {session, outline, snapshot, words} = this.screen;
    const choice = chooser(
      "dial-choice choose-case", words.shownCase, outline.cases.map((name, index) => [String(index), name]),
      String(snapshot.case), (index) => this.screen.change(() => session.showCase(Number(index))));
    choice.querySelector("select").dataset.key = "case";
    return choice;
  }

  lookControls() {
    const {session, snapshot, words} = this.screen;
    const again = textButton("look", words.lookAgain, () => this.screen.change(() => session.lookAgain()));
    again.dataset.key = "look";
    const parts = [again];
    if (snapshot.forced.length)
      parts.push(textButton("release", words.release, () => this.screen.change(() => session.releaseOutcomes())));
    parts.push(this.branches());
    return parts;
  }

  branches() {
    const {session, words} = this.screen;
    const branches = session.branches();
    const details = element("details", "branches");
    details.open = this.areBranchesOpen;
    details.addEventListener("toggle", () => { this.areBranchesOpen = details.open; });
    const summary = element("summary", "", `${words.branches} (${branches.length})`);
    summary.dataset.key = "branches";
    const list = element("ol");
    list.append(...branches.map((branch, index) => this.branch(branch, index)));
    details.append(summary, list);
    return details;
  }

  branch(branch, index) {
    const {session, words} = this.screen;
    const item = element("li");
    const percent = (100 * branch.probability).toFixed(1).replace(/\.0$/, "") + "%";
    // Where noise mixes the state there are no single outcomes to hold and no ket: the bits, and how mixed it is.
    const found = branch.outcomes?.join(" ") ?? branch.bits;
    const state = branch.ket ?? words.purity(branch.purity.toFixed(3));
    item.append(element("span", "", words.branch(found, percent)), element("span", "ket", state));
    if (!this.screen.app.isDemonstration || !branch.outcomes) return item;
    const hold = element("button", "quiet", words.force);
    hold.type = "button";
    hold.dataset.key = `force-${index}`;
    hold.addEventListener("click", () => this.screen.change(() =>
      branch.outcomes.forEach((outcome, look) => session.forceOutcome(look, outcome))));
    item.append(hold);
    return item;
  }
}
