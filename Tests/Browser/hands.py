"""Ways of making a move on the page: by tapping, by dragging, and by the keyboard alone."""

from moves import placement


class Hand:
    """Makes moves by taps or clicks."""

    def __init__(self, lab):
        self.lab, self.page = lab, lab.page

    def make(self, move):
        verb, *words = move.split()
        if verb == "answer":
            self.answer(words[0])
        elif verb == "rounds":
            self.set_rounds(words[0])
        elif verb == "remove":
            self.remove(int(words[0]) - 1)
        elif verb == "replace":
            self.remove(int(words[0]) - 1)
            self.place(" ".join(words[2:]) + f" at {words[0]}")
        else:
            self.place(move)

    def place(self, move):
        wanted = placement(move, self.lab.screen("s.outline"))
        position = self.free_place() if wanted.position is None else wanted.position
        tool = f'.tool[data-tool="{self.index(wanted.tool)}"]'
        self.choose(tool)
        if wanted.prefix != wanted.tool["prefixes"][0]:
            self.pick(".choose-condition select", wanted.prefix)
        if wanted.suffix != wanted.tool["suffixes"][0]:
            self.pick(".choose-bit select", wanted.suffix)
        for dial, rest in enumerate(wanted.rests):
            self.turn(dial, rest)
        slots = [f'.slot[data-key="slot-{position}-{wire}"]' for wire in wanted.wires or ["all"]]
        self.put(tool, slots[0])
        for slot in slots[1:]:
            # The page fills in what is the only choice.
            if self.page.locator(slot).count():
                self.press(slot)

    def index(self, tool):
        return self.lab.screen("s.outline.toolbox").index(tool)

    def free_place(self):
        """Where a move without a position goes: the end of the first gap, or of the board."""
        board = self.lab.screen("s.snapshot.board")
        return next((index for index, item in enumerate(board) if item.get("gap")), len(board))

    def choose(self, tool):
        self.press(tool)

    def put(self, _tool, slot):
        self.press(slot)

    def press(self, selector):
        self.page.locator(selector).click()

    def pick(self, selector, value):
        self.page.locator(selector).select_option(value)

    def turn(self, dial, rest):
        self.page.locator(".dial input").nth(dial).evaluate(
            "(node, value) => { node.value = value; node.dispatchEvent(new Event('input')); node.dispatchEvent(new Event('change')) }", rest)

    def answer(self, text):
        if self.page.locator(".choice").count():
            self.press(f'.choice[data-choice="{text}"]')
        else:
            self.page.fill(".number input", text)
            self.press(".answer .primary")

    def set_rounds(self, text):
        self.page.fill(".rounds input", text)
        self.page.locator(".rounds input").blur()

    def remove(self, position):
        self.press(f'.op[data-position="{position}"]')
        self.press(".dials .danger")


class DraggingHand(Hand):
    """Drags tools to their places, and what is unwanted off the board."""

    def put(self, tool, slot):
        self.page.locator(tool).scroll_into_view_if_needed()
        source = self.page.locator(tool).bounding_box()
        self.page.mouse.move(*middle(source))
        self.page.mouse.down()
        self.page.mouse.move(source["x"] + 12, source["y"] - 12, steps=3)
        target = self.page.locator(slot)
        target.scroll_into_view_if_needed()
        self.page.mouse.move(*middle(target.bounding_box()), steps=4)
        self.page.mouse.up()

    def remove(self, position):
        operation = self.page.locator(f'.op[data-position="{position}"]')
        operation.scroll_into_view_if_needed()
        if not operation.evaluate("node => node.dataset.drags"):
            # What the toolbox cannot make again is taken away by its button.
            super().remove(position)
            return
        x, y = middle(operation.bounding_box())
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 8, y - 20, steps=4)
        self.page.mouse.move(x + 8, 12, steps=4)
        self.page.mouse.up()


class KeyboardHand(Hand):
    """Uses nothing but the keyboard: Tab and Shift+Tab, arrows, Enter, Delete, digits."""

    def press(self, selector):
        self.go(selector)
        self.page.keyboard.press("Enter")

    def put(self, tool, slot):
        self.go(tool)
        self.page.keyboard.press("ArrowUp")
        self.walk(slot)
        self.page.keyboard.press("Enter")

    def pick(self, selector, value):
        self.go(selector)
        options = self.page.locator(f"{selector} option").evaluate_all("all => all.map((one) => one.value)")
        self.move_along(selector, options.index(value), "node => node.selectedIndex", "ArrowDown", "ArrowUp")

    def turn(self, dial, rest):
        selector = f".dial:nth-of-type({dial + 1 + self.page.locator('.dials .dial-choice').count()}) input"
        self.go(selector)
        self.move_along(selector, rest, "node => Number(node.value)", "ArrowRight", "ArrowLeft")

    def move_along(self, selector, wanted, read, ahead, back):
        for _ in range(400):
            here = self.page.locator(selector).evaluate(read)
            if here == wanted:
                return
            self.page.keyboard.press(ahead if here < wanted else back)
        self.lab.fail(f"{selector} does not reach {wanted} by keys")

    def answer(self, text):
        if self.page.locator(".choice").count():
            self.press(f'.choice[data-choice="{text}"]')
            return
        self.go(".number input")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def set_rounds(self, text):
        self.go(".rounds input")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Tab")

    def remove(self, position):
        self.go(f'.op[data-position="{position}"]')
        self.page.keyboard.press("Delete")

    def go(self, selector):
        """Moves the focus by Tab, the shorter way round."""
        steps = self.page.evaluate(STEPS, selector)
        if steps is None:
            self.lab.fail(f"{selector} cannot be reached by Tab")
        for _ in range(abs(steps)):
            self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        for _ in range(80):
            if self.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        self.lab.fail(f"Tab does not reach {selector}")

    def walk(self, slot):
        """Moves over the circuit by arrow keys: along the wires first, then across them."""
        goal = self.page.evaluate("selector => document.querySelector(selector)?.dataset.key", slot)
        for _ in range(120):
            here = self.page.evaluate("document.activeElement.dataset.key")
            if here == goal:
                return
            key = self.page.evaluate(DIRECTION, goal)
            self.page.keyboard.press(key)
        self.lab.fail(f"arrow keys do not reach {slot} ({goal}); they stand at {here}")


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# How many times Tab has to be pressed from where the focus is; negative for Shift+Tab.
STEPS = """(selector) => {
  const all = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
    .filter((node) => node.tabIndex >= 0 && !node.disabled && node.getClientRects().length && getComputedStyle(node).visibility !== "hidden");
  const to = all.indexOf(document.querySelector(selector)), from = all.indexOf(document.activeElement);
  return to < 0 ? null : to - from;
}"""

# The arrow key that leads nearer to a place on the circuit, as eyes would choose it.
DIRECTION = """(key) => {
  const centre = (node) => { const box = node.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2] };
  const [x, y] = centre(document.activeElement), [tx, ty] = centre(document.querySelector(`[data-key="${key}"]`));
  if (Math.abs(tx - x) > 12) return tx > x ? "ArrowRight" : "ArrowLeft";
  return ty > y ? "ArrowDown" : "ArrowUp";
}"""
