public import QubitEntitlements

/// One line of a script.
public enum ScriptStep: Hashable, Sendable {
  /// The app starts.
  case launch(LaunchPlan)
  /// The app ends, and everything in memory with it.
  case quit
  /// The customer uses the entry that sells.
  case buy
  /// The customer uses the offer to restore.
  case restore
  /// The front end asks for the price again.
  case refresh
  /// The front end asks for another read.
  case reread
  /// The teacher's switch is turned.
  case demonstration(ClassroomDemonstration)
  /// The device connects, or loses its connection.
  case network(StoreWorld.Network)
  /// Purchases begin to need approval, or no longer do.
  case askToBuy(StoreWorld.AskToBuy)
  /// The catalogue changes what it answers.
  case catalogue(CatalogueSetting)
  /// Reads are answered at once from now on, or held back.
  case reads(ReadSetting)
  /// The read of this number is answered, with what the device held when it began.
  case answer(Int)
  /// The next purchase comes to something out of the ordinary.
  case nextPurchase(StoreWorld.NextPurchase)
  /// The next restore does.
  case nextRestore(StoreWorld.NextRestore)
  /// Something happens at the store.
  case store(StoreFact)
  /// Something out of the ordinary arrives through updates.
  case deliver(OddDelivery)
  /// Another device takes this one's place: same account, empty copy.
  case newDevice
  /// Another account signs in on this device while the app runs: it has bought nothing.
  case otherAccount
  /// The device's clock is set, or time passes; nothing depends on either.
  case clock(String)
  /// These must hold now.
  case expect([Expectation])
  /// The step before must have had these effects, in this order.
  case effects([EffectKind])

  /// What the catalogue answers when it is reached.
  public enum CatalogueSetting: String, Hashable, Sendable, CaseIterable {
    /// The product.
    case available
    /// No product.
    case empty
    /// An error.
    case failing
  }

  /// How reads are answered.
  public enum ReadSetting: String, Hashable, Sendable, CaseIterable {
    /// At once.
    case prompt
    /// Not before the script says so.
    case held
  }

  /// What may arrive out of the ordinary.
  public enum OddDelivery: String, Hashable, Sendable, CaseIterable {
    /// The last statement, a second time.
    case again
    /// A statement whose signature is not good.
    case forged
    /// A statement about another product.
    case foreign
  }

  /// The kinds of effect, as scripts name them.
  public enum EffectKind: String, Hashable, Sendable, CaseIterable {
    /// The app subscribes to updates.
    case subscribe
    /// The app asks for the price.
    case catalogue
    /// The app finishes a transaction.
    case finish
    /// The app begins a read.
    case read
    /// The app puts a purchase to the store.
    case purchase
    /// The app synchronises with the store.
    case synchronise

    /// The kind of an effect.
    public init(_ effect: EngineEffect) {
      self =
        switch effect {
        case .subscribe: .subscribe
        case .fetchCatalogue: .catalogue
        case .finish: .finish
        case .read: .read
        case .purchase: .purchase
        case .synchronise: .synchronise
        }
    }
  }
}
