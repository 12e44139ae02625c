import Foundation
import QubitLab

/// A number that a level's text states: a decimal, a fraction, a percentage or an angle in degrees.
struct NumberInText: Hashable {
  /// The number as it is written.
  let written: String

  /// The numbers in a text. Whole numbers without a unit count things and are left out, and so is what stands under a
  /// root.
  static func all(in text: String) -> [NumberInText] {
    let number = /(?:^|[^√0-9.\/])([0-9]+(?:\.[0-9]+)?[°%]|[0-9]+\.[0-9]+|[0-9]+\/[0-9]+)/
    return text.matches(of: number).map { NumberInText(written: String($0.output.1)) }
  }

  /// Whether a value is what is written, to the last digit that is.
  func isRounded(from value: Double) -> Bool {
    let digits = written.filter { $0.isNumber || $0 == "." || $0 == "/" }
    let parts = digits.split(separator: "/").compactMap { Double($0) }
    if parts.count == 2 { return abs(parts[0] / parts[1] - value) < 1e-12 }
    guard let decimal = Double(digits) else { return false }
    let places = digits.split(separator: ".").dropFirst().first?.count ?? 0
    let scaled = written.hasSuffix("%") ? value * 100 : value
    return abs(decimal - scaled) <= 0.5 * pow(10, Double(-places)) + 1e-12
  }
}

extension Level {
  /// The numbers in all that a player reads in one language: brief, hints, explanation, routes, questions and choices.
  func numbers(in language: Language) -> [NumberInText] {
    var all = [texts.brief, texts.explanation] + texts.hints + routes.map(\.text)
    for case .prediction(let prediction) in goals {
      all.append(prediction.question)
      if case .choice(let choices) = prediction.answer { all += choices.map(\.text) }
    }
    return all.flatMap { NumberInText.all(in: $0[language]) }
  }
}
