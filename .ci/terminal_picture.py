"""Draws what a terminal shows, as tmux captures it with its colours, as an SVG. Reads standard input."""

import re
import sys
import unicodedata
from html import escape

COLOURS = ["#8f96ab", "#d0576b", "#6fae7b", "#d1a24a", "#6c8be0", "#b07fd6", "#4fb0b8", "#e5e9f0"]
PAPER, INK = "#14161f", "#e6e8f0"
WIDTH, HEIGHT, MARGIN = 8.4, 18, 14


def apply(style, codes):
    """The style after a colour sequence: ink, whether bold, whether inverse, whether faint."""
    numbers = [int(code or 0) for code in codes.split(";")]
    while numbers:
        code = numbers.pop(0)
        if code == 0:
            style = {}
        elif code in (1, 2, 7):
            style = {**style, {1: "bold", 2: "faint", 7: "inverse"}[code]: True}
        elif code in (22, 27):
            style = {key: value for key, value in style.items() if key not in {22: ("bold", "faint"), 27: ("inverse",)}[code]}
        elif code == 39:
            style = {key: value for key, value in style.items() if key != "ink"}
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style = {**style, "ink": COLOURS[code % 10]}
        elif code in (38, 48) and numbers[:1] == [5]:
            if code == 38:
                style = {**style, "ink": COLOURS[numbers[1] % 8]}
            numbers = numbers[2:]
    return style


def columns(text):
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def main():
    lines = sys.stdin.read().rstrip("\n").split("\n")
    width, height = 80 * WIDTH + 2 * MARGIN, len(lines) * HEIGHT + 2 * MARGIN
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
          ' font-family="ui-monospace, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="14">')
    print(f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>')
    for row, line in enumerate(lines):
        column, style = 0, {}
        for sequence, text in re.findall(r"\x1b\[([\d;]*)m|([^\x1b]+)", line):
            if not text:
                style = apply(style, sequence)
                continue
            x, y, span = MARGIN + column * WIDTH, MARGIN + row * HEIGHT, columns(text) * WIDTH
            column += columns(text)
            ink = style.get("ink", INK)
            if style.get("inverse"):
                print(f'<rect x="{x:g}" y="{y:g}" width="{span:g}" height="{HEIGHT}" fill="{ink}"/>')
                ink = PAPER
            if text.strip():
                weight = ' font-weight="700"' if style.get("bold") else ""
                faint = ' opacity="0.6"' if style.get("faint") else ""
                print(f'<text x="{x:g}" y="{y + 13.5:g}" fill="{ink}"{weight}{faint} textLength="{span:g}"'
                      f' xml:space="preserve">{escape(text)}</text>')
    print("</svg>")


main()
