import QuantumSimulator

extension Tool.Kind {
  /// What a player calls the tool: "H", "measurement of Z", "reset", "oracle".
  public func name(in language: Language, level: Level) -> String {
    switch (self, language) {
    case (.gate(let gate), _): gate.rawValue
    case (.measurement(let letters), .english): "measurement of \(Self.text(letters))"
    case (.measurement(let letters), .simplifiedChinese): "\(Self.text(letters)) 测量"
    case (.reset, .english): "reset"
    case (.reset, .simplifiedChinese): "重置"
    case (.piece(let piece), _): level.pieceName(piece)
    }
  }

  /// The same with the word for gates behind a gate's name, where the language wants it.
  func longName(in language: Language, level: Level) -> String {
    let name = name(in: language, level: level)
    if case .gate = self, language == .simplifiedChinese { return name + " 门" }
    return name
  }

  private static func text(_ letters: [Pauli]) -> String {
    letters.map { PauliString($0, on: 0).description }.joined()
  }
}

extension Level {
  /// The names of qubits, as a list.
  func names(_ named: [Int], in language: Language) -> String {
    named.map { qubits.indices.contains($0) ? qubits[$0] : "?" }
      .joined(separator: language.listSeparator)
  }

  /// The name of a piece.
  func pieceName(_ piece: Int) -> String { pieces.indices.contains(piece) ? pieces[piece].name : "?" }

  /// The name of a classical bit.
  func bitName(_ bit: Int) -> String { bits.indices.contains(bit) ? bits[bit] : "?" }

  /// The names of classical bits, as a list.
  func bitNames(_ named: [Int], in language: Language) -> String {
    named.map(bitName).joined(separator: language.listSeparator)
  }

  /// A condition as it is written: "m0=1 m1=0".
  func text(of condition: Condition) -> String {
    condition.bits.enumerated().map { place, bit in
      "\(bitName(bit))=\(condition.value >> UInt64(place) & 1)"
    }.joined(separator: " ")
  }
}
