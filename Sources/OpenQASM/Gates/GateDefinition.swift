/// A gate that a program defines.
struct GateDefinition: Sendable {
  var name: Symbol
  var parameterCount: Int
  var qubitCount: Int
  var steps: [Step] = []
  /// How deeply definitions nest in it.
  var depth = 1
  /// How many gates of the language it comes down to.
  var size = 0

  /// One gate within the definition.
  struct Step: Sendable {
    var gate: GateReference
    var modifiers: [GateModifier]
    var arguments: [FormulaID]
    /// Numbers of the definition's own qubits.
    var qubits: [Int]
    /// The offset in the text.
    var offset: UInt32
  }
}
