import QubitLab
import QubitStoreEmulator

#if os(Linux)
  extension Command {
    /// Says whether a folder of signed transactions gives the pass.
    static let entitlementStatus = Command(
      name: "entitlement status",
      summary: "Say whether a folder of signed transactions gives the master pass, and why.",
      discussion: """
        Verifies every file of the folder whose name ends in .jws and prints the verdict, then a line a file: what it
        counts for, or why it was refused. Other files are passed over and named. Nothing is asked of a network or of
        a clock. Ends with 0 whenever there is a verdict, whatever it is.
        """,
      operands: .none,
      options: [.store, .root, .bundle, .environment, .json],
      examples: [
        Example(
          line: "qubitlab entitlement status --store transactions --root root.der "
            + "--bundle-id com.example.qubitlab --environment Production",
          effect: "The verdict, and the part of each file in it.")
      ],
      run: { invocation, console throws(Failure) in
        let path = try invocation.required(.store)
        let policy = try invocation.policy
        guard LevelFolder.isFolder(path) else { throw .missingInput("there is no folder '\(path)'") }
        let folder = SignedTransactionFolder(path: path, verifier: TransactionVerifier(policy))
        guard case .success(let reading) = folder.read() else {
          throw .missingInput("'\(path)' cannot be read")
        }
        let report = EntitlementReport(reading)
        console.show(invocation.has(.json) ? report.json : report.text)
        return .clean
      })

    /// Verifies files that should each hold one signed transaction.
    static let entitlementVerify = Command(
      name: "entitlement verify",
      summary: "Verify signed transactions, a line a file with the reason.",
      discussion: """
        Each FILE holds one compact token and nothing else, a line break included. Ends with 0 when all are accepted
        and with 1 when any is not.
        """,
      operands: .some("FILE"),
      options: [.root, .bundle, .environment, .json],
      examples: [
        Example(
          line: "qubitlab entitlement verify --root root.der --bundle-id com.example.qubitlab "
            + "--environment Sandbox *.jws",
          effect: "Accepted or refused, with the reason.")
      ],
      run: { invocation, console throws(Failure) in
        let report = VerificationReport(files: invocation.operands, policy: try invocation.policy)
        console.show(invocation.has(.json) ? report.json : report.text)
        if report.hasUnreadable { return .missingInput }
        return report.acceptsAll ? .clean : .findings
      })
  }

  extension Option {
    /// Names the folder of signed transactions.
    static let store = Option(
      name: "store", value: .any("FOLDER"), help: "The folder of signed transactions.")
    /// Names the root certificate.
    static let root = Option(
      name: "root", value: .any("CERTIFICATE"), help: "The root certificate to trust, in DER or PEM.")
    /// Names the app.
    static let bundle = Option(
      name: "bundle-id", value: .any("ID"), help: "The app that transactions must be about.")
    /// Names the environment.
    static let environment = Option(
      name: "environment", value: .oneOf(StoreEnvironment.allCases.map(\.rawValue)),
      help: "The environment that transactions must come from.")
  }

  extension Invocation {
    /// The value of an option that cannot be left out.
    fileprivate func required(_ option: Option) throws(Failure) -> String {
      guard let value = self[option] else { throw .usage("\(command.name) needs \(option.synopsis)") }
      return value
    }

    /// What the command line says transactions must be about.
    fileprivate var policy: VerificationPolicy {
      get throws(Failure) {
        let path = try required(.root)
        let bundle = try required(.bundle)
        guard let environment = StoreEnvironment(rawValue: try required(.environment)) else {
          throw .usage("there is no such environment")
        }
        do throws(RootFault) {
          let root = try TrustedRoot(file: path)
          return VerificationPolicy(root: root, bundle: bundle, environment: environment)
        } catch {
          switch error {
          case .unreadable: throw .missingInput("the root certificate '\(path)' cannot be read")
          case .notACertificate: throw .badData("'\(path)' is not one certificate in DER or PEM")
          }
        }
      }
    }
  }
#endif

extension Command {
  /// Plays a script of a store and a device.
  static let entitlementSimulate = Command(
    name: "entitlement simulate",
    summary: "Play a script of purchases, refunds and networks, and show what an app would show.",
    discussion: """
      SCRIPT is a file, or the name of a scenario that ships with the store emulator, such as ask-to-buy. Prints each
      step with the events and effects that came of it, and what was known and could be shown afterwards. Ends with 1
      when something that the script expects does not hold.
      """,
    operands: .one("SCRIPT"),
    options: [.json],
    examples: [
      Example(
        line: "qubitlab entitlement simulate ask-to-buy",
        effect: "A purchase that is approved while the device is offline.")
    ],
    run: { invocation, console throws(Failure) in
      let simulation = Simulation(try script(named: invocation.operands[0]))
      console.show(invocation.has(.json) ? simulation.json : simulation.text)
      return simulation.failures.isEmpty ? .clean : .findings
    })

  /// The script of a name: a scenario's, or a file's.
  static func script(named name: String) throws(Failure) -> StoreScript {
    let text: String
    if let scenario = Scenario(rawValue: name) {
      text = scenario.text
    } else {
      do throws(LevelFolderError) {
        text = String(decoding: try LevelFolder.bytes(of: name), as: UTF8.self)
      } catch {
        throw .missingInput("\(error)")
      }
    }
    do throws(ScriptError) {
      return try StoreScript(text)
    } catch {
      throw .badData("\(name): \(error)")
    }
  }
}

extension Console {
  /// Prints a text of several lines, the last of which is ended.
  fileprivate func show(_ text: String) { print(String(text.dropLast(text.hasSuffix("\n") ? 1 : 0))) }
}
