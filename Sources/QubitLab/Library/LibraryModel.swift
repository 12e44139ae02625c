public import Observation
public import QubitEntitlements
public import QubitLevels

/// The library that a user interface draws: it follows the entitlement and the teacher's switch, live.
///
/// ```swift
/// @State private var model = LibraryModel(catalogue, pass: EntitlementModel(engine), preference: preference)
/// // …
/// ForEach(model.library.packs, id: \.id) { PackRow($0) }
/// ```
///
/// What it shows is worked out from the present state each time, so that there is nothing to go stale: while the
/// entitlement is undetermined every lock is silent, and no upgrade can flash by. Price and readiness are the pass's
/// own offer and play no part here.
@MainActor @Observable
public final class LibraryModel {
  /// What is known about the pass, its price and its readiness.
  public let pass: EntitlementModel
  /// Whether this device is in classroom demonstration.
  public private(set) var demonstration: ClassroomDemonstration

  @ObservationIgnored private let catalogue: Catalogue
  @ObservationIgnored private let preference: DemonstrationPreference

  /// Puts a catalogue behind the pass and the teacher's switch, as the device remembers it.
  public init(_ catalogue: Catalogue, pass: EntitlementModel, preference: DemonstrationPreference) {
    self.catalogue = catalogue
    self.pass = pass
    self.preference = preference
    demonstration = preference.read()
  }

  /// The packs and labs of this moment.
  public var library: ContentLibrary<EntitlementGate> {
    ContentLibrary(catalogue, gate: pass.gate(demonstration))
  }

  /// Turns classroom demonstration on or off, and has the device remember it.
  ///
  /// - Throws: ``PreferenceError`` when it cannot be remembered; it is not turned then.
  public func turn(_ demonstration: ClassroomDemonstration) throws(PreferenceError) {
    try preference.write(demonstration)
    self.demonstration = demonstration
  }
}
