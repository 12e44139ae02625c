"""Prints the native engine's amplitudes after moves, as a JSON list of real and imaginary parts in turn.

Usage: python3 amplitudes.py libQubitLabABI.so LEVEL.json MOVE …
"""

import json
import sys

from play_level import QubitLab

lab = QubitLab(sys.argv[1])
with open(sys.argv[2], "rb") as file:
    status, session = lab.opened(file.read())
if status:
    sys.exit(lab.error())
for move in sys.argv[3:]:
    if lab.played(session, move):
        sys.exit(lab.error())
json.dump(lab.numbers(lab.amplitudes, session), sys.stdout)
