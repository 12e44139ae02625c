import QubitPuzzle

extension LevelReader {
  /// The scoring, with bounds that grow from par to three to two stars.
  mutating func scoring(_ node: JSONNode) -> Scoring? {
    guard let fields = Fields<FileKeys.Scoring>(of: node, log: &log) else { return nil }
    let counting: Scoring.Counting? = fields.required(.counting, log: &log).flatMap { word($0) }
    let par = count(fields, .par)
    let threeStars = count(fields, .threeStars)
    let twoStars = count(fields, .twoStars)
    guard let counting, let par, let threeStars, let twoStars else { return nil }
    var isOrdered = true
    if threeStars < par {
      record(.starsBelow(found: threeStars, least: par, of: .par), at: fields[.threeStars])
      isOrdered = false
    }
    if twoStars < threeStars {
      record(.starsBelow(found: twoStars, least: threeStars, of: .threeStars), at: fields[.twoStars])
      isOrdered = false
    }
    if counting == .answers, par != 1 {
      record(.parOfAnswers(par), at: fields[.par])
      isOrdered = false
    }
    guard isOrdered else { return nil }
    return Scoring(counting: counting, par: par, threeStars: threeStars, twoStars: twoStars)
  }

  private mutating func count(_ fields: Fields<FileKeys.Scoring>, _ key: FileKeys.Scoring) -> Int? {
    fields.required(key, log: &log).flatMap { integer($0, in: 1...FormatLimits.count.upperBound) }
  }

  private mutating func record(_ fault: GoalFault, at node: JSONNode?) {
    if let node { log.record(fault, at: node.range) }
  }
}
