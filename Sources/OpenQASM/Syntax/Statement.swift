/// A statement, by its place in the ``Syntax`` that holds it.
struct StatementID: Hashable, Sendable {
  var index: UInt32
}

/// What a statement is made of.
enum Statement {
  /// A register of qubits, or one qubit where there is no size.
  case qubits(Symbol, size: ExpressionID?)
  /// A classical variable or constant.
  case variable(VariableSyntax)
  /// Another name for some qubits.
  case alias(Symbol, ExpressionID)
  /// The definition of a gate.
  case gate(GateSyntax)
  /// The declaration of a gate without a definition.
  case opaque(Symbol)
  /// The definition of a subroutine.
  case subroutine(SubroutineSyntax)
  /// A gate applied to qubits.
  case apply(ApplicationSyntax)
  /// A call for its effect alone, or an expression that does nothing.
  case expression(ExpressionID)
  /// `target = value`, or with an operator `target += value`.
  case assign(ExpressionID, BinaryOperator?, ExpressionID)
  /// A measurement, into bits where they are named.
  case measure(ExpressionID, into: ExpressionID?)
  /// A reset.
  case reset(ExpressionID)
  /// A barrier on some operands, on all qubits where there are none.
  case barrier(SyntaxList)
  /// A wait of some duration: nothing, to a simulator.
  case delay(ExpressionID, SyntaxList)
  /// Nothing that is done on qubits; only their existence is checked.
  case nop(SyntaxList)
  /// A choice.
  case ifElse(ExpressionID, then: SyntaxList, otherwise: SyntaxList)
  /// A loop over values.
  case forLoop(TypeSyntax, Symbol, ExpressionID, body: SyntaxList)
  /// A loop while a condition holds.
  case whileLoop(ExpressionID, body: SyntaxList)
  /// A choice among values; the cases are numbers of ``Syntax/cases``.
  case switchCase(ExpressionID, cases: SyntaxList)
  /// A block of its own.
  case block(SyntaxList)
  /// A block that is to take some time, where a duration is given.
  case box(ExpressionID?, SyntaxList)
  /// `return`, with a value where there is one.
  case returnValue(ExpressionID?)
  /// `break`.
  case breakLoop
  /// `continue`.
  case continueLoop
  /// `end`: the program stops.
  case end
}

/// The declaration of a classical variable.
struct VariableSyntax {
  /// Where its value comes from and who may change it.
  enum Storage {
    case variable, constant, input, output
  }

  var storage: Storage
  var type: TypeSyntax
  var name: Symbol
  var value: ExpressionID?
}

/// The definition of a gate; names are numbers of symbols in lists.
struct GateSyntax {
  var name: Symbol
  var parameters: SyntaxList
  var qubits: SyntaxList
  var body: SyntaxList
}

/// The definition of a subroutine; the parameters are numbers of ``Syntax/parameters``.
struct SubroutineSyntax {
  var name: Symbol
  var parameters: SyntaxList
  var result: TypeSyntax?
  var body: SyntaxList
}

/// One parameter of a subroutine.
struct ParameterSyntax {
  var type: TypeSyntax
  var name: Symbol
  var offset: UInt32
}

/// One case of a `switch`: its values, or none for the default.
struct CaseSyntax {
  var values: SyntaxList?
  var body: SyntaxList
}

/// A gate applied to qubits.
struct ApplicationSyntax {
  /// The gate.
  enum Name {
    case named(Symbol)
    case globalPhase
  }

  var name: Name
  /// Numbers of ``Syntax/modifiers``, the outermost first.
  var modifiers: SyntaxList
  var arguments: SyntaxList
  var operands: SyntaxList
}

/// A modifier of a gate.
struct ModifierSyntax {
  /// What it does.
  enum Kind {
    case inverse, power, control, antiControl
  }

  var kind: Kind
  var argument: ExpressionID?
  var offset: UInt32
}
