"""Writes each Swift example of the documentation into a file of its own that can be type-checked.

usage: extract.py FOLDER

An example is a fence marked `swift` in a doc comment below Sources, in a page of a .docc catalogue, or in a page at the top
of the repository. It sees the module that it documents and the modules that this one stands on (or, in a page, that the
catalogue belongs to). What declares a type stands by itself; statements become the body of a function that may throw and
wait. An example that begins with an attribute of SwiftUI's shows two places of a view, parted by a line `// …`: the view's
members and its body.
"""

import pathlib
import re
import subprocess
import sys

# What a module's examples see beside it: what its users have at hand.
IMPORTS = {
    "QuantumSimulator": [],
    "QubitContent": [],
    "OpenQASM": ["QuantumSimulator"],
    "QuantumDrawing": ["QuantumSimulator"],
    "SimulatorBenchmarks": ["QuantumSimulator"],
    "QubitPuzzle": ["QuantumSimulator"],
    "QubitEntitlements": ["QubitContent"],
    "QubitStoreEmulator": ["QubitContent", "QubitEntitlements"],
    "QubitLevels": ["QubitPuzzle", "QuantumSimulator"],
    "QuirkCircuits": ["QubitLevels", "QuantumSimulator"],
    "QubitLab": ["QubitContent", "QubitEntitlements", "QubitLevels", "QubitPuzzle", "QuantumSimulator"],
}


def fences(path):
    """Each example of a file: its lines, and the number of the first."""
    lines = path.read_text(encoding="utf-8").split("\n")
    comment = path.suffix == ".swift"
    example = None
    for number, line in enumerate(lines, start=1):
        if comment:
            found = re.match(r"\s*/// ?(.*)$", line)
            # A file of the page's sources, or code between comments: no fence reaches over it.
            text = found.group(1) if found else None
        else:
            text = line
        if example is None:
            if text is not None and re.fullmatch(r"\s*```swift", text):
                indent = len(text) - len(text.lstrip())
                example = (number + 1, [])
        elif text is None:
            sys.exit(f"{path}:{number}: the example that began at line {example[0]} has no end")
        elif text.strip() == "```":
            yield example
            example = None
        else:
            example[1].append(text[indent:] if not text[:indent].strip() else text)
    if example is not None:
        sys.exit(f"{path}:{example[0]}: the example has no end")


def module(path):
    parts = path.parts
    return parts[1] if parts[0] == "Sources" else "QubitLab"


def wrapped(path, line, lines, name):
    """The text of a file with one example, whose errors are told at the place that it was copied from."""
    owner = module(path)
    place = f'#sourceLocation(file: "{path}", line: '
    imports = [owner] + IMPORTS[owner]
    head = "".join(f"import {each}\n" for each in imports)
    body = [text for text in lines if not text.startswith("import ")]
    if any(re.match(r"(@\w+ )?(public |private )?(struct|extension|final class|enum|actor) ", text) for text in body):
        # The view of a page: its own imports stand before it.
        head += "".join(text + "\n" for text in lines if text.startswith("import "))
        blanked = ["" if text.startswith("import ") else text for text in lines]
        return f"{head}{place}{line})\n" + "\n".join(blanked) + "\n"
    if body and body[0].startswith("@State"):
        cut = body.index("// …")
        members = "\n".join(body[:cut])
        views = "\n".join(body[cut + 1 :])
        return (
            f"{head}import SwiftUI\nstruct {name}: View {{\n{place}{line})\n{members}\n#sourceLocation()\n"
            f"var body: some View {{\n{place}{line + cut + 1})\n{views}\n#sourceLocation()\n}}\n}}\n"
        )
    text = "\n".join(lines)
    return f"{head}@MainActor func {name}() async throws {{\n{place}{line})\n{text}\n#sourceLocation()\n}}\n"


def main():
    folder = pathlib.Path(sys.argv[1])
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "Sources/*.swift", "Sources/*.md", "*.md"],
        check=True, capture_output=True, text=True,
    )
    count = 0
    for name in sorted(set(listed.stdout.split("\n")) - {""}):
        path = pathlib.Path(name)
        if path.is_symlink() or not path.is_file():
            continue
        for line, lines in fences(path):
            count += 1
            label = re.sub(r"\W", "_", path.stem)
            function = f"example{count}_{label}"
            (folder / f"{function}.swift").write_text(wrapped(path, line, lines, function), encoding="utf-8")
    if count == 0:
        sys.exit("extract: no example was found")


main()
