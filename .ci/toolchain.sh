# For a script to source: the folder of the Swift toolchain. Its clang, linkers and the like come before others of their
# names; on a machine where only `swift` is on the PATH they are found at all.
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
PATH=$toolchain/bin:$PATH
