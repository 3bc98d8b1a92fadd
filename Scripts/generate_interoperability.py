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

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
sys.dont_write_bytecode = True

import named_tests  # noqa: E402

DOCUMENT = ROOT / "Documentation/Interoperability.md"
QUIRKS = ROOT / "Scripts/Interoperability/quirks.tsv"
FAULTS = ROOT / "Sources/HearthSimulator/Faults/Fault.swift"

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


def read_quirks():
    rows = [line.split("\t") for line in QUIRKS.read_text().splitlines()]
    return [(row[0], row[1], row[2], row[3] if len(row) > 3 else "") for row in rows]


def read_faults():
    if not FAULTS.exists():
        return []
    body = FAULTS.read_text().split("package enum Place")[0]
    return [match[2] or match[1] for match in FAULT_CASE.finditer(body)]


def missing(quirks, tests):
    """What is wrong between quirks and tests."""
    shown = {name for test in tests for name in test.ids}
    known = {quirk[0] for quirk in quirks}
    problems = [f"{quirk[0]} has no test and no reason" for quirk in quirks if quirk[0] not in shown and not quirk[3]]
    problems += [f"Q{number} is not in quirks.tsv" for number in range(1, 79) if f"Q{number}" not in known]
    return problems + named_tests.problems_of_ids(tests, known)


def trials_of(run):
    """Results of trials by what they are made with and their description."""
    return {
        (TRIALS[suite], case): result for (suite, function, case), result in run.cases.items()
        if suite in TRIALS and function == "trial"}


def document(quirks, tests, faults, result, trials):
    text, section = HEAD, None
    for name, chapter, what, reason in quirks:
        if chapter != section:
            text += f"\n### {chapter[0].upper()}{chapter[1:]}\n\n| quirk | an accessory that | test | result |\n|---|---|---|---|\n"
            section = chapter
        own = [test for test in tests if name in test.ids]
        if not own:
            text += f"| {name} | {what} | none: {reason} | – |\n"
        for test in own:
            sentence = test.sentence.replace("|", "\\|")
            text += f"| {name} | {what} | {sentence} | {result(test)} |\n"
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
    wanted = document(quirks, tests, [], lambda _: "passed", {})
    problems = missing(quirks, tests)
    if rows_without_results(text) != rows_without_results(wanted):
        problems.append("Documentation/Interoperability.md names other tests: run make interoperability")
    problems += [f"Documentation/Interoperability.md does not name the fault {fault} with the {partner}"
                 for fault in faults for partner in TRIALS.values() if f"| `{fault}` | {partner} |" not in text]
    problems += [f"not passed: {line}" for line in text.splitlines() if line.startswith("| ") and "| **" in line]
    if problems:
        sys.exit("\n".join(problems))


def main():
    quirks, tests, faults = read_quirks(), named_tests.read_tests(r"Q\d+"), read_faults()
    if "--check" in sys.argv:
        return check(quirks, tests, faults)
    problems = missing(quirks, tests)
    if problems:
        sys.exit("\n".join(problems))
    run = named_tests.run([test.key for test in tests] + [(suite, "trial") for suite in TRIALS])
    trials = trials_of(run)
    DOCUMENT.write_text(document(quirks, tests, faults, run.result, trials))
    failures = [f"{test.ids[0]}: {test.sentence}" for test in tests if run.result(test) != "passed"]
    failures += [str(name) for name, result in trials.items() if result != "passed"]
    print(f"{len(tests)} tests of {len({name for test in tests for name in test.ids})} quirks, "
          f"{len(trials)} trials of {len(faults)} faults, {len(failures)} failed")
    if failures:
        sys.exit("\n".join(failures))


main()
