#if PAGE
  extension DynamicsError: CustomStringConvertible {
    /// A page plays levels whose motion the validator has computed; there is little to say to a player.
    public var description: String { "the motion cannot be computed; 'qubitlab validate' says why" }
  }
#else
  extension DynamicsError: CustomStringConvertible {
    /// What was found and what was wanted, as a sentence without a full stop.
    public var description: String {
      switch self {
      case .unusableDuration(let found):
        "a duration of " + text(found) + " s; wanted a finite one that is not negative"
      case .notFinite:
        "a field, amplitude, frequency or phase is infinite or not a number"
      case .envelopeWithoutShape:
        "the envelope has no shape; wanted finite samples, or a width or number of lobes above 0"
      case .unusableTolerance(let found, let allowed):
        "a tolerance of " + text(found) + "; wanted " + text(allowed.lowerBound) + " to "
          + text(allowed.upperBound)
      case .tooManySteps(let limit):
        "the tolerance needs more than " + String(limit) + " steps"
      case .unusableRelaxationTime(let found):
        "a relaxation time of " + text(found) + " s; wanted more than 0"
      case .coherenceOutlivesPopulation(let t1, let t2):
        "T2 is " + text(t2) + " s with T1 " + text(t1) + " s; T2 is at most 2·T1"
      case .unusablePolarisation(let found):
        "an equilibrium ⟨Z⟩ of " + text(found) + "; wanted −1 to 1"
      case .unusableTemperature(let found):
        "a temperature or frequency of " + text(found) + "; wanted more than 0"
      case .coefficientNotFinite(let term):
        "the coefficient of term " + String(term) + " is infinite or not a number"
      case .termOutOfRange(let term, let qubitCount):
        "term " + String(term) + " reaches past the " + counted(qubitCount, "qubit")
      case .qubitCountOutOfRange(let found, let allowed):
        counted(found, "qubit") + "; wanted " + String(allowed.lowerBound) + " to "
          + String(allowed.upperBound)
      case .qubitCountMismatch(let found, let wanted):
        "the state has " + counted(found, "qubit") + "; wanted " + String(wanted)
      case .unusableRate(let found):
        "a rate of " + text(found) + "; wanted a finite one that is not negative"
      case .ensembleCount(let found, let allowed):
        counted(found, "spin") + "; wanted " + String(allowed.lowerBound) + " to "
          + String(allowed.upperBound)
      case .state(let error):
        error.description
      }
    }

    private func text(_ value: Double) -> String { StateError.text(value) }
  }
#endif
