import QuantumSimulator

extension NotationFault {
  /// What is wrong, as a sentence without a full stop.
  var message: String {
    switch self {
    case .tooLong(let limit): "text of more than \(limit) characters"
    case .tooDeep(let limit): "more than \(limit) parentheses, signs and roots inside one another"
    case .unexpected(nil, let wanted): "ends too early, wanted \(wanted.words)"
    case .unexpected(let found?, let wanted): "found “\(Character(found))”, wanted \(wanted.words)"
    case .unknownWord(let word): "“\(word)” means nothing here; wanted pi, e, i, sqrt, cos, sin or exp"
    case .ambiguousQuotient: "product after a quotient has two readings; write “*” or parentheses"
    case .divisionByZero: "division by zero"
    case .notFinite: "number too great, or none at all"
    case .notReal: "complex number, wanted a real one"
    case .unwantedKet: "ket, wanted a number"
    case .missingKet: "no ket; a state is written like \"|0>\" or \"(|00> + |11>)/sqrt(2)\""
    case .unequalKets(let qubitCount, let otherQubitCount):
      "sum of kets over \(counted(qubitCount, "qubit")) and over \(otherQubitCount)"
    case .tooManyQubits(let limit): "ket over more than \(limit) qubits"
    case .wrongQubitCount(let found, let wanted):
      "ket over \(counted(found, "qubit")), wanted \(wanted)"
    case .notNormalised(let norm): "ket of norm \(rounded(norm)), wanted 1"
    case .unknownGate(let name, let nearest): "unknown gate “\(name)”\(suggestion(nearest?.rawValue))"
    case .wrongParameterCount(let gate, let found):
      "\(counted(found, "angle")); \(gate.rawValue) has \(counted(gate.record.parameterNames.count, "parameter"))"
    case .wrongTargetCount(let gate, let found):
      "\(counted(found, "qubit")); \(gate.rawValue) acts on \(gate.qubitCount)"
    case .unknownQubit(let name): "unknown qubit “\(name)”"
    case .repeatedQubit(let name): "“\(name)” is named twice"
    }
  }
}

extension NotationWant {
  /// How a message names it.
  fileprivate var words: String {
    switch self {
    case .operand: "a number, a ket or “(”"
    case .openingParenthesis: "“(”"
    case .closingParenthesis: "“)”"
    case .commaOrClosingParenthesis: "“,” or “)”"
    case .ketSymbol: "0, 1, +, -, +i or -i"
    case .ketSymbolOrEnd: "0, 1, +, -, +i, -i or “>”"
    case .gateName: "the name of a gate"
    case .qubitName: "the name of a qubit"
    case .qubitNameOrClosingBracket: "the name of a qubit or “]”"
    case .operatorSign: "an operator"
    case .end: "nothing more"
    }
  }
}
