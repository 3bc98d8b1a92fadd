#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Writes Documentation/HomeKitBehaviour.md: what HomeKit does for programs, and which tests show it.

  Scripts/generate_homekit_behaviour.py          runs the tests (build them first) and writes the document
  Scripts/generate_homekit_behaviour.py --check  runs nothing: every rule has a test, and the document names all of them

A test shows rules if its name begins with their ids: @Test("B4.1 B4.5: …"). Rules are in Scripts/HomeKit/behaviour.tsv. One
without a test has a status there: `unshowable` or `open` with a reason, or `pending` (its part is being built). Errors are
those of homekit-api.tsv; the cases of ErrorTableTests provoke them, and Scripts/HomeKit/errors.tsv has the reasons of those
that do not arise.
"""

import collections
import csv
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
sys.dont_write_bytecode = True

import named_tests  # noqa: E402

DOCUMENT = ROOT / "Documentation/HomeKitBehaviour.md"
RULES = ROOT / "Scripts/HomeKit/behaviour.tsv"
ERRORS = ROOT / "Scripts/HomeKit/errors.tsv"
TABLE = ROOT / "Scripts/HomeKit/homekit-api.tsv"

PROVOKED = ("ErrorTableTests", "arises")
STATUSES = {"unshowable": "cannot be shown", "pending": "being built", "open": "open"}

HEAD = """# What HomeKit does

Written by `Scripts/generate_homekit_behaviour.py` from a run of the tests. Do not edit it; make it anew with

```
$ make behaviour
```

Rules that no signature shows, and the tests that show that Hearth keeps them. Sources: Apple's guide, comments in headers, symbol
pages, the declarations (SDK), measurements, and our reading where none of these says anything (inferred).
"""

ERROR_HEAD = """
## Errors

Every code of `HMError` with what it takes for it to arise, tried by a test, or the reason why it does not.

| code | arises when, or why not | result |
|---|---|---|
"""


def rows(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def is_heading(row):
    return "." not in row["id"]


def error_codes():
    return [row["name"] for row in rows(TABLE) if row["kind"] == "case" and row["owner"] == "HMError.Code"]


def problems(rules, tests):
    """What is wrong between rules and tests."""
    shown = {name for test in tests for name in test.ids}
    known = [rule["id"] for rule in rules if not is_heading(rule)]
    found = [f"{name} is there twice" for name, count in collections.Counter(known).items() if count > 1]
    for rule in rules:
        if is_heading(rule):
            continue
        if rule["id"] not in shown and not rule["status"]:
            found.append(f"{rule['id']} has no test and no reason: {rule['rule']}")
        if rule["status"] and (rule["status"] not in STATUSES or not rule["reason"]):
            found.append(f"{rule['id']}: a status is one of {', '.join(STATUSES)}, with a reason")
    unneeded = [rule["id"] for rule in rules if rule["status"]]
    return found + named_tests.problems_of_ids(tests, set(known), unneeded)


def problems_of_errors(codes, reasons, provoked):
    found = [f"{code} neither arises in a test nor has a reason" for code in codes if code not in reasons and code not in provoked]
    found += [f"{code} arises in a test; its reason is no longer needed" for code in codes if code in reasons and code in provoked]
    return found + [f"{code} is no code" for code in reasons if code not in codes]


def cell(text):
    return text.replace("|", "\\|")


def document(rules, tests, result, codes, reasons, provoked):
    return HEAD + summary(rules, tests) + rule_tables(rules, tests, result) + error_table(codes, reasons, provoked)


def summary(rules, tests):
    own = [rule for rule in rules if not is_heading(rule)]
    counts = collections.Counter(rule["status"] for rule in own)
    text = f"\n**{counts['']} of {len(own)}** rules are shown by {len(tests)} tests. Of the others "
    return text + ", ".join(f"{counts[status]} {words}" for status, words in STATUSES.items() if counts[status]) + ".\n"


def rule_tables(rules, tests, result):
    text = ""
    for rule in rules:
        if is_heading(rule):
            text += f"\n## {rule['id'][1:]}. {rule['rule']}\n\n| rule | what holds | source | test | result |\n|---|---|---|---|---|\n"
            continue
        start = f"| {rule['id']} | {cell(rule['rule'])} | {rule['source']} |"
        own = [test for test in tests if rule["id"] in test.ids]
        if not own:
            text += f"{start} {STATUSES[rule['status']]}: {rule['reason']} | – |\n"
        for test in own:
            text += f"{start} {test.suite}: {cell(test.sentence)} | {result(test)} |\n"
    return text


def error_table(codes, reasons, provoked):
    text = ERROR_HEAD
    for code in codes:
        if code in reasons:
            text += f"| `{code}` | {cell(reasons[code])} | – |\n"
        for words, result in provoked.get(code, []):
            text += f"| `{code}` | {cell(words)} | {result} |\n"
    return text


def provocations(run):
    """What provoked which code, out of descriptions of cases: `code: words`."""
    found = collections.defaultdict(list)
    for (suite, function, case), result in run.cases.items():
        if (suite, function) == PROVOKED:
            code, _, words = case.partition(": ")
            found[code].append((words, result))
    return found


def without_results(text):
    return [line.rsplit("|", 2)[0] for line in text.splitlines() if line.startswith("| B")]


def documented_errors(text):
    """The codes that the document says arise."""
    section = text.partition("\n## Errors")[2]
    return {match[1] for match in re.finditer(r"^\| `(\w+)` \|.*\| \S*[a-z]\S* \|$", section, re.M)}


def check(rules, tests, codes, reasons):
    text = DOCUMENT.read_text(encoding="utf-8") if DOCUMENT.exists() else ""
    found = problems(rules, tests)
    if not found and without_results(text) != without_results(rule_tables(rules, tests, lambda _: "passed")):
        found.append(f"{DOCUMENT.name} names other rules or tests: run make behaviour")
    found += problems_of_errors(codes, reasons, documented_errors(text))
    return found + [f"not passed: {line}" for line in text.splitlines() if line.startswith("| ") and "| **" in line]


def write(rules, tests, codes, reasons):
    found = problems(rules, tests)
    if found:
        return found
    run = named_tests.run([test.key for test in tests] + [PROVOKED])
    provoked = provocations(run)
    DOCUMENT.write_text(document(rules, tests, run.result, codes, reasons, provoked), encoding="utf-8")
    failed = [f"{' '.join(test.ids)}: {test.sentence}: {run.result(test)}" for test in tests if run.result(test) != "passed"]
    failed += [f"{code}: {words}" for code, cases in provoked.items() for words, result in cases if result != "passed"]
    print(f"{len(tests)} tests of {len({name for test in tests for name in test.ids})} rules, "
          f"{len(provoked)} of {len(codes)} errors, {len(failed)} failed")
    return failed + problems_of_errors(codes, reasons, provoked)


def main():
    rules, tests = rows(RULES), named_tests.read_tests(r"B\d+\.\d+")
    codes, reasons = error_codes(), {row["code"]: row["reason"] for row in rows(ERRORS)}
    act = check if "--check" in sys.argv else write
    found = act(rules, tests, codes, reasons)
    if found:
        sys.exit("\n".join(found))


main()
