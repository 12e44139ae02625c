"""What the scripts of this folder share: writing a table, or checking the one that is committed."""

import argparse
import json
import math
import pathlib
import sys

FOLDER = pathlib.Path(__file__).parent


def differs(old, new, tolerance):
    """Whether two JSON values differ, numbers by more than the tolerance."""
    if isinstance(old, (int, float)) and isinstance(new, (int, float)):
        return not math.isclose(old, new, rel_tol=0, abs_tol=tolerance)
    if isinstance(old, list) and isinstance(new, list):
        return len(old) != len(new) or any(differs(a, b, tolerance) for a, b in zip(old, new))
    if isinstance(old, dict) and isinstance(new, dict):
        return old.keys() != new.keys() or any(differs(old[k], new[k], tolerance) for k in old)
    return old != new


def main(name, rows, tolerance):
    """Writes the rows to the table, one a line, or with --check compares them with it."""
    parser = argparse.ArgumentParser(description=f"Regenerates {name}.")
    parser.add_argument("--check", action="store_true", help="compare instead of write; exit 1 if they differ")
    check = parser.parse_args().check
    path = FOLDER / name
    if check:
        if differs(json.loads(path.read_text()), rows, tolerance):
            sys.exit(f"{path} differs from what this script computes")
        print(f"{path}: {len(rows)} rows agree")
    else:
        path.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
        print(f"{path}: {len(rows)} rows written")
