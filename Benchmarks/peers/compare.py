#!/usr/bin/env python3
"""Times this simulator beside its peers, alternately, in one run, and prints a table in Markdown.

Each cell is measured in pairs: ours, theirs, ours, theirs …; a ratio is theirs ÷ ours (more is better), the median over
the pairs. A peer that has several fusion widths is given each and keeps its best. Whatever cannot be measured says why.
"""
import argparse
import dataclasses
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from circuits import PLACES  # noqa: E402
from peers import PEERS  # noqa: E402

# Task, sizes in the full run, sizes in the short run, the ratio to reach against the best peer.
TASKS = [
    ("random", (16, 20, 24, 26), (16, 20), 2), ("fourier", (16, 20, 24, 26), (16, 20), 2),
    ("heisenberg", (20,), (20,), 1),
    ("hadamard", (20, 24, 26), (20,), 1), ("cnot", (20, 24, 26), (20,), 1), ("dense", (20, 24, 26), (20,), 1),
    ("collapse", (20, 24), (20,), 1.5), ("shots", (20,), (20,), 1.5), ("paulis", (20,), (20,), 1.5),
    ("small", (2, 5), (2, 5), 5),
]
FUSED = {"random", "fourier", "heisenberg"}  # circuits that a peer may fuse as it likes
BESIDE = {"qrack"}  # shown, but not compared with: it keeps separable parts apart


@dataclasses.dataclass(frozen=True)
class Cell:
    task: str
    variant: str
    qubits: int
    precision: str
    threads: int

    def arguments(self):
        return [f"--task={self.task}", f"--qubits={self.qubits}", f"--precision={self.precision}",
                f"--threads={self.threads}"]


def ours(tool, cell, repeats):
    lines = subprocess.run([tool, "bench", "--json", f"--repeats={repeats}", *cell.arguments()],
                           capture_output=True, text=True, check=True).stdout.splitlines()
    rows = map(json.loads, lines)
    return next(row for row in rows if row["variant"] == cell.variant)


def theirs(name, cell, fusion, repeats, limit):
    command = [sys.executable, str(HERE / "time_peer.py"), f"--peer={name}", f"--variant={cell.variant}",
               f"--fusion={fusion}", f"--repeats={repeats}", *cell.arguments()]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return f"more than {limit} s"
    if done.returncode == 2: return None
    if done.returncode: return (done.stderr.strip().splitlines() or ["failed"])[-1][:60]
    return json.loads(done.stdout.splitlines()[-1])


def measure(tool, cell, names, options):
    """What each peer needs, as ratios of pairs."""
    found, own = {}, []
    for name in names:
        if cell.precision not in PEERS[name].precisions: continue
        # On few qubits a wide fusion makes the whole circuit one matrix beforehand: no longer the same work.
        fusions = PEERS[name].fusions if cell.task in FUSED else PEERS[name].fusions[:1]
        best, width = None, None
        for fusion in fusions:
            row = theirs(name, cell, fusion, 2, options.limit)
            if isinstance(row, dict) and (best is None or row["shortestSeconds"] < best["shortestSeconds"]):
                best, width = row, fusion
            elif best is None: best = row
        if not isinstance(best, dict):
            if best: found[name] = best
            continue
        ratios, times = [], []
        for _ in range(options.pairs):
            mine = ours(tool, cell, options.repeats)
            other = theirs(name, cell, width, options.repeats, options.limit)
            if not isinstance(other, dict): continue
            own.append(mine)
            times.append(other["shortestSeconds"])
            ratios.append(other["shortestSeconds"] / mine["shortestSeconds"])
        if ratios: found[name] = (statistics.median(ratios), min(times), width)
    return own, found


def time_text(seconds):
    for unit, scale in (("s", 1), ("ms", 1e3), ("µs", 1e6), ("ns", 1e9)):
        if seconds * scale >= 1 or unit == "ns": return f"{seconds * scale:.3g} {unit}"


def row_text(cell, own, found, goal):
    name = f"{cell.task} {cell.variant}".strip()
    head = f"| {name} | {cell.qubits} | {cell.precision} | {cell.threads} |"
    if not own: return f"{head} not measured | | {goal} | | |"
    share = max((row.get("bandwidthShare", 0) for row in own), default=0)
    compared = {k: v for k, v in found.items() if isinstance(v, tuple)}
    rivals = {k: v for k, v in compared.items() if k not in BESIDE}
    best = min(rivals, key=lambda k: rivals[k][0], default=None)
    others = ", ".join(
        f"{k} {v[0]:.2f} ({time_text(v[1])}{f', width {v[2]}' if v[2] else ''})" if isinstance(v, tuple) else f"{k}: {v}"
        for k, v in sorted(found.items()))
    ratio = f"**{rivals[best][0]:.2f}** ({best})" if best else "no peer"
    verdict = "" if best is None else "reached" if rivals[best][0] >= goal else "missed"
    shortest = time_text(min(row["shortestSeconds"] for row in own))
    bandwidth = f"{100 * share:.0f}%" if share else ""
    return f"{head} {shortest} {bandwidth} | {ratio} | {goal} | {verdict} | {others} |"


def machine():
    model = next((line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines()
                  if line.startswith("model name")), platform.processor())
    return f"{model}, {os.cpu_count()} processors"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default=str(HERE.parents[1] / ".build/release/qubitlab"))
    parser.add_argument("--task", action="append", help="only this task; may be repeated")
    parser.add_argument("--qubits", type=int, action="append", help="only this size; may be repeated")
    parser.add_argument("--threads", type=int, action="append", help="1 and 2 unless given")
    parser.add_argument("--precision", action="append", choices=("single", "double"))
    parser.add_argument("--peers", default=",".join(PEERS))
    parser.add_argument("--pairs", type=int, default=3)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--limit", type=float, default=300, help="seconds after which a peer is given up")
    parser.add_argument("--short", action="store_true", help="the smaller sizes only")
    options = parser.parse_args()
    names = options.peers.split(",")

    print(f"Measured {datetime.date.today()} on {machine()}; "
          + ", ".join(f"{n} {metadata.version(PEERS[n].package)}" for n in names) + ".\n")
    for name in names:
        cell = Cell("check", "", 8, PEERS[name].precisions[0], 1)
        checked = theirs(name, cell, 0, 1, options.limit)
        if not isinstance(checked, dict) or checked["largestError"] > 1e-5:
            print(f"{name} does not do the same work: {checked}\n")
            names = [n for n in names if n != name]
    print("| task | qubits | precision | threads | ours, of bandwidth | best peer's ÷ ours | goal | | all |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    missed = 0
    for task, sizes, short, goal in TASKS:
        if options.task and task not in options.task: continue
        for qubits in options.qubits or (short if options.short else sizes):
            for precision in options.precision or ("single", "double"):
                for threads in options.threads or ((1,) if task == "small" else (1, 2)):
                    for variant in PLACES.get(task, {"": None}):
                        cell = Cell(task, variant, qubits, precision, threads)
                        try:
                            line = row_text(cell, *measure(options.tool, cell, names, options), goal)
                        except subprocess.CalledProcessError as error:
                            line = f"| {task} | {qubits} | {precision} | {threads} | {error.stderr.strip()} | | {goal} | missed | |"
                        missed += "| missed |" in line
                        print(line, flush=True)
    print(f"\n{missed} goals missed." if missed else "\nAll goals reached.")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
