import QubitLab

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A reader that has gone away is seen where something is written.
_ = signal(SIGPIPE, SIG_IGN)
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), console: .process).rawValue)
