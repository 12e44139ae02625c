import Foundation

/// What the numbers in the course's texts should be, worked out here and not taken from the engine.
///
/// Each is the value of a formula, so that a reader can check the physics; the texts round it.
enum StatedNumbers {
  /// By the id of the level, then by the number as the texts write it.
  static let values: [String: [String: Double]] = [
    // Phase and turns
    "s-from-t": ["45°": 360 / 8, "90°": 2 * 360 / 8],
    "dial-135": ["45°": 360 / 8, "90°": 360 / 4, "135°": 3 * 180 / 4, "180°": 360 / 2],
    "one-chance-in-four": [
      "1/4": probabilityOfOne(tilt: 60), "1/2": probabilityOfOne(tilt: 90), "60°": degrees(acos(1 - 2 / 4)),
      "90°": degrees(acos(0)),
    ],
    "tilted-arrow": ["90°": 360 / 4],

    // Look and it changes
    "sure-of-it": ["1/2": probabilityOfOne(tilt: 90)],
    "fair-coin": ["1/2": probabilityOfOne(tilt: 90)],
    "look-twice": ["1/2": 0.5 * 0.5 + 0.5 * 0.5],
    "three-chances-in-four": [
      "3/4": probabilityOfOne(tilt: 120), "1/4": probabilityOfOne(tilt: 60), "1/2": cosine(60),
      "60°": 180 - 120, "120°": degrees(2 * asin(sqrt(3) / 2)),
    ],
    "best-guess": [
      "0.854": (1 + cosine(45)) / 2, "3/4": (1 + 0.5) / 2, "45°": 90 / 2, "90°": degrees(acos(0)),
    ],
    "on-average": ["0.71": 1 / sqrt(2), "45°": degrees(acos(1 / sqrt(2)))],
    "watched-arrow": [
      "18°": 180 / 10, "1.8°": 180 / 100, "0.9755": 1 - probabilityOfOne(tilt: 18),
      "0.98": pow(1 - probabilityOfOne(tilt: 1.8), 100), "0.78": pow(1 - probabilityOfOne(tilt: 18), 10),
    ],
    "zero-to-seven": ["1/8": pow(0.5, 3)],

    // Spin in a field: a share of a turn, divided by the turns in a microsecond
    "stop-at-plus-i": ["1/4": 0.25 / 1],
    "stronger-field": ["3/4": 270 / 360, "1/3": 1 / 3, "1/4": 0.75 / 3],
    "read-the-clock": ["1/4": 90 / 360, "1/8": 0.25 / 2],
    "half-a-flip": ["1/4": 0.5 / 2, "1/8": 0.25 / 2],
    "phase-picks-axis": ["1/4": 0.25 / 1, "3/4": 1 - 0.25],
    // Push and detuning are alike: Ω = Δ.
    "off-resonance": ["45°": degrees(atan(1)), "1/2": 1 / (1 + 1)],

    // Two qubits
    "always-the-same": ["1/2": pow(1 / sqrt(2), 2)],
    // q0 starts at (2|0⟩ + |1⟩)/√5.
    "shrunken-arrow": ["0.6": (4 - 1) / 5, "0.8": 2 * 2 * 1 / 5],
    // A W state's pair has concurrence 2·(1/√3)².
    "one-among-three": ["1/3": pow(1 / sqrt(3), 2), "2/3": 2 * pow(1 / sqrt(3), 2)],

    // Messages and games
    "teleport": ["1/4": pow(0.5, 2)],
    "catch-eve": [
      "1/2": 0.5, "1/4": 0.5 * 0.5, "25%": 0.5 * 0.5, "3/4": 1 - 0.5 * 0.5, "0.1001": pow(0.75, 8),
      "0.0751": pow(0.75, 9), "0.925": 1 - pow(0.75, 9), "0.1": 1 - 0.9,
    ],
    "best-plan": ["1/4": 0.5 * 0.5, "3/4": bestPlanOfTwo],
    "beyond-any-plan": [
      "0.8536": pow(cosine(22.5), 2), "3/4": bestPlanOfTwo, "22.5°": 45 / 2, "45°": 360 / 8,
      "135°": 3 * 45,
    ],
    "win-every-time": ["3/4": bestPlanOfThree],
    // The state is (5|001⟩ + 3|010⟩ + 4|100⟩)/√50, whose pairs have concurrence 2·|product of two amplitudes|.
    "no-third-partner": [
      "0.6": 2 * 5 * 3 / 50, "0.8": 2 * 5 * 4 / 50, "0.64": 1 - 0.6 * 0.6, "0.4": 1 - 0.6,
    ],

    // Algorithms
    "one-of-four": ["1/4": (3 * 0.5 - 0.5) / 4, "1/2": 1 / sqrt(4)],
    "stop-in-time": [
      "0.78": searchAmongEight(rounds: 1), "0.945": searchAmongEight(rounds: 2), "0.94": 1 - 0.06,
      "0.33": searchAmongEight(rounds: 3), "0.01": searchAmongEight(rounds: 4),
      "0.9998": searchAmongEight(rounds: 6),
      "41°": degrees(2 * asin(1 / sqrt(8))), "0.79": .pi / 4,
    ],

    // Engineer it
    "safe-at-the-top": [
      "20/50": 0.4, "0.67": exp(-20 / 50), "0.91": (1 + exp(-20 / 100)) / 2,
    ],
    "two-data-sheets": [
      "0.79": storageFidelity(wait: 10, t1: 200, t2: 20), "0.91": storageFidelity(wait: 10, t1: 50, t2: 100),
    ],
    "four-short-waits": ["0.95": storageFidelity(wait: 8, t1: 200, t2: 100)],
  ]

  /// What the levels ask for or start from, so that the text only repeats what stands elsewhere in the file.
  static let given: [String: [String]] = [
    "best-guess": ["0.85"],
    "catch-eve": ["0.9"],
    "beyond-any-plan": ["0.85"],
    "two-data-sheets": ["0.9"],
  ]

  private static func degrees(_ radians: Double) -> Double { radians * 180 / .pi }

  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// Born's rule for an arrow that is so many degrees away from the top.
  private static func probabilityOfOne(tilt: Double) -> Double { (1 - cosine(tilt)) / 2 }

  /// The entanglement fidelity of a wait with relaxation towards |0⟩: a quarter of the trace of the map on Pauli
  /// operators (Horodecki, Horodecki and Horodecki, Physical Review A 60 (1999) 1888).
  private static func storageFidelity(wait: Double, t1: Double, t2: Double) -> Double {
    (1 + exp(-wait / t1) + 2 * exp(-wait / t2)) / 4
  }

  /// Grover's search: the state turns in a plane, by twice the angle whose sine is 1/√8 each round (Boyer, Brassard,
  /// Høyer and Tapp, Fortschritte der Physik 46 (1998) 493).
  private static func searchAmongEight(rounds: Int) -> Double {
    pow(sin(Double(2 * rounds + 1) * asin(1 / sqrt(8))), 2)
  }

  /// The most that fixed answers win in the game of Clauser, Horne, Shimony and Holt, with the course's rule: different
  /// answers when both are asked 0, equal ones otherwise. Found by trying all sixteen plans.
  private static let bestPlanOfTwo: Double =
    (0..<16).map { plan in
      let wins = (0..<4).count { question in
        let (a, b) = (question & 1, question >> 1)
        let differ = (plan >> a & 1) != (plan >> (2 + b) & 1)
        return differ == (question == 0)
      }
      return Double(wins) / 4
    }.max() ?? 0

  /// The most that fixed answers win in the game of Greenberger, Horne and Zeilinger: the questions are 000, 011, 101
  /// and 110; the answers' sum is to be even for the first and odd for the others, or the other way round. Found by
  /// trying all sixty-four plans.
  private static let bestPlanOfThree: Double =
    (0..<64).map { plan in
      let odd = [0b000, 0b011, 0b101, 0b110].map { question in
        (0..<3).reduce(0) { sum, player in sum + (plan >> (2 * player + (question >> player & 1)) & 1) } % 2
          == 1
      }
      return Double([odd[0] == false, odd[1], odd[2], odd[3]].count { $0 }) / 4
    }.max() ?? 0
}
