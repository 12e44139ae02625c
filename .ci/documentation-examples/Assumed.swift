// What the examples of the documentation take for granted: values that the reader has at hand, and what their own app does
// with results. Nothing here does anything: it is there to be type-checked against.

import OpenQASM
import QuantumSimulator
import QubitContent
import QubitEntitlements
import QubitLab
import QubitLevels
import QubitPuzzle
import QubitStoreEmulator
import SwiftUI

/// A value of whatever type is wanted.
func given<Value>() -> Value { fatalError("an example is not run") }

// Circuits and states.
let text: String = given()
let circuit: Circuit = given()
var state: StateVector {
  get { given() }
  set {}
}
let bell: StateVector = given()
nonisolated(unsafe) var mixed: MixedState = given()
nonisolated(unsafe) var generator: SeededGenerator = given()

// Spins that move.
let field: Field = given()
let drive: Drive = given()
let decay: Relaxation = given()
let earlier: SpinRotation = given()
let later: SpinRotation = given()
let pair: PauliSum = given()
let xOnFirst: PauliSum = given()
let jump: ComplexMatrix = given()
nonisolated(unsafe) var arrow: BlochVector = given()
let arrows: [BlochVector] = given()
let times: [Double] = given()

/// An app's own drawing.
func draw(_ arrow: BlochVector) {}

// Levels and play.
let bytes: [UInt8] = given()
let files: [LevelFile] = given()
let pictures: [String] = given()
let catalogue: Catalogue = given()
let level: Level = given()
let judge: Judge = given()
let attempt: Attempt = given()
let playback: Playback = given()
let verdict: Verdict = given()
let progressOfTheOtherDevice: PlayerProgress = given()
let preference: DemonstrationPreference = given()
let folder: String = given()

// What is paid for.
let gate: EntitlementGate = given()
let store: any TransactionStore = given()
let engine: EntitlementEngine = given()
let policy: VerificationPolicy = given()
let root: TrustedRoot = given()
let token: String = given()

/// What the app store's server sends.
struct Request { let body: [UInt8] }
let request: Request = given()

// What an app shows.
let levels: [Level] = given()
let aPlainLock = Lock()
let aLockThatOpensTheUpgrade = Lock()

struct Lock {}
func show(_ levels: [Level], because reason: UnlockReason) {}
func show(_ lock: Lock) {}
func show(_ gate: EntitlementGate) {}
func show(_ title: LocalizedText, _ access: ContentAccess) {}

struct UpgradeEntry: View {
  init(isReady: Bool, price: String?) {}
  var body: some View { Text("") }
}

struct PackRow: View {
  init(_ pack: PackEntry) {}
  var body: some View { Text("") }
}
