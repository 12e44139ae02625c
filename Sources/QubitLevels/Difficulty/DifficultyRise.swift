import QubitPuzzle

/// Checks that levels get harder within a pack, and fall back a little at the start of the next.
///
/// An estimate in bits is no measurement, and players like to catch their breath: a step back of up to
/// ``tolerance`` bits is none.
enum DifficultyRise {
  /// By how many bits a level may be easier than one before it.
  static let tolerance = 2.0
  /// By how many bits a pack may begin easier than the one before it ended. A first level brings something new, and so
  /// does without what made the last one hard; but nobody should feel sent back to the beginning.
  static let greatestFall = 8.0

  static func diagnostics(of course: CourseDifficulty) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var before: (first: Mark, last: Mark)?
    for pack in course.packs {
      let marks = pack.compactMap(Mark.init)
      guard let first = marks.first, let last = marks.last else { continue }
      func note(_ fault: CourseFault, at mark: Mark) {
        diagnostics.append(mark.level.source.diagnostic(.course(fault), at: .id))
      }
      if let before {
        if first.bits > before.last.bits {
          note(.startsHard(bits: first.bits, last: before.last.level.id, before.last.bits), at: first)
        } else if first.bits < before.first.bits - tolerance {
          note(.startsEasy(bits: first.bits, first: before.first.level.id, before.first.bits), at: first)
        }
        if first.bits < before.last.bits - greatestFall {
          note(.fallsFar(bits: first.bits, last: before.last.level.id, before.last.bits), at: first)
        }
      }
      var hardest = first
      for mark in marks {
        if mark.bits < hardest.bits - tolerance {
          note(.stepsBack(bits: mark.bits, level: hardest.level.id, hardest.bits), at: mark)
        }
        if mark.bits > hardest.bits { hardest = mark }
      }
      before = (first, last)
    }
    return diagnostics
  }

  /// A level whose difficulty is known.
  private struct Mark {
    let level: LoadedLevel
    let bits: Double

    init?(_ entry: CourseDifficulty.Entry) {
      guard let bits = entry.difficulty?.bits else { return nil }
      level = entry.level
      self.bits = bits
    }
  }
}
