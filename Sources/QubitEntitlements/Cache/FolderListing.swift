#if canImport(CLibcrypto)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The names in a folder, in order, each with what changes whenever the file does.
  struct FolderListing: Equatable {
    /// One name.
    struct Entry: Equatable {
      let name: String
      let inode: UInt64
      let size: Int
      let seconds: Int
      let nanoseconds: Int
    }

    /// The entries, by the bytes of their names.
    let entries: [Entry]

    /// Lists a folder, or answers the system's number for why not.
    static func read(_ path: String) -> Result<FolderListing, FolderFault> {
      guard let folder = opendir(path) else { return .failure(FolderFault(systemCode: errno)) }
      defer { closedir(folder) }
      var entries: [Entry] = []
      while let next = readdir(folder) {
        let name = withUnsafePointer(to: &next.pointee.d_name) { tuple in
          tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        var status = stat()
        guard fstatat(dirfd(folder), name, &status, 0) == 0 else {
          entries.append(Entry(name: name, inode: 0, size: 0, seconds: 0, nanoseconds: 0))
          continue
        }
        entries.append(
          Entry(
            name: name, inode: UInt64(status.st_ino), size: Int(status.st_size),
            seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec))
      }
      return .success(
        FolderListing(entries: entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }))
    }
  }
#endif
