/// Four numbers that stay in registers, where memory behind a pointer might change with every store.
struct Four<Number> {
  private let first, second, third, fourth: Number

  /// The numbers at a pointer.
  @inline(__always)
  init(_ numbers: UnsafePointer<Number>) {
    (first, second, third, fourth) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  @inline(__always)
  subscript(_ index: Int) -> Number {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }
}
