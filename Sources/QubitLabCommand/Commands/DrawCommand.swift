import QubitLab

extension Command {
  /// Draws circuits and states.
  static let draw = Command(
    name: "draw",
    summary: "Draw a circuit, or the state at its end, as text or as an SVG picture.",
    discussion: """
      Takes a program in OpenQASM, a circuit of Quirk's or the board of a level; FILE can be a pipe, or `-` for the input.
      --what circuit draws the operations, the wire of qubit 0 lowest: filled dots are controls that ask for 1, hollow ones
      ask for 0; double lines are classical bits. The other drawings show the state at the end, before the measurements that
      nothing depends on: the arrow of each qubit on its Bloch sphere, the amplitudes as bars with hands and colours for
      their phases, or the probabilities of the basis states. A circuit that does not fit in the width goes on below.
      """,
    operands: .one("FILE|LINK|LEVEL"),
    options: [.what, .format, .output, .width, .path, .seed, .all, .input, .levels],
    examples: [
      Example(line: "qubitlab draw bell.qasm", effect: "The circuit, in characters."),
      Example(
        line: "qubitlab draw bell.qasm --what spheres --path --format svg --output bell.svg",
        effect: "The Bloch spheres with the ways of the arrows, as a picture."),
      Example(
        line: "qubitlab draw flip-the-arrow --what spheres",
        effect: "What a level's board gives before any move."),
    ],
    run: { invocation, console throws(Failure) in
      let subject = DrawingSubject(try CircuitSource(invocation, console: console))
      let drawing = try subject.drawing(try DrawingRequest(invocation))
      if let output = invocation[.output] {
        try OutputFile.write(drawing, to: output)
        console.print("\(output): \(drawing.utf8.count) bytes")
      } else {
        drawing.split(separator: "\n", omittingEmptySubsequences: false).dropLast().forEach {
          console.print(String($0))
        }
      }
      return .clean
    })
}

extension Option {
  /// What to draw.
  static let what = Option(
    name: "what", value: .oneOf(DrawingRequest.Kind.allCases.map(\.rawValue)),
    help: "What to draw; the circuit unless given.")
  /// Text or picture.
  static let format = Option(
    name: "format", value: .oneOf(DrawingRequest.Format.allCases.map(\.rawValue)),
    help: "Characters or an SVG picture; text unless given.")
  /// The width to wrap at.
  static let width = Option(
    name: "width", value: .any("NUMBER"),
    help: "The width to wrap at: columns of text, 80 unless given, or units of a picture, 960 unless given.")
  /// Draws the ways of arrows.
  static let path = Option(
    name: "path", value: nil,
    help: "With spheres: the way of each arrow through the circuit; --seed decides what measurements find.")
}
