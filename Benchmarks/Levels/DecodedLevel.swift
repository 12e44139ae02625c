/// A level as Foundation's `JSONDecoder` reads it: the same members, but kets, gates and numbers left as the strings in
/// which they are written, unknown keys passed over, and no place kept.
struct DecodedLevel: Decodable {
  let schemaVersion: Int
  let id: String
  let mechanic: String
  let sandbox: Bool?
  let title: Text
  let brief: Text
  let hints: [Text]
  let explanation: Text
  let concepts: Concepts
  let qubits: [String]
  let bits: [String]?
  let cases: [Case]?
  let start: Start
  let board: [BoardItem]
  let toolbox: [Tool]
  let goals: [Goal]?
  let budgets: [Budget]?
  let scoring: Scoring?
  let solutions: [[String]]?
  let routes: [Route]?
  let redHerrings: [String]?
  let media: [String]?

  struct Text: Decodable {
    let simplifiedChinese: String
    let english: String

    enum CodingKeys: String, CodingKey {
      case simplifiedChinese = "zh-Hans"
      case english = "en"
    }
  }

  struct Concepts: Decodable {
    let teaches: [String]
    let requires: [String]
  }

  struct Case: Decodable {
    let id: String
    let title: Text?
    let weight: Number?
    let start: Start?
    let boxes: [String: [String]]?
  }

  struct Start: Decodable {
    let ket: String?
    let circuit: [String]?
  }

  struct BoardItem: Decodable {
    let gate: String?
    let standing: String?
    let gap: Bool?
  }

  struct Tool: Decodable {
    let gate: String?
    let measure: String?
    let wires: [[String]]?
    let bits: [String]?
    let count: Int?
  }

  struct Goal: Decodable {
    let kind: String
    let qubits: [String]?
    let target: Target?
    let phase: String?
    let fidelity: Double?
    let basis: String?
    let outcomes: [String: Number]?
    let tolerance: Number?
    let question: Text?
    let choices: [Choice]?

    enum CodingKeys: String, CodingKey {
      case kind, qubits, target, phase, fidelity, basis, outcomes, tolerance, question, choices
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      kind = try values.decode(String.self, forKey: .kind)
      qubits = try values.decodeIfPresent([String].self, forKey: .qubits)
      target = try values.decodeIfPresent(Target.self, forKey: .target)
      phase = try values.decodeIfPresent(String.self, forKey: .phase)
      fidelity = try values.decodeIfPresent(Double.self, forKey: .fidelity)
      basis = try values.decodeIfPresent(String.self, forKey: .basis)
      // A table in most kinds of goal, a list of outcomes in the others.
      outcomes = try? values.decodeIfPresent([String: Number].self, forKey: .outcomes)
      tolerance = try values.decodeIfPresent(Number.self, forKey: .tolerance)
      question = try values.decodeIfPresent(Text.self, forKey: .question)
      choices = try values.decodeIfPresent([Choice].self, forKey: .choices)
    }
  }

  struct Choice: Decodable {
    let id: String
    let text: Text
    let claim: Claim
  }

  struct Claim: Decodable {
    let after: [String]
    let verdict: String
  }

  struct Budget: Decodable {
    let of: String
    let atMost: Int?
    let atLeast: Int?
    let exactly: Int?
  }

  struct Scoring: Decodable {
    let counting: String
    let par: Int
    let threeStars: Int
    let twoStars: Int
  }

  struct Route: Decodable {
    let moves: [String]
    let text: Text
  }

  /// What a goal aims at: a ket, or an operation.
  enum Target: Decodable {
    case ket(String)
    case operation(Operation)

    struct Operation: Decodable {
      let circuit: [String]?
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let ket = try? value.decode(String.self) {
        self = .ket(ket)
      } else {
        self = .operation(try value.decode(Operation.self))
      }
    }
  }

  /// A number, or a string that spells one.
  enum Number: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }
  }
}

/// What a list shows of a level, as `JSONDecoder` reads it: it has to look through the whole file for it.
struct DecodedOutline: Decodable {
  let id: String
  let mechanic: String
  let title: DecodedLevel.Text
}
