import CQubitLab
import QubitLevels

/// Gives the version of the interface and of the engine.
@c @implementation
public func qubitlab_version() -> UnsafePointer<CChar>? {
  UnsafeRawPointer(EngineVersion.current.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Gives this thread's last error.
@c @implementation
public func qubitlab_last_error() -> UnsafePointer<CChar>? { qubitlab_support_error() }
