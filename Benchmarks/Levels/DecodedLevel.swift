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
    /// A ket, or an operation.
    let target: Either<String, Operation>?
    let phase: String?
    let fidelity: Double?
    let basis: String?
    /// A table in most kinds of goal, a list in the others.
    let outcomes: Either<[String: Number], Unread>?
    let tolerance: Number?
    let question: Text?
    let choices: [Choice]?
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

  struct Operation: Decodable {
    let circuit: [String]?
  }

  /// A number, or a string that spells one.
  typealias Number = Either<Double, String>
}

/// A value of one form or of another.
enum Either<First: Decodable, Second: Decodable>: Decodable {
  case first(First)
  case second(Second)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let first = try? value.decode(First.self) {
      self = .first(first)
    } else {
      self = .second(try value.decode(Second.self))
    }
  }
}

/// Any value, passed over.
struct Unread: Decodable {
  init(from decoder: any Decoder) {}
}

/// What a list shows of a level, as `JSONDecoder` reads it: it has to look through the whole file for it.
struct DecodedOutline: Decodable {
  let id: String
  let mechanic: String
  let title: DecodedLevel.Text
}
