"""Plays a level from Python through ctypes: opens it, solves it, reads the state and the verdict.

Usage: python3 play_level.py libQubitLabABI.so Levels/01-ball-and-arrows/03-reach-minus.json
"""

import ctypes
import json
import math
import sys
import unittest
from ctypes import POINTER, byref, c_char_p, c_double, c_int, c_int32, c_size_t, c_uint64

OK, INVALID_ARGUMENT, NO_SESSION, BUSY, BAD_LEVEL, NOT_A_MOVE, REFUSED, NOTHING_TO_DO, TOO_SMALL = range(9)
ENGLISH, CHINESE = 0, 1


class QubitLab:
    """The library with the types of its functions declared, and texts and numbers as Python has them."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        for name in ("version", "last_error"):
            function = getattr(self.library, f"qubitlab_{name}")
            function.argtypes, function.restype = [], c_char_p
        text = [c_uint64, c_int, c_char_p, c_size_t, POINTER(c_size_t)]
        numbers = [POINTER(c_double), c_size_t, POINTER(c_size_t)]
        for name, types in {
            "open": [c_char_p, c_size_t, c_uint64, POINTER(c_uint64)],
            "close": [c_uint64],
            "play": [c_uint64, c_char_p, c_size_t],
            "undo": [c_uint64],
            "redo": [c_uint64],
            "seek": [c_uint64, c_size_t],
            "verdict": [c_uint64, POINTER(c_int32), POINTER(c_int32)],
            "verdict_text": text,
            "snapshot": text,
            "hint": text,
            "branches": [c_uint64, c_char_p, c_size_t, POINTER(c_size_t)],
            "show_case": [c_uint64, c_size_t],
            "amplitudes": [c_uint64, *numbers],
            "arrows": [c_uint64, *numbers],
            "path_arrows": [c_uint64, c_size_t, c_double, *numbers],
            "path": [c_uint64, c_size_t, c_double, *numbers],
        }.items():
            function = getattr(self.library, f"qubitlab_session_{name}")
            function.argtypes, function.restype = types, c_int
            setattr(self, name, function)

    def error(self):
        return self.library.qubitlab_last_error().decode()

    def opened(self, level, seed=0):
        session = c_uint64()
        status = self.open(level, len(level), seed, byref(session))
        return status, session.value

    def played(self, session, move):
        data = move.encode()
        return self.play(session, data, len(data))

    def text(self, function, *arguments):
        length = c_size_t()
        assert function(*arguments, None, 0, byref(length)) == TOO_SMALL
        buffer = ctypes.create_string_buffer(length.value + 1)
        assert function(*arguments, buffer, length.value + 1, None) == OK
        return buffer.value.decode()

    def json(self, function, session, language=ENGLISH):
        return json.loads(self.text(function, session, language))

    def numbers(self, function, *arguments):
        count = c_size_t()
        assert function(*arguments, None, 0, byref(count)) == TOO_SMALL
        buffer = (c_double * count.value)()
        assert function(*arguments, buffer, count.value, byref(count)) == OK
        return list(buffer)


class PlayLevel(unittest.TestCase):
    def setUp(self):
        status, self.session = lab.opened(level, seed=7)
        self.assertEqual(status, OK)

    def tearDown(self):
        lab.close(self.session)

    def test_from_start_to_verdict(self):
        self.assertFalse(lab.json(lab.verdict_text, self.session)["solved"])
        for move in ("X q0", "H q0"):
            self.assertEqual(lab.played(self.session, move), OK)
        verdict = lab.json(lab.verdict_text, self.session, CHINESE)
        self.assertTrue(verdict["solved"])
        self.assertEqual(verdict["stars"], 3)
        solved, stars = c_int32(), c_int32()
        self.assertEqual(lab.verdict(self.session, byref(solved), byref(stars)), OK)
        self.assertEqual((solved.value, stars.value), (1, 3))

    def test_state(self):
        lab.played(self.session, "X q0")
        lab.played(self.session, "H q0")
        half = math.sqrt(0.5)
        for found, wanted in zip(lab.numbers(lab.amplitudes, self.session), (half, 0, -half, 0)):
            self.assertAlmostEqual(found, wanted, delta=1e-12)
        snapshot = lab.json(lab.snapshot, self.session)
        self.assertEqual([item["text"] for item in snapshot["board"]], ["X q0", "H q0"])
        self.assertEqual(snapshot["state"]["ket"], "(|0⟩ − |1⟩)/√2")
        self.assertEqual(lab.seek(self.session, 1), OK)
        self.assertEqual(lab.json(lab.snapshot, self.session)["state"]["ket"], "|1⟩")

    def test_undo_gives_the_same_snapshot(self):
        lab.played(self.session, "X q0")
        before = lab.json(lab.snapshot, self.session)
        lab.played(self.session, "Z q0")
        self.assertEqual(lab.undo(self.session), OK)
        after = lab.json(lab.snapshot, self.session)
        self.assertTrue(after.pop("canRedo"))
        before.pop("canRedo")
        self.assertEqual(before, after)

    def test_path_of_h(self):
        """A half turn about the axis between x and z takes |0> through (0.5, -0.7071, 0.5)."""
        lab.played(self.session, "H q0")
        a, b, c, d = lab.numbers(lab.path, self.session, 0, 0.5)
        zero, one = complex(a, b), complex(c, d)
        cross = 2 * zero.conjugate() * one
        for found, wanted in zip((cross.real, cross.imag, abs(zero) ** 2 - abs(one) ** 2), (0.5, -half_root, 0.5)):
            self.assertAlmostEqual(found, wanted, delta=1e-12)

    def test_branches(self):
        lab.played(self.session, "H q0")
        branches = json.loads(lab.text(lab.branches, self.session))
        self.assertEqual([(branch["outcomes"], branch["probability"]) for branch in branches], [([], 1)])
        self.assertEqual(lab.show_case(self.session, 0), OK)
        self.assertEqual(lab.show_case(self.session, 1), INVALID_ARGUMENT)

    def test_mistakes(self):
        self.assertEqual(lab.played(self.session, "X q9"), NOT_A_MOVE)
        self.assertIn("q9", lab.error())
        self.assertEqual(lab.played(self.session, "Y q0"), REFUSED)
        self.assertEqual(lab.undo(self.session), NOTHING_TO_DO)
        self.assertEqual(lab.play(self.session, None, 3), INVALID_ARGUMENT)
        self.assertEqual(lab.opened(b'{"id": }')[0], BAD_LEVEL)
        self.assertIn("level.json:1:8", lab.error())
        closed = lab.opened(level)[1]
        self.assertEqual(lab.close(closed), OK)
        self.assertEqual(lab.close(closed), NO_SESSION)
        self.assertEqual(lab.played(closed, "X q0"), NO_SESSION)

    def test_hints_come_one_after_another(self):
        kinds = [lab.json(lab.hint, self.session)["kind"] for _ in range(4)]
        self.assertEqual(kinds[0], "text")
        self.assertEqual(kinds[-1], "move")


half_root = math.sqrt(0.5)

if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    lab = QubitLab(sys.argv[1])
    with open(sys.argv[2], "rb") as file:
        level = file.read()
    unittest.main(argv=sys.argv[:1])
