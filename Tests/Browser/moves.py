"""Moves as level files write them, taken apart into what a hand does on the page: tool, dials, condition, bit, wires."""

import math
import re
from dataclasses import dataclass


@dataclass
class Placement:
    tool: dict
    # For each dial, the index of the rest it is turned to.
    rests: list
    prefix: str
    suffix: str
    wires: list
    # Where it goes, from 0; None for where it goes by itself.
    position: int | None


def number(text):
    """The value of an angle or a time as people write it: "-3pi/8", "1/sqrt(2)", "0.25"."""
    spelled = re.sub(r"(?<=[\d)])\s*(?=pi|sqrt)", "*", text.replace("π", "pi"))
    if not re.fullmatch(r"(?:pi|sqrt|[\d.e+\-*/() ])+", spelled):
        raise ValueError(f"{text!r} is no number")
    return eval(spelled, {"__builtins__": {}}, {"pi": math.pi, "sqrt": math.sqrt})


def placement(move, outline):
    """The tool of the level's toolbox that makes a move, and how it is set."""
    match = re.fullmatch(r"(if [^:]*: )?(.*?)(?: at (\d+))?", move)
    prefix, action, at = match.group(1) or "", match.group(2), match.group(3)
    for tool in outline["toolbox"]:
        settled = next((text for text in tool["prefixes"] if _tests(text) == _tests(prefix)), None)
        parts = _parts(tool, action, outline["qubits"]) if settled is not None else None
        if parts:
            angles, names, suffix = parts
            return Placement(
                tool, [_rest(dial, angle) for dial, angle in zip(tool["dials"], angles, strict=True)], settled, suffix,
                [outline["qubits"].index(name) for name in names], int(at) - 1 if at else None)
    raise ValueError(f"no tool makes {move!r}")


def _tests(prefix):
    return set(re.findall(r"\w+=[01]", prefix))


def _parts(tool, action, qubits):
    if tool["kind"] == "measure":
        match = re.fullmatch(r"measure((?: \w+)+)( -> \w+)", action)
        if not match or match.group(2) not in tool["suffixes"]:
            return None
        words = match.group(1).split()
        letters = "Z" if words[0] in qubits else words.pop(0)
        return ([], words, match.group(2)) if tool["gate"] == f"measure {letters}" else None
    match = re.fullmatch(re.escape(tool["gate"]) + r"(?:\((.*)\))?((?: \w+)*)", action)
    if not match:
        return None
    return [text.strip() for text in (match.group(1) or "").split(",") if text.strip()], match.group(2).split(), tool["suffixes"][0]


def _rest(dial, angle):
    value = number(angle)
    near = [index for index, rest in enumerate(dial["rests"]) if abs(rest["value"] - value) < 1e-9]
    if not near:
        raise ValueError(f"the dial {dial['name']} has no rest at {angle}")
    return near[0]
