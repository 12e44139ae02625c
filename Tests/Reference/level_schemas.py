"""Holds the JSON Schemas against the files: those that ship and those that are broken on purpose.

What ships is accepted. Of the broken levels, `structure` holds what the schema must refuse, and `meaning` what it
cannot see (gates, kets and sums inside strings) and must let pass; the tests in Swift say that the strict reader
refuses both. `text` is no JSON, for which schemas do not exist.

Needs the package jsonschema.
"""

import json
import pathlib
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEVELS = ROOT / "Levels"
BROKEN = ROOT / "Tests" / "QubitLevelsTests" / "Broken"
MECHANICS = ROOT / "Tests" / "QubitLevelsTests" / "Mechanics"


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def validator(name):
    schema = load(LEVELS / name)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def main():
    level = validator("level.schema.json")
    manifest = validator("packs.schema.json")
    settings = validator("validation.schema.json")
    checks = [(settings, path, False) for path in sorted((BROKEN / "settings-structure").glob("*.json"))]
    checks += [(manifest, LEVELS / "packs.json", True)]
    checks += [(level, path, True) for path in sorted(LEVELS.glob("*/*.json"))]
    checks += [(level, path, True) for path in sorted(MECHANICS.glob("*.json"))]
    for folder, is_accepted in [("structure", False), ("meaning", True), ("proof", True)]:
        checks += [(level, path, is_accepted) for path in sorted((BROKEN / folder).glob("*.json"))]
    for folder, is_accepted in [("manifest-structure", False), ("manifest-meaning", True)]:
        checks += [(manifest, path, is_accepted) for path in sorted((BROKEN / folder).glob("*.json"))]

    failures = 0
    for schema, path, is_accepted in checks:
        error = next(schema.iter_errors(load(path)), None)
        if (error is None) != is_accepted:
            verdict = "refused: " + error.message[:200] if error else "accepted"
            print(f"{path.relative_to(ROOT)}: {verdict}", file=sys.stderr)
            failures += 1
    print(f"{len(checks)} files held against the schemas, {failures} verdicts wrong")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
