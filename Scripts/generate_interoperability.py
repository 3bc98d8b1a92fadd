#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Writes Documentation/Interoperability.md: what odd accessories do, and what came of it in the tests.

  Scripts/generate_interoperability.py          runs the tests (build them first) and writes the document
  Scripts/generate_interoperability.py --check  runs nothing: every quirk has a test, and the document names all of them

A test shows a quirk if its name begins with the quirk's id: @Test("Q17: …"). Quirks and the reasons of those that need no
test are in Scripts/Interoperability/quirks.tsv. Faults are the cases of the simulator's Fault, tried by FaultTests with a
link alone and by HubFaultTests with a whole hub.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "Documentation/Interoperability.md"
QUIRKS = ROOT / "Scripts/Interoperability/quirks.tsv"
FAULTS = ROOT / "Sources/HearthSimulator/Faults/Fault.swift"
BUNDLE = ROOT / ".build/debug/HearthPackageTests.xctest"

QUIRK_TEST = re.compile(
    r'@Test\(\s*"(?P<name>(?P<id>Q\d+): (?:[^"\\]|\\.)*)".*?\n\s+(?:mutating )?func (?P<function>\w+)\(', re.S)
SUITE = re.compile(r"^\s*(?:final )?(?:struct|class|actor) (\w+Tests)\b", re.M)
FAULT_CASE = re.compile(r'^    case (\w+)(?: = "([\w-]+)")?$', re.M)

HEAD = """# Interoperability

Written by `Scripts/generate_interoperability.py` from a run of the tests. Do not edit it; make it anew with

```
$ make interoperability
```

## Quirks

What accessories do that the specification does not have them do, played over real sockets wherever sockets matter, and what
our controller makes of it.
"""

FAULT_HEAD = """
## Faults

What `hearth-simulator --fault` does wrong on order, and what comes of it: for the link, our controller's end of the
connection, and for whoever uses the hub. No user is ever shown a value that the device has not had, and name and room of the
accessory stay.

| fault | tried with | as | result |
|---|---|---|---|
"""

# What the faults are tried with, by the suite that does it.
TRIALS = {"FaultTests": "link", "HubFaultTests": "hub"}


class QuirkTest:
    def __init__(self, match, suite):
        self.id, self.function, self.suite = match["id"], match["function"], suite
        self.name = match["name"].replace('\\"', '"').replace("\\\\", "\\")


def read_quirks():
    rows = [line.split("\t") for line in QUIRKS.read_text().splitlines()]
    return [(row[0], row[1], row[2], row[3] if len(row) > 3 else "") for row in rows]


def read_tests():
    tests = []
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        text = path.read_text()
        for match in QUIRK_TEST.finditer(text):
            suites = [suite for suite in SUITE.finditer(text) if suite.start() < match.start()]
            if not suites:
                sys.exit(f"{path}: {match['name']} is in no suite")
            tests.append(QuirkTest(match, suites[-1][1]))
    return tests


def read_faults():
    if not FAULTS.exists():
        return []
    body = FAULTS.read_text().split("package enum Place")[0]
    return [match[2] or match[1] for match in FAULT_CASE.finditer(body)]


def missing(quirks, tests):
    """What is wrong between quirks and tests."""
    shown = {test.id for test in tests}
    known = {quirk[0] for quirk in quirks}
    problems = [f"{quirk[0]} has no test and no reason" for quirk in quirks if quirk[0] not in shown and not quirk[3]]
    problems += [f"Q{number} is not in quirks.tsv" for number in range(1, 79) if f"Q{number}" not in known]
    problems += [f"{name} is shown by a test, but not in quirks.tsv" for name in sorted(shown - known)]
    return problems


def run(tests):
    """Results by the name of a test, and those of trials by what they are made with and their description."""
    wanted = sorted({f"{test.suite}/{test.function}\\(" for test in tests} | {rf"[.]{suite}/trial\(" for suite in TRIALS})
    with tempfile.TemporaryDirectory() as folder:
        stream = pathlib.Path(folder) / "events.jsonl"
        command = [
            BUNDLE, "--testing-library", "swift-testing", "--no-parallel", "--filter", "|".join(wanted),
            "--event-stream-output-path", stream, "--event-stream-version", "0"]
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        subprocess.run([str(word) for word in command], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        records = [json.loads(line) for line in stream.read_text().splitlines()]
    return results_of(records)


def results_of(records):
    names, ended, failed, cases, failed_cases = {}, set(), set(), {}, set()
    for record in records:
        payload = record["payload"]
        if record["kind"] == "test" and payload["kind"] == "function":
            names[payload["id"]] = payload.get("displayName", payload["name"])
        if record["kind"] != "event":
            continue
        test, case = payload.get("testID"), (payload.get("_testCase") or {})
        if payload["kind"] == "issueRecorded" and not payload["issue"].get("isKnown"):
            failed.add(test)
            failed_cases.add((test, case.get("id")))
        elif payload["kind"] == "testEnded":
            ended.add(test)
        elif payload["kind"] == "testCaseEnded" and case:
            cases[(test, case.get("id"))] = case.get("displayName", "")
    results = {name: "passed" if test not in failed else "**failed**" for test, name in names.items() if test in ended}
    trials = {}
    for key, description in cases.items():
        trial = re.search(r"\b(\w+)/trial\(", key[0] or "")
        if trial and trial[1] in TRIALS:
            trials[(TRIALS[trial[1]], description)] = "**failed**" if key in failed_cases else "passed"
    return results, trials


def document(quirks, tests, faults, results, trials):
    text, section = HEAD, None
    for name, chapter, what, reason in quirks:
        if chapter != section:
            text += f"\n### {chapter[0].upper()}{chapter[1:]}\n\n| quirk | an accessory that | test | result |\n|---|---|---|---|\n"
            section = chapter
        own = [test for test in tests if test.id == name]
        if not own:
            text += f"| {name} | {what} | none: {reason} | – |\n"
        for test in own:
            sentence = test.name.split(": ", 1)[1].replace("|", "\\|")
            text += f"| {name} | {what} | {sentence} | {results.get(test.name, '**not run**')} |\n"
    if not faults:
        return text
    text += FAULT_HEAD
    for fault in faults:
        for partner in TRIALS.values():
            own = [trial for trial in trials if trial[0] == partner and re.split(r"[=, ]", trial[1])[0] == fault]
            for trial in own or [(partner, "–")]:
                text += f"| `{fault}` | {partner} | `{trial[1]}` | {trials.get(trial, '**not run**')} |\n"
    return text


def rows_without_results(text):
    return [line.rsplit("|", 2)[0] for line in text.splitlines() if line.startswith("| Q")]


def check(quirks, tests, faults):
    text = DOCUMENT.read_text() if DOCUMENT.exists() else ""
    wanted = document(quirks, tests, [], {test.name: "passed" for test in tests}, {})
    problems = missing(quirks, tests)
    if rows_without_results(text) != rows_without_results(wanted):
        problems.append("Documentation/Interoperability.md names other tests: run make interoperability")
    problems += [f"Documentation/Interoperability.md does not name the fault {fault} with the {partner}"
                 for fault in faults for partner in TRIALS.values() if f"| `{fault}` | {partner} |" not in text]
    problems += [f"not passed: {line}" for line in text.splitlines() if line.startswith("| ") and "| **" in line]
    if problems:
        sys.exit("\n".join(problems))


def main():
    quirks, tests, faults = read_quirks(), read_tests(), read_faults()
    if "--check" in sys.argv:
        return check(quirks, tests, faults)
    problems = missing(quirks, tests)
    if problems:
        sys.exit("\n".join(problems))
    if not BUNDLE.exists():
        sys.exit("There are no built tests: swift build --build-tests")
    results, trials = run(tests)
    DOCUMENT.write_text(document(quirks, tests, faults, results, trials))
    failures = [str(name) for name, result in (results | trials).items() if result != "passed"]
    print(f"{len(tests)} tests of {len({test.id for test in tests})} quirks, {len(trials)} trials of {len(faults)} faults, "
          f"{len(failures)} failed")
    if failures:
        sys.exit("\n".join(failures))


main()
