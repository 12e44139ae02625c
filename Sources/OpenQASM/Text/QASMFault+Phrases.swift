extension Expectation {
  /// What is wanted, to follow "wanted".
  var phrase: String {
    switch self {
    case .spelling(let spelling): "'\(spelling)'"
    case .name: "a name"
    case .statement: "a statement"
    case .expression: "an expression"
    case .type: "a type"
    case .integer: "a whole number"
    case .version: "a version such as 3.0"
    case .fileName: "the name of a file in quotation marks"
    case .qubit: "a qubit"
    case .gate: "a gate"
    case .switchCase: "'case', 'default' or '}'"
    case .bits: "a string of zeros and ones"
    }
  }
}

extension EntityKind {
  /// What it is, with its article.
  var phrase: String {
    switch self {
    case .gate: "a gate"
    case .qubits: "a qubit"
    case .variable: "a variable"
    case .bits: "a bit"
    case .subroutine: "a subroutine"
    case .function: "a function"
    }
  }
}

extension Bounded {
  /// What is counted.
  var phrase: String {
    switch self {
    case .qubits: "qubits"
    case .bits: "bits"
    case .steps: "steps of a run"
    case .operations: "operations"
    case .rounds: "rounds of a loop"
    case .nestedCalls: "nested calls"
    case .branches: "courses that outcomes lead to"
    case .amplitudes: "amplitudes in all courses that outcomes lead to"
    case .modifiers: "modifiers"
    case .names: "names"
    }
  }
}

extension Misplaced {
  /// What is wrong with it.
  var sentence: String {
    switch self {
    case .loopControl: "'break' and 'continue' belong in a loop"
    case .returnValue: "'return' belongs in a subroutine"
    case .measurement: "a measurement cannot be part of an expression"
    case .version: "the version must come first"
    case .include: "a file can be included at the outermost level only"
    }
  }
}

extension Obstacle {
  /// Why there is no circuit.
  var sentence: String {
    switch self {
    case .condition: "a circuit can only ask whether some bits spell a number; this condition asks more"
    case .loop: "a circuit has no loop whose rounds depend on outcomes"
    case .value: "a circuit computes nothing from outcomes"
    case .assignment: "a circuit assigns nothing where outcomes decide"
    }
  }
}
