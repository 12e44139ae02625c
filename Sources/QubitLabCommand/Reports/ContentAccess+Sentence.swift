import QubitLab

extension ContentAccess {
  /// Whether something is open and why, for a list of packs.
  func sentence(in language: Language) -> String {
    switch (self, language) {
    case (.unlocked(.free), .english): "open, free to all"
    case (.unlocked(.owned), .english): "open, the pass is owned"
    case (.unlocked(.classroomDemonstration), .english): "open, classroom demonstration"
    case (.locked(.silent), .english): "locked, the pass not known yet: no upgrade is offered"
    case (.locked(.offersUpgrade), .english): "locked, the upgrade is offered"
    case (.unlocked(.free), .simplifiedChinese): "开放，对所有人免费"
    case (.unlocked(.owned), .simplifiedChinese): "开放，已拥有通行证"
    case (.unlocked(.classroomDemonstration), .simplifiedChinese): "开放，课堂演示中"
    case (.locked(.silent), .simplifiedChinese): "锁定，尚不知道是否拥有通行证，不提示购买"
    case (.locked(.offersUpgrade), .simplifiedChinese): "锁定，可以购买通行证"
    }
  }
}
