"""A small package of the entitlement targets alone, copied from this repository.

Mutations, sanitizers and the moved clock work on the copy: nothing here is touched, and little is built.
"""
import os
import pathlib
import signal
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
PARTS = ("Sources/QubitContent", "Sources/CLibcrypto", "Sources/QubitEntitlements", "Sources/QubitStoreEmulator",
         "Tests/QubitEntitlementsTests")

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let package = Package(
  name: "QubitLab", platforms: [.macOS(.v15)],
  targets: [
    .target(name: "QubitContent", swiftSettings: strict),
    .systemLibrary(name: "CLibcrypto", pkgConfig: "libcrypto"),
    .target(name: "QubitEntitlements", dependencies: ["QubitContent", "CLibcrypto"], swiftSettings: strict),
    .target(
      name: "QubitStoreEmulator", dependencies: ["QubitEntitlements"], resources: [.embedInCode("Scenarios")],
      swiftSettings: strict),
    .testTarget(
      name: "QubitEntitlementsTests", dependencies: ["QubitEntitlements", "QubitStoreEmulator"],
      exclude: ["Fixtures"], swiftSettings: strict),
  ], swiftLanguageModes: [.v6])
"""


def copy(source: pathlib.Path, target: pathlib.Path) -> None:
    """Makes two folders the same, touching only what differs, so that a second run builds little."""
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    for path in [path for path in target.rglob("*") if path.is_file()]:
        if path.relative_to(target) not in wanted:
            path.unlink()
    for name in wanted:
        data = (source / name).read_bytes()
        if not (target / name).exists() or (target / name).read_bytes() != data:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_bytes(data)


def prepare(name: str) -> pathlib.Path:
    """Copies the targets into a folder at the top of the repository, which Git ignores, and answers it."""
    work = ROOT / name
    for part in PARTS:
        copy(ROOT / part, work / part)
    manifest = work / "Package.swift"
    if not manifest.exists() or manifest.read_text() != MANIFEST:
        manifest.write_text(MANIFEST)
    return work


def run(work: pathlib.Path, *command: str, seconds: float | None = None, **environment: str) -> tuple[int, str]:
    """Runs a command there and answers its status and output; a status of -1 means that its time was up."""
    process = subprocess.Popen(command, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                               env=os.environ | environment, start_new_session=True)
    try:
        output, _ = process.communicate(timeout=seconds)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        return -1, output
