"""The page in a real browser: opened from a file, offline, with an eye on everything that goes wrong in it."""

import unittest

from playwright.sync_api import Browser

from curriculum import LEVELS
from native import NativeEngine


class Bench:
    """What all tests share; `run.py` fills it in."""

    browser: Browser
    folder = None
    native: NativeEngine
    # On a machine that is shared with other work, times say little: CI may allow more.
    slack = 1.0


class Lab(unittest.TestCase):
    """One page a test. `page_name` is the page of `FOLDER` that is opened."""

    page_name = "lab-owned.html"
    options = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"}

    def setUp(self):
        self.context = Bench.browser.new_context(**self.options)
        self.context.set_offline(True)
        self.requests, self.complaints = [], []
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.open()

    def tearDown(self):
        outside = [url for url in self.requests if not url.startswith(("file:", "data:", "blob:"))]
        self.context.close()
        self.assertEqual(outside, [], "the page asks for nothing")
        self.assertEqual(self.complaints, [], "the console is silent")

    def open(self, search=""):
        self.page.goto((Bench.folder / self.page_name).as_uri() + search)
        self.page.wait_for_selector("html[data-ready]")

    def level(self, name):
        """Opens a level on the page that has it, or opens it again from its beginning."""
        if self.page_name != LEVELS[name].page_name:
            self.page_name = LEVELS[name].page_name
            self.open()
        self.page.evaluate(
            "id => { if (location.hash === '#/' + id) window.qubitlab.route(); else location.hash = '/' + id }", name)
        self.page.wait_for_function("id => window.qubitlab.screen?.outline.id === id", arg=name)

    def shot(self, name):
        self.page.screenshot(path=str(Bench.folder / f"{name}.png"))

    def screen(self, expression):
        """What an expression about the level's screen, called `s`, is worth."""
        return self.page.evaluate(f"() => {{ const s = window.qubitlab.screen; return {expression} }}")

    def state(self):
        return self.screen("Array.from(s.session.amplitudes)")

    def is_solved(self):
        return self.page.locator(".verdict").is_visible()

    # Against the native engine.

    def assert_as_native(self, name):
        """The page's engine says of the level what the native one says after the same moves, numbers to 1e-12."""
        found = self.page.evaluate(EVERYTHING)
        wanted = Bench.native.everything(LEVELS[name].text, seed=found["seed"], moves=found["snapshots"][0]["moves"])
        self.assert_close(found, wanted, name)

    def assert_close(self, found, wanted, where):
        if isinstance(wanted, dict):
            self.assertEqual(found.keys(), wanted.keys(), where)
            for key in wanted:
                self.assert_close(found[key], wanted[key], f"{where}.{key}")
        elif isinstance(wanted, list):
            self.assertEqual(len(found), len(wanted), where)
            for index, (one, other) in enumerate(zip(found, wanted)):
                self.assert_close(one, other, f"{where}[{index}]")
        elif isinstance(wanted, float):
            self.assertLessEqual(abs(found - wanted), 1e-12, where)
        else:
            self.assertEqual(found, wanted, where)


# What the native engine is asked for too; see `NativeEngine.everything`.
EVERYTHING = """() => {
  const {session, snapshot} = window.qubitlab.screen;
  // Where noise mixes the state, the engine says that there are no amplitudes.
  const orRefusal = (body) => {
    try {
      return Array.from(body());
    } catch (error) {
      return error.message;
    }
  };
  return {
    seed: window.qubitlab.seed,
    snapshots: ["en", "zh-Hans"].map((language) => session.snapshot(language)),
    verdicts: ["en", "zh-Hans"].map((language) => session.verdict(language)),
    branches: session.branches(),
    amplitudes: orRefusal(() => session.amplitudes),
    arrows: Array.from(session.arrows),
    paths: Array.from({length: snapshot.count}, (_, k) => orRefusal(() => session.path(k, 0.37))),
    arrowPaths: Array.from({length: snapshot.count}, (_, k) => session.pathArrows(k, 0.37).flat()),
  };
}"""
