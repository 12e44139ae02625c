extension Level {
  /// Whether the board holds a mixture even where nothing is measured: noise happens on it, or a start is mixed.
  public var isMixed: Bool { isNoisy || Self.beginsMixed(start, cases) }

  static func beginsMixed(_ start: Start, _ cases: [LevelCase]) -> Bool {
    start.isMixed || cases.contains { $0.start?.isMixed ?? false }
  }
}

extension Start {
  /// Whether it is a density matrix.
  fileprivate var isMixed: Bool { if case .density = self { true } else { false } }
}
