import QuantumSimulator

/// What is wrong with the files of a folder of levels taken together.
public enum CatalogueFault: Hashable, Sendable {
  /// A file that is listed is not there; perhaps this id was meant, of a file that nothing refers to.
  case missingFile(String, near: String?)
  /// A file is there under another number than its place in the list, or in another folder.
  case misplacedFile(String, wanted: String)
  /// A file that nothing refers to.
  case strayFile
  /// A picture that a level refers to is not there.
  case missingMedia(String)
  /// A folder that is not the pack's number and id.
  case wrongFolder(String, wanted: String)
  /// An id that another pack, or another level or lab, has already.
  case duplicateID(String)
  /// A level with another id than its file's name and the manifest say.
  case otherID(String, wanted: String)
  /// A sandbox in a pack.
  case sandboxInPack
  /// A puzzle that is listed as a lab.
  case puzzleAsLab
  /// A pack with other than the usual number of levels.
  case packSize(Int, usual: Int)
}

extension CatalogueFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .missingFile, .misplacedFile: .missingFile
    case .strayFile: .strayFile
    case .missingMedia: .missingMedia
    case .wrongFolder: .wrongFolder
    case .duplicateID: .duplicateID
    case .otherID: .idMismatch
    case .sandboxInPack, .puzzleAsLab: .sandboxMismatch
    case .packSize: .packSize
    }
  }

  /// What would have to stand at the fault's place, as JSON, where that can be told.
  var replacement: String? {
    switch self {
    case .wrongFolder(_, let wanted), .otherID(_, let wanted), .missingFile(_, let wanted?): "\"\(wanted)\""
    default: nil
    }
  }

  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .missingFile(Manifest.path, nil):
      "file '\(Manifest.path)' is missing, which lists the packs of a folder of levels"
    case .missingFile(let path, let near): "file '\(path)' is missing\(suggestion(near))"
    case .misplacedFile(let path, let wanted): "found '\(path)', wanted '\(wanted)'"
    case .strayFile: "nothing refers to this file"
    case .missingMedia(let path): "file '\(path)' is missing"
    case .wrongFolder(let folder, let wanted): "folder '\(folder)', wanted '\(wanted)'"
    case .duplicateID(let id): "id '\(id)' is in use already"
    case .otherID(let id, let wanted): "id '\(id)', but the manifest and the file's name say '\(wanted)'"
    case .sandboxInPack: "sandbox in a pack; sandboxes are labs"
    case .puzzleAsLab: "listed as a lab, but no sandbox; wanted 'sandbox': true"
    case .packSize(let count, let usual): "pack of \(counted(count, "level")); packs have \(usual)"
    }
  }
}
