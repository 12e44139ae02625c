/// What a command line asks to be drawn.
struct DrawingRequest {
  /// What is drawn.
  enum Kind: String, CaseIterable {
    case circuit, spheres, amplitudes, probabilities
  }

  /// How it is drawn.
  enum Format: String, CaseIterable {
    case text, svg
  }

  let kind: Kind
  let format: Format
  /// The width to wrap at, in columns or in units of a picture.
  let width: Int
  /// The most rows of a chart.
  let limit: Int
  /// The seed of the measurements on the ways of arrows; nil where no ways are asked for.
  let pathSeed: UInt64?

  init(_ invocation: Invocation) throws(Failure) {
    kind = invocation[.what].flatMap(Kind.init(rawValue:)) ?? .circuit
    format = invocation[.format].flatMap(Format.init(rawValue:)) ?? .text
    let usual = format == .text ? 80 : 960
    width = try invocation.number(.width, in: 20...100_000) ?? usual
    limit = invocation.has(.all) ? .max : 32
    let seed = try invocation.seed
    pathSeed = invocation.has(.path) ? seed ?? 0 : nil
    guard pathSeed == nil || kind == .spheres else { throw .usage("--path goes with --what spheres") }
    guard seed == nil || pathSeed != nil else { throw .usage("--seed goes with --path") }
  }
}
