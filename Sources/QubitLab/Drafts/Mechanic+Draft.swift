import QubitPuzzle

extension Mechanic {
  /// The members of a small level of this mechanic that are no words: qubits, start, board, toolbox, goals, budgets,
  /// scoring and solutions.
  var draftedParts: String {
    switch self {
    case .prepare:
      """
      "qubits": ["q0"], "start": {"ket": "|0>"}, "board": [],
      "toolbox": [{"gate": "X"}, {"gate": "H"}],
      "goals": [{"kind": "state", "qubits": ["q0"], "target": "|->", "phase": "ignore", "fidelity": 0.999999}],
      "budgets": [], "scoring": {"counting": "placements", "par": 2, "threeStars": 2, "twoStars": 4},
      "solutions": [["X q0", "H q0"]]
      """
    case .build:
      """
      "qubits": ["q0"], "start": {"ket": "|0>"}, "board": [],
      "toolbox": [{"gate": "H"}, {"gate": "Z"}],
      "goals": [{"kind": "unitary", "target": {"circuit": ["X q0"]}, "ancillas": [], "phase": "ignore",
        "fidelity": 0.999999}],
      "budgets": [], "scoring": {"counting": "placements", "par": 3, "threeStars": 3, "twoStars": 5},
      "solutions": [["H q0", "Z q0", "H q0"]]
      """
    case .statistics:
      """
      "qubits": ["q0"], "start": {"ket": "|0>"}, "board": [],
      "toolbox": [{"gate": "Ry", "angles": [{"from": "pi/12", "to": "pi", "step": "pi/12"}], "count": 1}],
      "goals": [{"kind": "probabilities", "qubits": ["q0"], "basis": "Z", "outcomes": {"0": "3/4", "1": "1/4"},
        "tolerance": 0.000001}],
      "budgets": [], "scoring": {"counting": "placements", "par": 1, "threeStars": 1, "twoStars": 3},
      "solutions": [["Ry(pi/3) q0"]]
      """
    case .feedForward:
      """
      "qubits": ["q0"], "bits": ["c0"], "start": {"ket": "|+>"},
      "board": [{"gate": "measure q0 -> c0", "standing": "frozen"}, {"gap": true}],
      "toolbox": [{"gate": "X", "conditions": ["c0"]}],
      "goals": [{"kind": "state", "qubits": ["q0"], "target": "|0>", "phase": "ignore", "branches": "every",
        "fidelity": 0.999999}],
      "budgets": [], "scoring": {"counting": "placements", "par": 1, "threeStars": 1, "twoStars": 3},
      "solutions": [["if c0=1: X q0"]]
      """
    case .mend:
      """
      "qubits": ["q0"], "start": {"ket": "|0>"},
      "board": [{"gate": "H q0", "standing": "loose"}, {"gate": "X q0", "standing": "loose"},
        {"gate": "H q0", "standing": "loose"}],
      "toolbox": [{"gate": "Z"}],
      "goals": [{"kind": "unitary", "target": {"circuit": ["X q0"]}, "ancillas": [], "phase": "ignore",
        "fidelity": 0.999999}],
      "budgets": [{"count": "edits", "of": "player", "atMost": 1}],
      "scoring": {"counting": "edits", "par": 1, "threeStars": 1, "twoStars": 1},
      "solutions": [["replace 2 with Z q0"]]
      """
    case .economise:
      """
      "qubits": ["q0", "q1"], "start": {"ket": "|00>"}, "board": [],
      "toolbox": [{"gate": "CX"}],
      "goals": [{"kind": "unitary", "target": {"circuit": ["SWAP q0 q1"]}, "ancillas": [], "phase": "ignore",
        "fidelity": 0.999999}],
      "budgets": [{"count": {"gate": "CX"}, "of": "player", "atMost": 3}],
      "scoring": {"counting": "placements", "par": 3, "threeStars": 3, "twoStars": 3},
      "solutions": [["CX q0 q1", "CX q1 q0", "CX q0 q1"]]
      """
    case .blackBox:
      """
      "qubits": ["x", "y"], "pieces": [{"name": "f", "wires": ["x", "y"]}],
      "cases": [{"id": "constant", "boxes": {"f": ["X y"]}}, {"id": "balanced", "boxes": {"f": ["CX x y"]}}],
      "start": {"ket": "|10>"}, "board": [],
      "toolbox": [{"gate": "H"}, {"piece": "f", "wires": [["x", "y"]]}],
      "goals": [{"kind": "identify", "qubits": ["x"], "basis": "Z", "error": 0,
        "answers": {"constant": ["0"], "balanced": ["1"]}}],
      "budgets": [{"count": "queries", "of": "player", "atMost": 1}],
      "scoring": {"counting": "placements", "par": 4, "threeStars": 4, "twoStars": 6},
      "solutions": [["H x", "H y", "f x y", "H x"]]
      """
    case .game:
      """
      "qubits": ["q0"], "bits": ["a"],
      "cases": [{"id": "zero", "weight": "1/2"}, {"id": "plus", "weight": "1/2", "start": {"ket": "|+>"}}],
      "start": {"ket": "|0>"}, "board": [{"gap": true}, {"gate": "measure q0 -> a", "standing": "frozen"}],
      "toolbox": [{"gate": "Ry", "angles": [{"from": "-pi/2", "to": "pi/2", "step": "pi/4"}], "count": 1}],
      "goals": [{"kind": "game", "bits": ["a"], "wins": {"zero": ["0"], "plus": ["1"]}, "atLeast": 0.85}],
      "budgets": [], "scoring": {"counting": "placements", "par": 1, "threeStars": 1, "twoStars": 3},
      "solutions": [["Ry(pi/4) q0"]]
      """
    case .predict:
      """
      "qubits": ["q0"], "start": {"ket": "|0>"}, "board": [{"gate": "X q0", "standing": "frozen"}],
      "toolbox": [],
      "goals": [{"kind": "prediction",
        "question": {"zh-Hans": "测量之后，会看到什么？", "en": "What will a measurement show?"},
        "choices": [
          {"id": "zero", "text": {"zh-Hans": "一定是 0", "en": "Surely 0"},
            "claim": {"after": [], "verdict": "holds", "goal": {"kind": "probabilities", "qubits": ["q0"],
              "basis": "Z", "outcomes": {"0": 1, "1": 0}, "tolerance": 0.000001}}},
          {"id": "one", "text": {"zh-Hans": "一定是 1", "en": "Surely 1"},
            "claim": {"after": [], "verdict": "holds", "goal": {"kind": "probabilities", "qubits": ["q0"],
              "basis": "Z", "outcomes": {"0": 0, "1": 1}, "tolerance": 0.000001}}}]}],
      "budgets": [], "scoring": {"counting": "answers", "par": 1, "threeStars": 1, "twoStars": 1},
      "solutions": [["answer one"]]
      """
    case .pulse:
      """
      "qubits": ["q0"], "pieces": [{"name": "wait", "wait": true}],
      "cases": [{"id": "slow", "hamiltonian": [{"pauli": "Z", "rate": "1/3"}]},
        {"id": "fast", "hamiltonian": [{"pauli": "Z", "rate": "3/4"}]}],
      "dynamics": {"timeUnit": "us", "frame": "rotating"}, "start": {"ket": "|+>"},
      "board": [{"gate": "wait(2)", "standing": "frozen"}, {"gap": true},
        {"gate": "wait(2)", "standing": "frozen"}],
      "toolbox": [{"gate": "X"}],
      "goals": [{"kind": "state", "qubits": ["q0"], "target": "|+>", "phase": "ignore", "fidelity": 0.999999}],
      "budgets": [], "scoring": {"counting": "placements", "par": 1, "threeStars": 1, "twoStars": 3},
      "solutions": [["X q0"]]
      """
    case .noise:
      """
      "qubits": ["q0"], "bits": ["c0"],
      "dynamics": {"timeUnit": "us", "frame": "rotating",
        "gateNoise": [{"after": "oneQubit", "kind": "depolarising", "probability": 0.03}],
        "readout": {"oneForZero": 0.02, "zeroForOne": 0.04}},
      "start": {"ket": "|0>"},
      "board": [{"gap": true}, {"gate": "measure q0 -> c0", "standing": "frozen"}],
      "toolbox": [{"gate": "X"}],
      "goals": [{"kind": "records", "bits": ["c0"], "outcomes": {"1": 0.95}, "tolerance": 0.05}],
      "budgets": [], "scoring": {"counting": "placements", "par": 1, "threeStars": 1, "twoStars": 3},
      "solutions": [["X q0"]]
      """
    }
  }
}
