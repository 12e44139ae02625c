/// A version of the OpenQASM language.
public enum Dialect: Hashable, Sendable, CaseIterable {
  /// OpenQASM 2, as in A. W. Cross et al., "Open Quantum Assembly Language", arXiv:1707.03429.
  case openQASM2
  /// OpenQASM 3, as in A. W. Cross et al., "OpenQASM 3: a broader and deeper quantum assembly language",
  /// arXiv:2104.14722, and the language specification, version 3.1.
  case openQASM3
}
