/// One gate application as text, with named qubits: "H q0", "CX q0 q1", "Rz(pi/4) q0", "X q2 [q0 !q1]".
///
///     application = gate [ "(" angle { "," angle } ")" ] qubit { qubit } [ "[" control { control } "]" ]
///     control     = [ "!" ] qubit
///
/// The gate is a canonical name or an alias of ``StandardGate``; angles are ``ScalarExpression``s in
/// radians. The gate's own controls come first among its qubits; further controls stand in brackets, with
/// `!` for those that ask for 0. Names are parted by blanks, or by commas.
public enum GateNotation {
  /// Reads an application; the qubit with the name `qubitNames[k]` is qubit k.
  ///
  /// - Throws: ``NotationError``, with the offset of the name, angle or sign at fault.
  public static func parse(_ text: String, qubitNames: [String]) throws(NotationError) -> GateApplication {
    var reader = GateReader(scanner: try NotationScanner(text), qubitNames: qubitNames)
    return try reader.readApplication()
  }

  /// The canonical text of an application, or `nil` if its gate has no name or a qubit has none.
  ///
  /// Reading it gives the same application, provided that the names have no blanks or punctuation.
  public static func text(
    _ application: GateApplication, qubitNames: [String], style: NotationStyle = .ascii
  ) -> String? {
    text(application, style: style) { qubitNames.indices.contains($0) ? qubitNames[$0] : nil }
  }

  /// The canonical text with the qubits named by a function.
  static func text(
    _ application: GateApplication, style: NotationStyle, qubitName: (Int) -> String?
  ) -> String? {
    guard let gate = application.gate.standard else { return nil }
    var text = gate.rawValue
    for (index, angle) in application.gate.parameters.enumerated() {
      text += (index == 0 ? "(" : ", ") + Angle.text(angle, style: style)
    }
    if !application.gate.parameters.isEmpty { text += ")" }
    for qubit in application.targets {
      guard let name = qubitName(qubit) else { return nil }
      text += " " + name
    }
    for (index, control) in application.controls.enumerated() {
      guard let name = qubitName(control.qubit) else { return nil }
      text += (index == 0 ? " [" : " ") + (control.state == .off ? "!" : "") + name
    }
    return application.controls.isEmpty ? text : text + "]"
  }
}
