"""Runs `qubitlab validate --watch` on a copy of the levels, changes files, and sees that only what changed is checked.

    python watch.py QUBITLAB LEVELS
"""

import os
import pathlib
import re
import selectors
import shutil
import subprocess
import sys
import tempfile
import time

WAIT = 60


class Watcher:
    """The running tool, and the lines that it says on its error stream."""

    def __init__(self, tool, folder, options, home):
        environment = dict(os.environ, XDG_CACHE_HOME=str(home))
        command = [tool, "validate", "--watch", *options, str(folder)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=environment
        )
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stderr, selectors.EVENT_READ)

    def line(self):
        assert self.selector.select(WAIT), "nothing was said"
        return self.process.stderr.readline()

    def checked(self):
        """How many levels were checked anew, and how many there are."""
        line = self.line()
        match = re.fullmatch(r"checked (\d+) of (\d+) levels anew; watching\n", line)
        assert match, line
        return int(match[1]), int(match[2])


def change(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, path
    path.write_text(text.replace(old, new), encoding="utf-8")


def watch(tool, levels, options):
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "Levels")
        shutil.copytree(levels, copy)
        home = pathlib.Path(folder, "cache")
        watcher = Watcher(tool, copy, options, home)
        try:
            fresh, count = watcher.checked()
            assert fresh == count, (fresh, count)
            level = copy / "01-ball-and-arrows" / "08-x-from-h-and-z.json"
            change(level, '"par": 3', '"par": 2')
            assert watcher.checked() == (1, count)
            change(level, '"par": 2', '"par": 3')
            assert watcher.checked() == (0, count)  # What it was at first is known.
            level.rename(level.with_suffix(".txt"))
            assert watcher.checked() == (0, count - 1)
            level.with_suffix(".txt").rename(level)
            assert watcher.checked() == (0, count)
            time.sleep(1)
            assert not watcher.selector.select(0), "checked again though nothing had changed"
        finally:
            watcher.process.kill()
            watcher.process.wait()
        assert home.exists() == ("--no-cache" not in options)
    return count


if __name__ == "__main__":
    for given in [[], ["--no-cache"]]:
        number = watch(sys.argv[1], sys.argv[2], given)
    print(f"{number} levels watched: a change makes one level be checked anew, and nothing else")
