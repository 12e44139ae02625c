import QubitEntitlements

extension ModelCheck {
  /// A breadth-first search in layers: a layer is closed under answers before the next outside step is taken.
  struct Search {
    let check: ModelCheck
    var result = Result()
    private var known: Set<ModelKey> = []
    private var steps: [(parent: Int, step: ModelStep)] = []

    init(check: ModelCheck) { self.check = check }

    mutating func run() {
      var layer: [(state: ModelState, index: Int)] = []
      for world in ModelCheck.beginnings {
        for plan in ModelCheck.plans {
          let state = ModelState(process: EmulatedProcess(world: world))
          visit(state, from: -1, by: .start(plan), event: .started(plan), into: &layer)
        }
      }
      for depth in 0...check.steps {
        close(&layer)
        if result.violation != nil || depth == check.steps { break }
        var next: [(state: ModelState, index: Int)] = []
        for (state, index) in layer {
          for step in OutsideStep.allCases {
            var changed = state
            let (isPossible, event) = changed.process.prepare(step)
            guard isPossible else { continue }
            visit(changed, from: index, by: .outside(step), event: event, into: &next)
            if result.violation != nil { return }
          }
        }
        layer = next
      }
      result.states = known.count
    }

    /// Adds to a layer everything that its states come to by answers alone.
    private mutating func close(_ layer: inout [(state: ModelState, index: Int)]) {
      var position = 0
      while position < layer.count, result.violation == nil {
        let (state, index) = layer[position]
        position += 1
        let answers = state.process.possibleAnswers
        if answers.isEmpty, let rule = check.brokenAtRest(state.process) { fail(rule, at: index) }
        for answer in answers {
          var changed = state
          let event = changed.process.event(for: answer)
          visit(changed, from: index, by: .answer(answer), event: event, into: &layer)
        }
      }
    }

    private mutating func visit(
      _ state: ModelState, from parent: Int, by step: ModelStep, event: EngineEvent?,
      into layer: inout [(state: ModelState, index: Int)]
    ) {
      guard result.violation == nil else { return }
      result.transitions += 1
      var next = state
      var rule: CheckedRule?
      if let event {
        let old = next.process.app
        var memory = next.memory
        let effects = next.process.send(event) { check.reducer($0, $1, &memory) }
        next.memory = memory
        rule = check.broken(by: event, from: old, to: next.process, effects)
      }
      guard rule != nil || known.insert(ModelKey(next)).inserted else { return }
      steps.append((parent, step))
      layer.append((next, steps.count - 1))
      if let rule { fail(rule, at: steps.count - 1) }
    }

    private mutating func fail(_ rule: CheckedRule, at index: Int) {
      var path: [String] = []
      var index = index
      while index >= 0 {
        path.append("\(steps[index].step)")
        index = steps[index].parent
      }
      result.violation = Violation(rule: rule, path: path.reversed())
    }
  }
}
