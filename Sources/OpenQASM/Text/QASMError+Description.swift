import QuantumSimulator

extension QASMError: CustomStringConvertible {
  /// The place and the sentence: `3:5: …`.
  public var description: String { "\(position.line):\(position.column): \(fault.sentence)" }
}

extension QASMFault {
  /// What is wrong, as a sentence for the author of the program: what was found and what was wanted.
  public var sentence: String {
    switch self {
    case .unexpectedCharacter(let scalar): return "\(Self.quoted(scalar)) begins nothing in OpenQASM"
    case .invalidUTF8(let byte): return "byte \(byte) is not UTF-8"
    case .unclosedComment: return "this comment has no end; wanted '*/'"
    case .unclosedString: return "this string has no end; wanted a quotation mark on the same line"
    case .malformedNumber: return "this is no number"
    case .numberTooLarge: return "this number is too large"
    case .textTooLong(let bytes): return "the text has \(bytes) bytes; the limit is 2147483646"
    case .unexpected(let found, let wanted):
      return "found \(found.isEmpty ? "the end" : "'\(found)'"); wanted \(wanted.phrase)"
    case .notARange: return "wanted a range such as [0:3]"
    case .nestedTooDeep(let limit): return "nested more than \(limit) levels deep"
    case .unknownVersion(let version): return "OpenQASM \(version) is not known; wanted 2.0, 3.0 or 3.1"
    case .unknownInclude(let name):
      return
        "'\(name)' cannot be included here; known are \"qelib1.inc\" and, in OpenQASM 3, \"stdgates.inc\""
    case .unsupported(let feature):
      return "\(feature.rawValue) are not supported: a circuit simulator cannot run them"
    default: return sentenceOfMeaning
    }
  }

  private var sentenceOfMeaning: String {
    switch self {
    case .undefined(let name): return "'\(name)' is not defined"
    case .notIncluded(let gate, let file):
      return "gate '\(gate)' is not defined; include \"\(file)\" to have it"
    case .redefined(let name): return "'\(name)' is already defined"
    case .wrongKind(let name, let found, let wanted):
      return "'\(name)' is \(found.phrase); wanted \(wanted.phrase)"
    case .recursiveGate(let name): return "gate '\(name)' uses itself; recursion is not supported"
    case .recursiveSubroutine(let name):
      return "subroutine '\(name)' calls itself; recursion is not supported"
    case .opaqueGate(let name): return "gate '\(name)' is opaque: without a definition it cannot be run"
    case .notGlobal(let kind): return "\(kind.phrase) can be defined at the outermost level only"
    case .wrongArgumentCount(let name, let found, let wanted):
      return "'\(name)' wants \(counted(wanted, "parameter")); found \(found)"
    case .wrongQubitCount(let name, let found, let wanted):
      return "'\(name)' acts on \(counted(wanted, "qubit")); found \(found)"
    case .sizesDiffer(let first, let second): return "sizes differ: \(first) and \(second)"
    case .indexOutOfRange(let index, let size):
      return "index \(index) is out of range; wanted 0 to \(size - 1)"
    case .repeatedQubit: return "a qubit is used twice"
    case .openRange: return "a loop wants a range with a start and a stop"
    case .repeatedCase: return "this value has a case already"
    case .rangeWithoutStep: return "the step of a range is zero"
    case .sizeOutOfRange(let found, let limit): return "\(found) is out of range; wanted 1 to \(limit)"
    case .tooMany(let what, let limit): return "more than \(limit) \(what.phrase)"
    case .notConstant: return "this value must be known before the program runs"
    case .wrongType(let found, let wanted): return "found \(found); wanted \(wanted)"
    case .notAssignable(let name): return "'\(name)' cannot be changed"
    case .divisionByZero: return "division by zero"
    case .overflow: return "the number does not fit its type"
    case .undefinedResult(let function): return "'\(function)' has no value here"
    case .missingInput(let name): return "input '\(name)' was given no value"
    case .powerOfWideGate(let qubits, let limit):
      return "this power of a gate on \(qubits) qubits cannot be formed; the limit is \(limit) qubits"
    case .misplaced(let what): return what.sentence
    case .notAGateQubit: return "wanted a qubit of the gate, by its name"
    case .mixedQubits: return "physical qubits such as $0 cannot be used beside declared ones"
    case .missingReturn: return "this subroutine has ended without 'return' and a value"
    case .endlessLoop: return "this loop never ends: its rounds change nothing that its condition asks about"
    case .notUnitary: return "the definition of a gate can hold gates only"
    case .noQubits: return "the program declares no qubits"
    case .state(let error): return error.description
    case .notACircuit(let obstacle): return obstacle.sentence
    default: return ""
    }
  }

  private static func quoted(_ scalar: UInt32) -> String {
    guard scalar >= 32, scalar != 127, let known = Unicode.Scalar(scalar) else {
      return "the character with number \(scalar)"
    }
    return "'\(known)'"
  }
}
