extension Parser {
  /// `OPENQASM 3.0;`
  mutating func parseVersion() throws(QASMError) {
    try advance()
    let start = token.start
    let version = spelling(of: token)
    switch token.kind {
    case .integer, .real: break
    default: throw unexpected(.version)
    }
    switch version {
    case "2", "2.0": lexer.dialect = .openQASM2
    case "3", "3.0", "3.1": lexer.dialect = .openQASM3
    default: throw lexer.error(.unknownVersion(version), at: start)
    }
    try advance()
    try expect(.semicolon)
  }

  /// Whether a text without a version begins with OpenQASM 2's file of gates, as some in the wild do.
  func includesGatesOfOpenQASM2() throws(QASMError) -> Bool {
    guard token.kind == .keyword(.include) else { return false }
    var ahead = self
    try ahead.advance()
    return ahead.token.kind == .string
      && ahead.spelling(of: ahead.token).dropFirst().dropLast() == "qelib1.inc"
  }
}
