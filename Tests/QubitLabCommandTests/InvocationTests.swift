import Testing

@testable import QubitLabCommand

@Suite("Reading the command line")
struct InvocationTests {
  static let colour = Option(name: "colour", value: .oneOf(["red", "green"]), help: "")
  static let loud = Option(name: "loud", value: nil, help: "")
  static let table = ["paint", "mix all", "mix some"].map { name in
    Command(
      name: name, summary: "", discussion: "", operands: .optional("WALL"), options: [colour, loud],
      examples: [],
      run: { _, _ in .clean })
  }

  @Test("options stand anywhere, with a space or an equals sign")
  func options() throws {
    for line in [["paint", "--colour", "red", "north"], ["paint", "north", "--colour=red"]] {
      let invocation = try Invocation(line, table: Self.table)
      #expect(invocation[Self.colour] == "red")
      #expect(invocation.operands == ["north"])
      #expect(!invocation.has(Self.loud))
    }
  }

  @Test("two hyphens end the options")
  func endOfOptions() throws {
    let invocation = try Invocation(["paint", "--", "--loud"], table: Self.table)
    #expect(invocation.operands == ["--loud"])
  }

  @Test("a command of two words is found")
  func family() throws {
    #expect(try Invocation(["mix", "some", "x"], table: Self.table).command.name == "mix some")
  }

  @Test(
    "what is wrong is named",
    arguments: [
      ([], "no command was given"),
      (["pant"], "there is no command 'pant'; did you mean 'paint'?"),
      (["xyzzy"], "there is no command 'xyzzy'"),
      (["mix"], "'mix' wants one more word: mix all, mix some"),
      (["paint", "--color=red"], "'paint' has no option '--color=red'; did you mean '--colour'?"),
      (["paint", "-q"], "'paint' has no option '-q'"),
      (["paint", "--colour"], "option --colour wants a value: --colour red|green"),
      (["paint", "--colour", "blue"], "option --colour does not take 'blue': --colour red|green"),
      (["paint", "--loud=very"], "option --loud takes no value"),
      (["paint", "--loud", "--loud"], "option --loud was given twice"),
      (["paint", "a", "b"], "'paint' wants [WALL] after its options; found 2"),
    ])
  func errors(line: [String], sentence: String) {
    #expect {
      try Invocation(line, table: Self.table)
    } throws: { error in
      (error as? UsageError)?.sentence == sentence
    }
  }
}
