# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Tests that say by their names what they show, and what came of them in a run.

A test shows a rule or a quirk if its name begins with the id: @Test("Q17: …"), @Test("B4.1 B4.5-7: …").
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUNDLE = ROOT / ".build/debug/HearthPackageTests.xctest"

SUITE = re.compile(r"^\s*(?:@\w+(?:\([^)\n]*\))? )*(?:final )?(?:struct|class|actor) (\w+Tests)\b", re.M)


class NamedTest:
    def __init__(self, match, suite):
        self.ids = [name for word in match["ids"].split() for name in expanded(word)]
        self.function, self.suite = match["function"], suite
        self.sentence = match["sentence"].replace('\\"', '"').replace("\\\\", "\\")

    @property
    def key(self):
        return self.suite, self.function


def expanded(word):
    """The ids that `B4.5-7` stands for."""
    first, _, last = word.partition("-")
    stem, number = re.fullmatch(r"(.*?)(\d+)", first).groups()
    return [f"{stem}{n}" for n in range(int(number), int(last or number) + 1)]


def read_tests(identifier):
    """All tests whose names begin with ids of this form, a regular expression."""
    identifier += r"(?:-\d+)?"
    pattern = re.compile(
        rf'@Test\(\s*"(?P<ids>{identifier}(?: {identifier})*): (?P<sentence>(?:[^"\\]|\\.)*)"'
        r".*?\n\s+(?:@\w+ |nonisolated |mutating )*func (?P<function>\w+)\(", re.S)
    tests = []
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        text = path.read_text()
        for match in pattern.finditer(text):
            suites = [suite for suite in SUITE.finditer(text) if suite.start() < match.start()]
            if not suites:
                sys.exit(f"{path}: {match['sentence']} is in no suite")
            tests.append(NamedTest(match, suites[-1][1]))
    return tests


class Run:
    """What came of tests: `results` by suite and function, `cases` by these and the description of the arguments."""

    def __init__(self, records):
        self.results, self.cases, failed, failed_cases = {}, {}, set(), set()
        for record in records:
            payload = record["payload"]
            if record["kind"] != "event":
                continue
            test, case = self.key(payload.get("testID") or ""), payload.get("_testCase") or {}
            if payload["kind"] == "issueRecorded" and not payload["issue"].get("isKnown"):
                failed.add(test)
                failed_cases.add((test, case.get("id")))
            elif payload["kind"] == "testEnded":
                self.results[test] = "**failed**" if test in failed else "passed"
            elif payload["kind"] == "testCaseEnded" and case:
                key = test, case.get("id")
                self.cases[test + (case.get("displayName", ""),)] = "**failed**" if key in failed_cases else "passed"

    @staticmethod
    def key(name):
        match = re.search(r"(\w+)/(\w+)\(", name)
        return (match[1], match[2]) if match else ("", "")

    def result(self, test):
        return self.results.get(test.key, "**not run**")


def run(keys):
    """Runs tests, named by suite and function, out of the built bundle."""
    if not BUNDLE.exists():
        sys.exit("There are no built tests: swift build --build-tests")
    wanted = sorted({rf"[./]{suite}/{function}\(" for suite, function in keys})
    with tempfile.TemporaryDirectory() as folder:
        stream = pathlib.Path(folder) / "events.jsonl"
        command = [
            BUNDLE, "--testing-library", "swift-testing", "--no-parallel", "--filter", "|".join(wanted),
            "--event-stream-output-path", stream, "--event-stream-version", "0"]
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        subprocess.run(
            [str(word) for word in command], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            check=False)
        return Run([json.loads(line) for line in stream.read_text().splitlines()])


def problems_of_ids(tests, known, unneeded=()):
    """Ids that tests name and no table has, or whose row says that there is no test."""
    shown = sorted({name for test in tests for name in test.ids})
    return [f"{name} is shown by a test, but is in no table" for name in shown if name not in known] + [
        f"{name} is shown by a test, but its row says that it is not" for name in shown if name in unneeded]
