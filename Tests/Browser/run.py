"""Plays the lab in a real browser, as a player would: by dragging, tapping and the keyboard, from a file, offline.

Usage: python3 run.py FOLDER LIBRARY [--all] [unittest's options and names of tests]
FOLDER holds lab-undetermined.html, lab-not-owned.html, lab-owned.html and lab-mechanics.html; screenshots go there too.
LIBRARY is the native engine as a library for C, against which states are checked. With --all every level of the course
is solved, not only those that have every gesture between them.
"""

import os
import sys
import unittest
from pathlib import Path

from playwright.sync_api import sync_playwright

import test_levels
from lab import Bench
from native import NativeEngine

if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--all"]
    if len(arguments) < 2:
        sys.exit(__doc__)
    test_levels.EveryLevel.is_long = "--all" in sys.argv
    Bench.folder = Path(arguments[0]).resolve()
    Bench.native = NativeEngine(str(Path(arguments[1]).resolve()))
    Bench.slack = float(os.environ.get("QUBITLAB_TIME_SLACK", "1"))
    rest = arguments[2:] or ["test_levels", "test_controls", "test_shared", "test_access", "test_page"]
    with sync_playwright() as playwright:
        Bench.browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        tests = unittest.main(module=None, argv=[sys.argv[0], *rest], exit=False, verbosity=2)
        Bench.browser.close()
    result = tests.result
    # A test may fail for several levels.
    bad = len({str(getattr(test, "test_case", test)) for test, _ in result.failures + result.errors})
    print(f"browser: {result.testsRun - bad - len(result.skipped)} passed, {bad} failed, {len(result.skipped)} skipped")
    sys.exit(1 if bad or not result.testsRun else 0)
