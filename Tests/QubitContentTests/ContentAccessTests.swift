import QubitContent
import Testing

@Suite("Access to content")
struct ContentAccessTests {
  /// A gate that knows one thing: whether what asks for the pass is open.
  private struct Gate: ContentGate {
    let answer: ContentAccess

    func access(to requirement: AccessRequirement) -> ContentAccess {
      requirement == .free ? .unlocked(.free) : answer
    }
  }

  @Test("whatever the reason, unlocked is unlocked; however it behaves, a lock is a lock")
  func isUnlocked() {
    #expect(UnlockReason.allCases.allSatisfy { ContentAccess.unlocked($0).isUnlocked })
    #expect(Lock.allCases.allSatisfy { !ContentAccess.locked($0).isUnlocked })
  }

  @Test("a gate's answer keeps its reason")
  func reasons() {
    for reason in UnlockReason.allCases {
      #expect(Gate(answer: .unlocked(reason)).access(to: .masterPass) == .unlocked(reason))
    }
    for lock in Lock.allCases {
      #expect(Gate(answer: .locked(lock)).access(to: .masterPass) == .locked(lock))
      #expect(Gate(answer: .locked(lock)).access(to: .free) == .unlocked(.free))
    }
  }

  @Test("the words that manifests use for requirements stay as they are")
  func words() { #expect(AccessRequirement.allCases.map(\.rawValue) == ["free", "masterPass"]) }
}
