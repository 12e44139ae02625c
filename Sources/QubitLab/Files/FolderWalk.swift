#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files below a folder, links to folders followed.
///
/// Every folder is read once, however many links lead to it, so that links in circles and links to links end; where a
/// folder lies below the first one by itself, its files have that path. A link to a folder around the first one is passed
/// over: it leads to everything else on the disk.
///
/// Hidden files are passed over, and what editors keep beside a file while it is changed: `level.json~`, `#level.json#`.
struct FolderWalk {
  private let root: String
  /// The paths of all files that are not hidden, relative to the folder. What is neither file nor folder, and a link that
  /// leads nowhere, is passed over.
  private(set) var files: [String] = []
  private var entered: Set<FolderIdentity> = []
  /// Links to folders, which wait until all real ones have been read.
  private var links: [String] = []

  /// Walks through a folder. O(files and folders), and one question to the system for each.
  init(root: String) throws {
    self.root = root
    entered = Self.folders(around: root)
    try enter("")
    while !links.isEmpty { try enter(links.removeFirst()) }
  }

  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") && name.hasSuffix("#")
  }

  private static func folders(around root: String) -> Set<FolderIdentity> {
    var path = URL(filePath: root).resolvingSymlinksInPath().path
    var folders: Set<FolderIdentity> = []
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      if let identity = FolderIdentity(at: path.isEmpty ? "/" : path) { folders.insert(identity) }
    }
    return folders
  }

  /// Reads a folder and the real ones below it; nothing where it has been read already.
  private mutating func enter(_ first: String) throws {
    var folders = [first]
    while let folder = folders.popLast() {
      let path = folder.isEmpty ? root : "\(root)/\(folder)"
      guard let identity = FolderIdentity(at: path), entered.insert(identity).inserted else { continue }
      for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      where !Self.isPassedOver(name) {
        let entry = folder.isEmpty ? name : "\(folder)/\(name)"
        switch FileKind(at: "\(root)/\(entry)") {
        case .file: files.append(entry)
        case .folder:
          if FileKind.isLink("\(root)/\(entry)") { links.append(entry) } else { folders.append(entry) }
        case .other, nil: break
        }
      }
    }
  }
}
