import QuantumSimulator
import QubitPuzzle

/// The words of ``SpokenState`` in one language.
struct SpokenWords {
  let language: Language

  var unnamed: String {
    switch language {
    case .english: "a matrix"
    case .simplifiedChinese: "一个矩阵"
    }
  }

  func beginning(of count: Int) -> String {
    switch language {
    case .english: "Before the first of \(count) \(count == 1 ? "operation" : "operations")."
    case .simplifiedChinese: "还没有经过任何操作，一共 \(count) 个。"
    }
  }

  func after(_ position: Int, of count: Int, _ operation: String) -> String {
    switch language {
    case .english: "After operation \(position) of \(count): \(operation)."
    case .simplifiedChinese: "经过第 \(position) 个操作，一共 \(count) 个：\(operation)。"
    }
  }

  func qubit(_ name: String, arrow: BlochVector) -> String {
    let chance = Self.percent((1 - arrow.z) / 2)
    let direction = direction(of: arrow)
    switch language {
    case .english: return "\(name): \(direction); chance of 1: \(chance)."
    case .simplifiedChinese: return "\(name)：\(direction)；看到 1 的概率是 \(chance)。"
    }
  }

  func term(_ digits: String, _ amplitude: Complex) -> String {
    let length = Self.decimal(amplitude.length)
    let phase = Angle.description(amplitude.phase)
    switch language {
    case .english: return "\(digits): amplitude \(length), phase \(phase)."
    case .simplifiedChinese: return "\(digits)：振幅 \(length)，相位 \(phase)。"
    }
  }

  func mixed(purity: Double) -> String {
    let number = Self.decimal(purity)
    switch language {
    case .english: return "The state is mixed: purity \(number), where 1 is pure."
    case .simplifiedChinese: return "状态是混合态：纯度 \(number)，1 是完全纯净。"
    }
  }

  func manyTerms(_ count: Int) -> String {
    switch language {
    case .english: "\(count) basis states have an amplitude."
    case .simplifiedChinese: "\(count) 个基态的振幅不为零。"
    }
  }

  func bits(_ bits: String) -> String {
    switch language {
    case .english: "Classical bits: \(bits)."
    case .simplifiedChinese: "经典比特：\(bits)。"
    }
  }

  private func direction(of arrow: BlochVector) -> String {
    guard arrow.length > 1e-6 else {
      switch language {
      case .english: return "no arrow of its own, entangled or mixed"
      case .simplifiedChinese: return "没有自己的箭头，处于纠缠或混合之中"
      }
    }
    let length = Self.decimal(arrow.length)
    let isFull = abs(arrow.length - 1) < 1e-6
    let axis = axis(of: arrow)
    switch language {
    case .english:
      let points =
        axis ?? "points to x \(Self.decimal(arrow.x)), y \(Self.decimal(arrow.y)), z \(Self.decimal(arrow.z))"
      return "the arrow \(points)" + (isFull ? "" : ", shortened to \(length)")
    case .simplifiedChinese:
      let points =
        axis ?? "指向 x \(Self.decimal(arrow.x))，y \(Self.decimal(arrow.y))，z \(Self.decimal(arrow.z))"
      return "箭头\(points)" + (isFull ? "" : "，缩短到 \(length)")
    }
  }

  /// The axis along which an arrow points, or nil where it points between them.
  private func axis(of arrow: BlochVector) -> String? {
    let near = { (part: Double) in abs(abs(part) / arrow.length - 1) < 1e-6 }
    let isEnglish = language == .english
    if near(arrow.z) {
      return arrow.z > 0
        ? (isEnglish ? "points up, to 0" : "朝上，指向 0") : (isEnglish ? "points down, to 1" : "朝下，指向 1")
    }
    if near(arrow.x) {
      return arrow.x > 0
        ? (isEnglish ? "points along plus x" : "指向 x 轴正方向")
        : (isEnglish ? "points along minus x" : "指向 x 轴负方向")
    }
    if near(arrow.y) {
      return arrow.y > 0
        ? (isEnglish ? "points along plus y" : "指向 y 轴正方向")
        : (isEnglish ? "points along minus y" : "指向 y 轴负方向")
    }
    return nil
  }

  private static func decimal(_ value: Double) -> String { DecimalNumber(rounding: value, decimals: 2).text }

  private static func percent(_ value: Double) -> String {
    DecimalNumber(rounding: 100 * value, decimals: 1).text + "%"
  }
}
