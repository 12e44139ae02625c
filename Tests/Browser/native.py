"""The native engine through its C interface, for comparison with the page's."""

import json
import sys
from ctypes import c_size_t
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Clients"))
from play_level import CHINESE, ENGLISH, OK, TOO_SMALL, QubitLab


class NativeEngine:
    def __init__(self, library):
        self.lab = QubitLab(library)

    def numbers_or_refusal(self, function, *arguments):
        """What a function writes, or what it says where there is nothing to write, as for a state that noise mixes."""
        if function(*arguments, None, 0, None) == TOO_SMALL:
            return self.lab.numbers(function, *arguments)
        return self.lab.error()

    def everything(self, level, seed, moves):
        """Plays moves from the start of a level and tells all that the page tells of it: see `EVERYTHING` in lab.py."""
        lab = self.lab
        status, session = lab.opened(level.encode(), seed)
        assert status == OK, lab.error()
        try:
            for move in moves:
                assert lab.played(session, move) == OK, f"{move}: {lab.error()}"
            snapshots = [lab.json(lab.snapshot, session, language) for language in (ENGLISH, CHINESE)]
            return {
                "seed": seed,
                "snapshots": snapshots,
                "verdicts": [lab.json(lab.verdict_text, session, language) for language in (ENGLISH, CHINESE)],
                "branches": json.loads(lab.text(lab.branches, session)),
                "amplitudes": self.numbers_or_refusal(lab.amplitudes, session),
                "arrows": lab.numbers(lab.arrows, session),
                "arrowPaths": [lab.numbers(lab.path_arrows, session, c_size_t(k), 0.37) for k in range(snapshots[0]["count"])],
                "paths": [
                    self.numbers_or_refusal(lab.path, session, c_size_t(k), 0.37) for k in range(snapshots[0]["count"])],
            }
        finally:
            lab.close(session)
