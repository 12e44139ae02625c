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


def mistakes(watcher, copy, level, count):
    """What people and editors do to files while they are watched."""
    # An editor saves a file beside it and renames it; it may leave a copy, and a file of its own for a moment.
    backup = level.with_name(level.name + "~")
    shutil.copy(level, backup)
    beside = level.with_name(".new")
    beside.write_text(level.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    beside.replace(level)
    assert watcher.checked() == (1, count)
    # A broken file is no level; mended, it is known.
    whole = level.read_text(encoding="utf-8")
    level.write_text(whole[:-20], encoding="utf-8")
    assert watcher.checked() == (0, count - 1)
    level.write_text(whole, encoding="utf-8")
    assert watcher.checked() == (0, count)
    # The manifest and the settings.
    manifest = copy / "packs.json"
    text = manifest.read_text(encoding="utf-8")
    change(manifest, '"x-from-h-and-z",', "")
    assert watcher.checked() == (0, count - 1)
    manifest.write_text(text, encoding="utf-8")
    assert watcher.checked() == (0, count)
    settings = copy / "validation.json"
    settings.write_text('{"schemaVersion": 1, "rules": {"par-wrnog": "off"}}', encoding="utf-8")
    assert watcher.checked() == (0, count)
    settings.unlink()
    assert watcher.checked() == (0, count)
    # The whole folder goes and comes back.
    away = copy.with_name("Away")
    copy.rename(away)
    assert "there is no" in watcher.line()
    away.rename(copy)
    assert watcher.checked() == (0, count)


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
            mistakes(watcher, copy, level, count)
            time.sleep(1)
            assert not watcher.selector.select(0), "checked again though nothing had changed"
        finally:
            watcher.process.kill()
            watcher.process.wait()
        assert home.exists() == ("--no-cache" not in options)
    return count


def reader_goes(tool, level):
    """Who watches for nobody stops."""
    process = subprocess.Popen(
        [tool, "validate", "--watch", "--no-cache", level], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert process.stdout.readline()
    process.stdout.close()
    assert process.wait(WAIT) == 0


if __name__ == "__main__":
    for given in [[], ["--no-cache"]]:
        number = watch(sys.argv[1], sys.argv[2], given)
    reader_goes(sys.argv[1], pathlib.Path(sys.argv[2], "labs", "precession.json"))
    print(f"{number} levels watched: a change makes one level be checked anew, and nothing else")
