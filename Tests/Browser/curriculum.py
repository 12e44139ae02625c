"""The levels as their files have them: those of the course, and one of every mechanic of the engine's own tests."""

import json
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MECHANICS = ROOT / "Tests/QubitLevelsTests/Mechanics"


@dataclass(frozen=True)
class Level:
    id: str
    text: str
    file: dict
    # The page on which it can be played.
    page_name: str

    @property
    def solution(self):
        return self.file["solutions"][0]

    def features(self):
        """What a player's hand meets in it: the gestures of its solution, beside its mechanic."""
        found = {("mechanic", self.file["mechanic"]), ("qubits", min(3, len(self.file["qubits"])))}
        found |= {(key,) for key in ("cases", "rounds", "pieces", "parties", "connectivity", "dynamics") if self.file.get(key)}
        found |= {("gap",) for item in self.file["board"] if item.get("gap")}
        for move in self.solution:
            words = move.split()
            verb = words[0] if words[0] in ("answer", "remove", "replace", "rounds", "measure", "reset", "wait", "pulse") else "gate"
            if verb == "answer":
                verb += " choice" if any("choices" in goal for goal in self.file["goals"]) else " number"
            found.add((verb,))
            found |= {("condition",) for _ in [0] if move.startswith("if ")}
            found |= {("dial",) for _ in [0] if "(" in move}
            found |= {("position",) for _ in [0] if " at " in move}
        return frozenset(found)


def _read(folder, pattern, page_name):
    levels = {}
    for path in sorted(folder.glob(pattern)):
        text = path.read_text()
        file = json.loads(text)
        if "mechanic" in file:
            levels[file["id"]] = Level(file["id"], text, file, page_name)
    return levels


COURSE = _read(ROOT / "Levels", "*/*.json", "lab-owned.html")
# The course's come first, and win over one of the tests with the same id.
LEVELS = {**COURSE, **{id: level for id, level in _read(MECHANICS, "*.json", "lab-mechanics.html").items() if id not in COURSE}}
SOLVABLE = [level for level in LEVELS.values() if level.file.get("solutions")]


def cover():
    """A few levels that have all features between them: each time the one that adds most, the course's first."""
    left = set().union(*(level.features() for level in SOLVABLE))
    chosen = []
    while left:
        best = max(SOLVABLE, key=lambda level: len(level.features() & left))
        chosen.append(best)
        left -= best.features()
    return chosen


def first(wanted):
    """The first level that a test wants, or None: the course grows, and tests follow it."""
    return next((level for level in LEVELS.values() if wanted(level.file)), None)


def write_mechanics_pack(folder):
    """Writes a folder of levels with one pack that holds the mechanics' own levels: what `lab-mechanics.html` is made of."""
    folder = Path(folder)
    levels = [level for level in LEVELS.values() if level.page_name == "lab-mechanics.html"]
    (folder / "01-mechanics").mkdir(parents=True, exist_ok=True)
    title = {"zh-Hans": "各种机制", "en": "Every mechanic"}
    pack = {
        "id": "mechanics", "folder": "01-mechanics", "title": title, "summary": title, "access": "free",
        "levels": [level.id for level in levels],
    }
    (folder / "packs.json").write_text(json.dumps({"schemaVersion": 1, "packs": [pack], "labs": []}))
    for number, level in enumerate(levels, 1):
        (folder / f"01-mechanics/{number:02}-{level.id}.json").write_text(level.text)
