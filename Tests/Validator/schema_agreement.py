"""Holds the JSON Schema of levels and the strict reader against one another on levels that are damaged at random.

Levels that ship, and one of every mechanic, are changed in their structure: keys taken away, misspelled, added, moved from
another level; values replaced by others of every type. Each is given to check-jsonschema with `Levels/level.schema.json`,
and to `qubitlab validate --structure`. Then

* what the schema refuses, the reader refuses;
* what the reader refuses for its shape, the schema refuses. (What strings spell, and whether parts of a level contradict
  one another, a schema cannot see.)

    python schema_agreement.py QUBITLAB COUNT [SEED]
"""

import copy
import json
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "Levels" / "level.schema.json"

# The rules about the shape of a file; `qubitlab explain` lists them so.
SHAPE = {
    "unknown-key", "missing-key", "needless-key", "wrong-type", "unknown-word", "wrong-count", "repeated-entry",
    "bad-name", "blank-text", "schema-version", "out-of-range",
}

VALUES = [
    None, True, False, 0, 1, 2, -1, 0.5, 1.5, 1.0, 17, 65, 10001, 1e300, "", " ", "\u3000", "\u200b", "q0", "H", "pi/4",
    "a-b", "A b", "x" * 50, [], [[]], {}, {"gate": "H"}, [1, 2], ["q0", "q0"], ["q0"], {"en": "a", "zh-Hans": "甲"},
]


def places(value, path=()):
    """The paths of all values inside a value."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], path + (key,))
    elif isinstance(value, list):
        for index in range(len(value)):
            yield from places(value[index], path + (index,))


def look(value, path):
    for step in path:
        value = value[step]
    return value


def misspelled(word, chance):
    letters = list(word)
    place = chance.randrange(len(letters) + 1)
    kind = chance.randrange(4)
    if kind == 0 or not letters:
        letters.insert(place, chance.choice("abz-_ 1"))
    elif kind == 1:
        letters.pop(place % len(letters))
    elif kind == 2:
        letters[place % len(letters)] = chance.choice("aZ-0 é")
    else:
        letters[place % len(letters)] = letters[place % len(letters)].swapcase()
    return "".join(letters)


def damage(level, others, chance):
    """Changes one thing in a level."""
    path = chance.choice([path for path in places(level) if path])
    parent, step = look(level, path[:-1]), path[-1]
    kind = chance.randrange(8)
    if kind == 0:
        del parent[step]
    elif kind == 1 and isinstance(parent, dict):
        parent[misspelled(step, chance)] = parent.pop(step)
    elif kind == 2:
        parent[step] = copy.deepcopy(chance.choice(VALUES))
    elif kind == 3 and isinstance(parent, list):
        parent.insert(step, copy.deepcopy(parent[chance.randrange(len(parent))]))
    elif kind == 4 and isinstance(parent[step], str):
        parent[step] = misspelled(parent[step], chance)
    elif kind == 5:
        other = chance.choice(others)
        parent[step] = copy.deepcopy(look(other, chance.choice(list(places(other)))))
    elif kind == 6 and isinstance(parent[step], dict):
        other = chance.choice(others)
        parent[step].update(copy.deepcopy({key: other[key] for key in chance.sample(list(other), 1)}))
    elif kind == 7 and isinstance(parent[step], (int, float)) and not isinstance(parent[step], bool):
        parent[step] = chance.choice([-parent[step], parent[step] + 0.5, parent[step] * 1000, parent[step] + 1])
    else:
        parent[step] = copy.deepcopy(chance.choice(VALUES))


def refused_by_schema(files):
    """The files that check-jsonschema refuses, with its first reason for each."""
    command = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(SCHEMA), "-o", "json", *files]
    run = subprocess.run(command, capture_output=True, text=True)
    report = json.loads(run.stdout)
    assert not report.get("parse_errors"), report["parse_errors"][:1]
    reasons = {}
    for error in report["errors"]:
        reasons.setdefault(error["filename"], f'{error["path"]}: {error["message"]}')
    return reasons


def is_beyond_schemas(finding, file):
    """Whether a finding about the shape is one that no JSON Schema can make."""
    text = file.read_bytes()
    before = text[: finding["start"]["offset"]].rstrip()
    entry = text[finding["start"]["offset"] : finding["end"]["offset"]]
    if finding["rule"] == "repeated-entry":
        # Objects that share one member, such as their id, where schemas compare whole entries; a bit named like a qubit,
        # which is in another list.
        return before.endswith(b":") or entry not in before[before.rfind(b"[") :]
    if finding["rule"] == "wrong-count":
        # As many rows as columns, and both a power of 2; as many wires as the gate has; a qubit that is no ancilla.
        insides = [before.rpartition(key)[1:] for key in (b'"matrix":', b'"density":', b'"wires":', b'"ancillas":')]
        exact = " at " not in finding["message"]["en"]
        return exact and any(key and inside.count(b"[") >= inside.count(b"]") for key, inside in insides)
    if finding["rule"] == "out-of-range" and entry.startswith(b'"'):
        return True  # A number that a string spells.
    # A tool for a piece with dials, which is described elsewhere; a range that ends before it begins.
    return finding["message"]["en"].startswith(("key 'dials' is missing", "no number of rounds from"))


def main():
    tool, count = sys.argv[1], int(sys.argv[2])
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    paths = sorted((ROOT / "Levels").glob("*/*.json")) + sorted((ROOT / "Tests/QubitLevelsTests/Mechanics").glob("*.json"))
    originals = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number in range(count):
            level = copy.deepcopy(chance.choice(originals))
            for _ in range(chance.choice([1, 1, 1, 2, 3])):
                damage(level, originals, chance)
            path = pathlib.Path(folder, f"{number}.json")
            path.write_text(json.dumps(level, ensure_ascii=False), encoding="utf-8")
            files.append(str(path))
        by_schema = refused_by_schema(files)
        run = subprocess.run(
            [tool, "validate", "--no-cache", "--structure", "--format", "json", *files], capture_output=True, text=True
        )
        findings = {}
        for finding in json.loads(run.stdout)["findings"]:
            findings.setdefault(finding["file"], []).append(finding)
        disagreements = 0
        for file in files:
            found = findings.get(file, [])
            shape = [
                finding for finding in found
                if finding["rule"] in SHAPE and not is_beyond_schemas(finding, pathlib.Path(file))
            ]
            if file in by_schema and not found:
                print(f"the schema alone refuses: {by_schema[file][:300]}", file=sys.stderr)
            elif shape and file not in by_schema:
                where = pathlib.Path(file).read_bytes()[: shape[0]["end"]["offset"]][-80:].decode(errors="replace")
                print(f'the reader alone refuses: {shape[0]["message"]["en"]}: … {where}', file=sys.stderr)
            else:
                continue
            disagreements += 1
            if disagreements <= 3:
                print(pathlib.Path(file).read_text(encoding="utf-8"), file=sys.stderr)
    print(
        f"{count} damaged levels: the schema refuses {len(by_schema)}, the reader {len(findings)}; "
        f"{disagreements} disagreements about their shape"
    )
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
