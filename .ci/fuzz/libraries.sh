# What the fuzzed readers stand on, for a script to source: compiles it into the folder $work, and defines `library` for
# what else is needed. The caller is at the top of the repository.

. .ci/toolchain.sh

# The module map that SwiftPM would make.
for module in HostProcessor LaneInstructions; do
  echo "module $module {"
  for header in "Sources/Kernels/$module"/include/*.h; do echo "  header \"$PWD/$header\""; done
  echo "  export * }"
done >"$work/host.modulemap"
for source in Sources/Kernels/HostProcessor/*.c; do
  clang -O1 -c -I Sources/Kernels/HostProcessor/include "$source" -o "$work/$(basename "$source" .c).o"
done

# What is below the readers is compiled quickly: its own checks are elsewhere.
library() {
  name=$1
  folder=$2
  shift 2
  # shellcheck disable=SC2046
  swiftc -Onone -swift-version 6 -parse-as-library -whole-module-optimization -module-name "$name" \
    -package-name QubitLab -I "$work" -Xcc "-fmodule-map-file=$work/host.modulemap" \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault "$@" \
    -emit-module -emit-module-path "$work/$name.swiftmodule" -emit-object -o "$work/$name.o" \
    $(find -L "Sources/$folder" -name '*.swift')
}
library KernelInterface Kernels/Interface
library KernelsPlainDouble Kernels/PlainDouble
library KernelsPlainSingle Kernels/PlainSingle -D SINGLE_PRECISION
library QuantumKernels QuantumKernels
library QuantumSimulator QuantumSimulator
