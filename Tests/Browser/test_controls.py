"""What a page has beside gates: undo, hints, the play head, dials, conditions, bits, cases, rounds, looks, answers."""

from curriculum import LEVELS, first
from hands import DraggingHand, Hand, KeyboardHand
from lab import Lab


class Controls(Lab):
    def make(self, *moves):
        for move in moves:
            Hand(self).make(move)

    def board(self):
        return self.screen("s.snapshot.board.map((item) => item.text ?? 'gap')")

    def wanted(self, what, test):
        """The first level with something; that there is one is part of the test."""
        level = first(test)
        self.assertIsNotNone(level, f"no level has {what}")
        self.level(level.id)
        return level

    def test_undo_and_redo_by_key_and_button(self):
        self.level("x-from-h-and-z")
        self.make("H q0", "Z q0")
        self.page.keyboard.press("u")
        self.assertEqual(self.board(), ["H q0"])
        self.page.keyboard.press("r")
        self.assertEqual(self.board(), ["H q0", "Z q0"])
        self.page.click(".icon-undo")
        self.page.click(".icon-undo")
        self.assertEqual(self.board(), [])
        self.assertTrue(self.page.locator(".icon-undo").is_disabled())
        self.page.click(".icon-redo")
        self.assertEqual(self.board(), ["H q0"])
        self.page.click(".icon-restart")
        self.assertEqual(self.board(), [])

    def test_hints_are_the_authors_then_the_solvers(self):
        self.level("x-from-h-and-z")
        self.make("H q0")
        for hint in LEVELS["x-from-h-and-z"].file["hints"]:
            self.page.click(".button-hint")
            self.assertEqual(self.page.inner_text(".toast"), hint["en"])
        self.page.click(".button-hint")
        self.assertIn("(2 to go)", self.page.inner_text(".toast"))

    def test_a_refused_move_says_why_and_changes_nothing(self):
        self.level("x-from-h-and-z")
        self.screen("s.play('Y q0')")
        self.assertEqual(self.page.inner_text(".toast"), "Y is not in the toolbox.")
        self.assertEqual(self.board(), [])

    def test_the_play_head_steps_and_is_dragged(self):
        self.level("bloch-sphere")
        self.make("H q0", "S q0")
        for _ in range(2):
            self.page.keyboard.press(",")
        self.assertEqual(self.state(), [1, 0, 0, 0])
        self.page.keyboard.press(".")
        self.assertAlmostEqual(self.state()[2], 0.5**0.5, delta=1e-12)
        self.page.locator(".head").evaluate("node => { node.value = 0.5; node.dispatchEvent(new Event('input')) }")
        for found, wanted in zip(self.screen("s.stage.arrows[0]"), (0.5, -(0.5**0.5), 0.5)):
            self.assertAlmostEqual(found, wanted, delta=1e-12)

    def test_a_dial_is_turned_before_and_after_placing(self):
        level = self.wanted("a dial", lambda file: any("angles" in tool for tool in file["toolbox"]) and len(file["qubits"]) == 1)
        tool = self.screen("s.outline.toolbox.find((tool) => tool.dials.length)")
        rests = [rest["written"] for rest in tool["dials"][0]["rests"]]
        qubit = level.file["qubits"][0]
        self.make(f"{tool['gate']}({rests[-1]}) {qubit}")
        position = next(i for i, item in enumerate(self.screen("s.snapshot.board.filter((item) => !item.gap)")) if item["standing"] == "placed")
        self.page.click(f'.op[data-position="{position}"]')
        before = self.screen("s.snapshot.canRedo")
        # While the dial moves, only the picture follows.
        self.page.locator(".dial input").evaluate("node => { node.value = 0; node.dispatchEvent(new Event('input')) }")
        self.assertEqual(self.screen("s.session.snapshot('en').canRedo"), before)
        Hand(self).turn(0, 0)
        self.assertEqual(self.screen(f"s.snapshot.board.filter((item) => !item.gap)[{position}].text"), f"{tool['gate']}({rests[0]}) {qubit}")
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("u")
        self.assertEqual(self.screen(f"s.snapshot.board.filter((item) => !item.gap)[{position}].text"), f"{tool['gate']}({rests[-1]}) {qubit}")

    def test_a_gate_is_dragged_to_another_place(self):
        self.level("bloch-sphere")
        self.make("H q0", "S q0", "X q0")
        hand = DraggingHand(self)
        for start, slot, after in ((0, 3, ["S q0", "X q0", "H q0"]), (2, 0, ["H q0", "S q0", "X q0"])):
            x, y = self.centre(f'.op[data-position="{start}"]')
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x + 10, y + 4, steps=3)
            self.page.mouse.move(*self.centre(f'.slot[data-key="slot-{slot}-0"]'), steps=4)
            self.page.mouse.up()
            self.assertEqual(self.board(), after)
        hand.remove(1)
        self.assertEqual(self.board(), ["H q0", "X q0"])

    def centre(self, selector):
        box = self.page.locator(selector).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def test_a_condition_is_chosen(self):
        self.wanted("conditions", lambda file: any("conditions" in tool for tool in file["toolbox"]))
        tool = self.screen("s.outline.toolbox.findIndex((tool) => tool.prefixes.length > 1)")
        prefixes = self.screen(f"s.outline.toolbox[{tool}].prefixes")
        self.page.click(f'.tool[data-tool="{tool}"]')
        shown = self.page.locator(".choose-condition option").all_inner_texts()
        self.assertEqual(shown, ["always"] + [text[3:-2] for text in prefixes[1:]])
        for hand in (Hand, KeyboardHand):
            hand(self).pick(".choose-condition select", prefixes[-1])
            self.assertEqual(self.screen("s.board.placing.prefix"), prefixes[-1])
            hand(self).pick(".choose-condition select", prefixes[0])
        self.page.keyboard.press("Escape")

    def test_the_bit_of_a_measurement_is_chosen_and_shown(self):
        def choice(file):
            return next((tool["bits"] for tool in file["toolbox"] if tool.get("measure") == "Z" and len(tool["bits"]) > 1), None)

        level = self.wanted("a choice of bits", choice)
        names = level.file["bits"]
        qubit = level.file["qubits"][0]
        self.assertEqual(self.page.inner_text(".bits-line"), f"{' '.join(reversed(names))} = {'0' * len(names)}")
        for bit in choice(level.file):
            self.make(f"measure {qubit} -> {bit}")
            self.assertEqual(self.board()[-1], f"measure {qubit} -> {bit}")

    def test_every_case_can_be_shown(self):
        level = self.wanted("cases", lambda file: len(file.get("cases", [])) > 1)
        self.assertEqual(
            self.page.locator(".choose-case option").all_inner_texts(),
            [case.get("title", {"en": case["id"]})["en"] for case in level.file["cases"]])
        kets = set()
        for index in range(len(level.file["cases"])):
            self.page.locator(".choose-case select").select_option(str(index))
            self.assertEqual(self.screen("s.snapshot.case"), index)
            self.page.evaluate("window.qubitlab.screen.head.stand(0)")
            kets.add(self.page.inner_text(".ket-line"))
        self.assertGreater(len(kets), 1, "the cases look different")
        # The verdict is about all of them, whichever is shown.
        self.make(*level.solution)
        self.page.wait_for_selector(".verdict:not([hidden])")

    def test_rounds_are_dialled(self):
        level = self.wanted("rounds", lambda file: "rounds" in file)
        Hand(self).set_rounds(str(level.file["rounds"]["to"]))
        self.assertEqual(self.screen("s.snapshot.rounds"), level.file["rounds"]["to"])
        Hand(self).set_rounds("100000")
        self.assertTrue(self.page.locator(".toast").is_visible())
        self.assertEqual(self.page.locator(".rounds input").input_value(), str(level.file["rounds"]["to"]))

    def test_an_answer_is_given_and_changed(self):
        level = self.wanted("choices", lambda file: any("choices" in goal for goal in file.get("goals", [])))
        right = level.solution[0].split()[1]
        wrong = next(choice for choice in self.screen("s.outline.choices.map((one) => one.id)") if choice != right)
        self.make(f"answer {wrong}")
        self.assertFalse(self.is_solved())
        self.make(f"answer {right}")
        self.page.wait_for_selector(".verdict:not([hidden])")

    def test_a_look_is_taken_again_and_held_by_a_teacher(self):
        self.page.evaluate("window.qubitlab.set({demonstration: true})")
        self.level("fair-coin")
        self.make(*LEVELS["fair-coin"].solution)
        self.page.click(".button-look")
        self.page.click(".branches summary")
        branches = self.screen("s.session.branches()")
        self.assertEqual([branch["probability"] for branch in branches], [0.5, 0.5])
        for index, branch in enumerate(branches):
            self.page.locator(".branches .quiet").nth(index).click()
            self.assertEqual(self.screen("s.snapshot.outcomes"), branch["outcomes"])
        self.page.click(".button-release")
        self.assertEqual(self.screen("s.snapshot.forced"), [])

    def test_a_level_is_shared_as_one_line(self):
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.level("reach-minus")
        self.page.click(".icon-share")
        self.page.wait_for_selector(".toast:not([hidden])")
        line = self.screen("s.session.share")
        self.assertTrue(line.startswith("qubitlab1."))
        self.assertEqual(self.page.inner_text(".toast"), "The level is on the clipboard as one line.")

    def test_escape_leads_back_a_step_at_a_time(self):
        self.level("bloch-sphere")
        self.page.click('.tool[data-gate="H"]')
        self.page.keyboard.press("Escape")
        self.assertEqual(self.page.locator(".slot").count(), 0)
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector(".library")
