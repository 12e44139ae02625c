extension Gate: CustomStringConvertible {
  /// The canonical name and the parameters for people, as "Rz(π/4)"; "unitary on 2 qubits" for a matrix.
  public var description: String {
    guard let standard else { return "unitary on " + counted(qubitCount, "qubit") }
    if parameters.isEmpty { return standard.rawValue }
    var text = standard.rawValue + "("
    for (index, parameter) in parameters.enumerated() {
      text += (index == 0 ? "" : ", ") + Angle.description(parameter)
    }
    return text + ")"
  }
}
