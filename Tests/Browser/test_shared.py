"""A level that comes as one line: opened, played, refused; what is locked stays so."""

from curriculum import LEVELS
from hands import Hand, KeyboardHand
from lab import Lab


class Shared(Lab):
    def line_of(self, name):
        self.level(name)
        line = self.screen("s.session.share")
        self.page.evaluate("location.hash = ''")
        self.page.wait_for_selector(".library")
        return line

    def enter(self, line):
        self.page.fill('input[name="shared"]', line)
        self.page.click(".shared .primary")

    def test_a_shared_level_is_opened_and_played(self):
        line = self.line_of("reach-minus")
        # In a message, a line may come broken.
        self.enter(f" {line[:100]} {line[100:]} ")
        self.page.wait_for_selector(".level")
        level = LEVELS["reach-minus"]
        self.assertEqual(self.page.inner_text(".place"), "A shared level")
        self.assertEqual(self.page.inner_text(".brief h1"), level.file["title"]["en"])
        for move in level.solution:
            Hand(self).make(move)
        self.page.wait_for_selector(".verdict:not([hidden])")
        self.assert_as_native("reach-minus")
        self.assertEqual(self.screen("s.session.share"), line, "it is passed on as it came")
        self.assertNotIn("reach-minus", self.page.evaluate("window.qubitlab.progress.text"), "it earns no stars")
        self.page.click(".button-language")
        self.assertEqual(self.page.inner_text(".place"), "别人分享的关卡")
        self.assertEqual(self.page.inner_text(".brief h1"), level.file["title"]["zh-Hans"])
        self.shot("shared-level")

    def test_a_shared_level_is_opened_by_keyboard_alone(self):
        line = self.line_of("flip-the-arrow")
        hand = KeyboardHand(self)
        hand.go('input[name="shared"]')
        self.page.keyboard.insert_text(line)
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector(".level")
        hand.make("X q0")
        self.page.wait_for_selector(".verdict:not([hidden])")

    def test_what_is_no_shared_level_is_said(self):
        line = self.line_of("flip-the-arrow")
        damaged = line[:40] + ("A" if line[40] != "A" else "B") + line[41:]
        for text, wanted in (("hello", "qubitlab1."), (line[:-12], "missing"), (damaged, "damaged")):
            self.enter(text)
            self.page.wait_for_function("text => document.querySelector('.shared-status').textContent.includes(text)", arg=wanted)
            self.assertEqual(self.page.locator(".level").count(), 0)
        self.assertEqual(self.page.evaluate("document.activeElement.name"), "shared")

    def test_a_shared_level_of_a_locked_pack_stays_locked(self):
        locked = next(level for level in LEVELS.values() if level.page_name == "lab-owned.html" and self.is_of_locked_pack(level))
        line = self.line_of(locked.id)
        self.page_name = "lab-not-owned.html"
        self.open()
        self.enter(line)
        self.page.wait_for_function("() => document.querySelector('.shared-status').textContent !== ''")
        self.assertEqual(self.page.inner_text(".shared-status"), "This level belongs to a pack that is not open here.")
        self.assertEqual(self.page.locator(".level").count(), 0)

    def is_of_locked_pack(self, level):
        return self.page.evaluate(
            "id => window.qubitlab.data.packs.some((pack) => pack.access.usual === 'owned' && pack.levels.some((level) => level.id === id))", level.id)
