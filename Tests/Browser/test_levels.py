"""Levels of every mechanic, solved by a player's gestures; the state and the verdict as the native engine has them."""

from curriculum import COURSE, LEVELS, SOLVABLE, cover
from hands import DraggingHand, Hand, KeyboardHand
from lab import Lab


class Solving(Lab):
    def solve(self, level, hand):
        self.level(level.id)
        for move in level.solution:
            hand(self).make(move)
        self.page.wait_for_selector(".verdict:not([hidden])")
        self.assertEqual(self.screen("s.latestVerdict.stars"), 3)
        self.assert_as_native(level.id)

    def solve_all(self, levels, hand):
        for level in levels:
            with self.subTest(level=level.id):
                self.solve(level, hand)
                self.shot(f"solved-{level.id}")
        print(f"{len(levels)} levels by {hand.__name__}", flush=True)


class EveryMechanic(Solving):
    """A few levels that have every mechanic and every gesture of all solutions between them."""

    def test_by_tapping(self):
        self.solve_all(cover(), Hand)

    def test_by_dragging(self):
        self.solve_all(cover(), DraggingHand)

    def test_by_keyboard_alone(self):
        self.solve_all(cover(), KeyboardHand)

    def test_the_cover_is_one(self):
        covered = set().union(*(level.features() for level in cover()))
        self.assertEqual(covered, set().union(*(level.features() for level in SOLVABLE)))
        self.assertEqual({level.file["mechanic"] for level in cover()}, {level.file["mechanic"] for level in SOLVABLE})


class EveryLevel(Solving):
    """Every level that there is, in the short form of the check only opened."""

    def test_opens(self):
        for level in LEVELS.values():
            with self.subTest(level=level.id):
                self.level(level.id)
                self.assert_as_native(level.id)

    def test_is_solved_in_the_long_form(self):
        if not self.is_long:
            self.skipTest("only with --all")
        self.solve_all(list(COURSE.values()), Hand)

    is_long = False
