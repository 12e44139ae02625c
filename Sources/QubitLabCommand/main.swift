import QubitLab

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), console: .process).rawValue)
