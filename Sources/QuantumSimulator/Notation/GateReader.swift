/// The reader of ``GateNotation``.
struct GateReader {
  var scanner: NotationScanner
  let qubitNames: [String]
  private var used: [Int] = []

  init(scanner: NotationScanner, qubitNames: [String]) {
    self.scanner = scanner
    self.qubitNames = qubitNames
  }

  mutating func readApplication() throws(NotationError) -> GateApplication {
    scanner.skipSpaces()
    let start = scanner.position
    let standard = try readGateName()
    let parameters = try readParameters()
    let gate: Gate
    do throws(GateError) {
      gate = try Gate(standard, parameters: parameters)
    } catch {
      throw NotationError(.wrongParameterCount(gate: standard, found: parameters.count), at: start)
    }

    var targets: [Int] = []
    scanner.skipSeparators()
    while let next = scanner.next, next != "[" {
      targets.append(try readQubit(.qubitName))
      scanner.skipSeparators()
    }
    guard targets.count == gate.qubitCount else {
      if targets.isEmpty { throw scanner.unexpected(.qubitName) }
      throw NotationError(.wrongTargetCount(gate: standard, found: targets.count), at: start)
    }
    let controls = try readControls()
    try scanner.finish(.end)
    return GateApplication(gate, on: targets, controls: controls)
  }

  private mutating func readGateName() throws(NotationError) -> StandardGate {
    let start = scanner.position
    scanner.skipName(besides: "†", "√")
    let name = scanner.text(from: start)
    if name.isEmpty { throw scanner.unexpected(.gateName) }
    guard let gate = StandardGate(named: name) else {
      throw NotationError(.unknownGate(name, nearest: StandardGate(nearestTo: name)), at: start)
    }
    return gate
  }

  private mutating func readParameters() throws(NotationError) -> [Double] {
    scanner.skipSpaces()
    guard scanner.take("(") else { return [] }
    var parameters: [Double] = []
    while true {
      scanner.skipSpaces()
      let place = scanner.position
      var reader = ExpressionReader(scanner, qubitLimit: 0)
      let value = try ExpressionReader.number(reader.readSum(), at: place)
      guard value.isReal else { throw NotationError(.notReal, at: place) }
      parameters.append(value.real.value)
      scanner = reader.scanner
      scanner.skipSpaces()
      if scanner.take(")") { return parameters }
      guard scanner.take(",") else { throw scanner.unexpected(.commaOrClosingParenthesis) }
    }
  }

  private mutating func readControls() throws(NotationError) -> [Control] {
    guard scanner.take("[") else { return [] }
    var controls: [Control] = []
    while true {
      scanner.skipSeparators()
      if !controls.isEmpty, scanner.take("]") { return controls }
      let state: Control.State = scanner.take("!") ? .off : .on
      let want: NotationWant = controls.isEmpty ? .qubitName : .qubitNameOrClosingBracket
      controls.append(Control(try readQubit(want), state))
    }
  }

  private mutating func readQubit(_ want: NotationWant) throws(NotationError) -> Int {
    let start = scanner.position
    scanner.skipName()
    let name = scanner.text(from: start)
    if name.isEmpty { throw scanner.unexpected(want) }
    guard let qubit = qubitNames.firstIndex(of: name) else {
      throw NotationError(.unknownQubit(name), at: start)
    }
    if used.contains(qubit) { throw NotationError(.repeatedQubit(name), at: start) }
    used.append(qubit)
    return qubit
  }
}

extension NotationScanner {
  /// Moves past blanks and commas.
  fileprivate mutating func skipSeparators() {
    while take(" ", "\t", ",") {}
  }

  /// Moves past everything that is not a blank or ASCII punctuation other than `_` and `'`.
  fileprivate mutating func skipName(besides others: Unicode.Scalar...) {
    while let next, isNameScalar(next) || others.contains(next) { position += 1 }
  }

  private func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    Self.isLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "'"
      || scalar.value > 127
  }
}
