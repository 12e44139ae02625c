"""A small package of the entitlement targets alone, copied from this repository.

Mutations, sanitizers and the moved clock work on the copy: nothing here is touched, and little is built.
"""
import json
import os
import pathlib
import signal
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
PARTS = ("Sources/QubitContent", "Sources/CLibcrypto", "Sources/QubitEntitlements", "Sources/QubitStoreEmulator",
         "Tests/QubitEntitlementsTests")


def swift(values) -> str:
    """A list of strings in Swift."""
    return json.dumps(list(values), ensure_ascii=False)


def target(described: dict) -> str:
    """A target of the package's manifest as the copy has it: its place, what it depends on, and the language it is written in.

    Warnings are no errors there, since a rule that a mutation has broken may leave code that nothing reaches; nor are there
    flags for the compiler, which sanitizers bring along.
    """
    kind = {"regular": "target", "system": "systemLibrary", "test": "testTarget"}[described["type"]]
    arguments = [f'name: "{described["name"]}"']
    dependencies = [next(iter(each.values()))[0] for each in described["dependencies"]]
    if dependencies:
        arguments.append(f"dependencies: {swift(dependencies)}")
    if "pkgConfig" in described:
        arguments.append(f'pkgConfig: "{described["pkgConfig"]}"')
    if described["exclude"]:
        arguments.append(f"exclude: {swift(described['exclude'])}")
    if described["resources"]:
        resources = [f'.{next(iter(each["rule"]))}("{each["path"]}")' for each in described["resources"]]
        arguments.append(f"resources: [{', '.join(resources)}]")
    features = [each["kind"]["enableUpcomingFeature"]["_0"] for each in described["settings"]
                if "enableUpcomingFeature" in each["kind"]]
    if features:
        settings = ", ".join(f'.enableUpcomingFeature("{feature}")' for feature in features)
        arguments.append(f"swiftSettings: [{settings}]")
    return f"    .{kind}({', '.join(arguments)}),\n"


def manifest() -> str:
    """The manifest of the copy, made of the repository's own."""
    package = json.loads(subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True,
                                        stdout=subprocess.PIPE).stdout)
    names = [pathlib.PurePath(part).name for part in PARTS]
    described = {each["name"]: each for each in package["targets"]}
    systems = {"ios": "iOS", "macos": "macOS"}
    platforms = ", ".join(f'.{systems[each["platformName"]]}("{each["version"]}")' for each in package["platforms"])
    languages = ", ".join(f".v{version}" for version in package["swiftLanguageVersions"])
    tools = ".".join(package["toolsVersion"]["_version"].split(".")[:2])
    return (f"// swift-tools-version: {tools}\nimport PackageDescription\n"
            f'let package = Package(name: "{package["name"]}", platforms: [{platforms}], targets: [\n'
            + "".join(target(described[name]) for name in names)
            + f"  ], swiftLanguageModes: [{languages}])\n")


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
    (path, text) = (work / "Package.swift", manifest())
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
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
