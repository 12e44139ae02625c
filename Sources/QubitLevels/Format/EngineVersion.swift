/// The version of the engine, of its tool and of its interface for C, by Semantic Versioning.
package enum EngineVersion {
  /// This version.
  package static let current: StaticString = "0.1.0"
}
