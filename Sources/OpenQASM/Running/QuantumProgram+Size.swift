extension QuantumProgram {
  /// How many gates the text applies, loops and definitions counted once: what to expect of a program without
  /// loops, to tell somebody who waits how far it has come.
  public var writtenGateCount: Int { code.calls.count + code.applications.count }
}
