#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Compares the built module HomeKit with the table of Apple's API and writes Documentation/HomeKitCoverage.md.

Reads Scripts/HomeKit/homekit-api.tsv and the exceptions beside it, and the symbol graph of the module: names, kinds,
signatures, raw values and constants, deprecation, inheritance and Sendable, default bodies of optional methods. With
--check it writes nothing. Either way it fails if a symbol is missing or different and no exception says why, and if an
exception is not needed; with --check also if the document is not what it would write. Build HomeKit first.
"""

import argparse
import collections
import csv
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts" / "HomeKit"))
sys.dont_write_bytecode = True

import module_symbols  # noqa: E402

TABLE = ROOT / "Scripts" / "HomeKit" / "homekit-api.tsv"
EXCEPTIONS = ROOT / "Scripts" / "HomeKit" / "exceptions.tsv"
DOCUMENT = ROOT / "Documentation" / "HomeKitCoverage.md"

TYPES = ("class", "struct", "enum", "protocol")
VALUES = ("case", "constant", "property")
RAW_TYPES = ("Int", "UInt", "String")
STATUSES = {
    "impossible": "Cannot exist on Linux",
    "differs": "There, but declared differently",
    "unseen": "There, but invisible to this check",
    "open": "Not built yet",
}

HEAD = """# Coverage of HomeKit's API

Written by `Scripts/generate_homekit_coverage.py`, which compares the built module with a table of Apple's API: names, kinds,
signatures, raw values, constants, deprecation, inheritance. Do not edit it; build HomeKit and run the script.

"""


def rows(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def key(row):
    return row["kind"], row["owner"], row["name"], row["signature"]


# MARK: Comparing

class Module:
    """The symbols of the module, ready to be compared with rows of the table."""

    def __init__(self, symbols, table):
        self.symbols = symbols
        self.named = collections.defaultdict(list)
        # Signatures of one name: an overload that another row asks for is no answer to this one.
        self.siblings = collections.defaultdict(set)
        for row in table:
            self.siblings[row["owner"], row["name"]].add(self.wanted(row))
        for symbol in symbols:
            if not symbol.is_default:
                self.named[symbol.owner, symbol.name].append(symbol)

    def compare(self, row):
        """None if the module has what the row says, else what it has instead; "" if it has nothing of the name."""
        kinds = VALUES if row["kind"] in VALUES else (row["kind"],)
        rest = self.siblings[row["owner"], row["name"]] - {self.wanted(row)}
        found = [
            s for s in self.named[row["owner"], row["name"]] if s.kind in kinds and s.signature not in rest]
        differences = [self.difference(row, symbol) for symbol in found]
        if None in differences:
            return None
        return min(differences, default="")

    def difference(self, row, symbol):
        if row["kind"] in TYPES:
            notes = self.type_notes(row, symbol)
            return f"{symbol.kind}; {'; '.join(notes)}" if notes else None
        notes = []
        if self.wanted(row) != symbol.signature and row["kind"] != "case" or self.is_other_case(row, symbol):
            notes.append("")
        if row["value"] and row["value"] != symbol.value:
            notes.append(f"value {symbol.value}")
        if bool(row["deprecated"]) != symbol.is_deprecated:
            notes.append("deprecated" if symbol.is_deprecated else "not deprecated")
        if symbol.is_deprecated and not symbol.advice:
            notes.append("deprecated without saying what to use")
        if row["signature"].startswith("optional ") and not symbol.has_default:
            notes.append("no default body")
        return "; ".join([symbol.signature or symbol.kind] + [n for n in notes if n]) if notes else None

    @staticmethod
    def wanted(row):
        text = re.sub(r"^.*\[(.*)\]$", r"\1", row["signature"]) if row["kind"] == "typealias" else row["signature"]
        text = module_symbols.normalised(text)
        return text if row["kind"] != "constant" else f"{text} {{get}}"

    @staticmethod
    def is_other_case(row, symbol):
        """A case is an enumeration's case or, in an option set and for a second name, a static value of its type."""
        if row["kind"] != "case" or symbol.kind == "case":
            return row["kind"] == "case" and row["signature"].startswith("static ")
        wanted = module_symbols.normalised(row["signature"]).removesuffix(" {get}")
        return f"{wanted} {{get}}" != symbol.signature

    def type_notes(self, row, symbol):
        text = row["signature"]
        goals, constraint = inherited(text)
        ours = symbol.signature.split(" where ")[0].partition(": ")[2].split(", ")
        raw = re.search(r"RawValue == (\w+)", text)
        raw = raw[1] if raw else next((g for g in goals if g in RAW_TYPES), None)
        notes = [f"not {g}" for g in goals if g not in ours and g not in RAW_TYPES + ("AnyObject",)]
        if "Sendable" in ours and not {"Sendable", "Error"} & set(goals):
            notes.append("Sendable")
        if raw and not any(i.signature.startswith(f"({raw}) ") for i in self.named[dotted(row), "init(rawValue:)"]):
            notes.append(f"raw value no {raw}")
        if constraint != symbol.signature.partition(" where ")[2]:
            notes.append(f"constraint: {symbol.signature.partition(' where ')[2] or 'none'}")
        if bool(row["deprecated"]) != symbol.is_deprecated:
            notes.append("deprecated" if symbol.is_deprecated else "not deprecated")
        return notes


def dotted(row):
    return f"{row['owner']}.{row['name']}" if row["owner"] else row["name"]


def inherited(text):
    """What a type inherits from and conforms to, and the constraint of its generic parameter."""
    text, _, constraint = re.sub(r"\s*\([^)]*\)$", "", text).partition(" where ")
    goals = module_symbols.split(text.partition(" : ")[2])
    goals = [re.sub(r"^HMError$", "", g.replace("@unchecked ", "")) for g in goals]
    return goals, module_symbols.normalised(constraint)


# MARK: Judging

def judge(table, exceptions, module):
    """Complaints, and for each row what the module has instead (None: all is well)."""
    complaints, results = [], {}
    known = {key(e): e for e in exceptions}
    complaints += [f"exceptions name {' '.join(k[:3])} twice" for k, n in collections.Counter(
        key(e) for e in exceptions).items() if n > 1]
    for row in table:
        found = results[key(row)] = module.compare(row)
        exception = known.pop(key(row), None)
        what = f"{row['kind']} {dotted(row)} {row['signature']}"
        if exception and (exception["status"] not in STATUSES or not exception["reason"]):
            complaints.append(f"{what}: the exception has no known status or no reason")
        elif found is None:
            complaints += [f"{what}: is there; the exception is no longer needed"] if exception else []
        elif not exception:
            complaints.append(f"{what}: {f'is different: {found}' if found else 'is missing'}")
        elif (exception["status"] == "differs") != bool(found) or exception["ours"] != found:
            complaints.append(f"{what}: is not as the exception says, but {found or 'missing'}")
    complaints += [f"{' '.join(k[:3])}: an exception, but not in the table" for k in known]
    return complaints, results


# MARK: Writing

def group(row):
    """The line of the document's table that a row counts for."""
    kind = row["owner"].split(".")[0] if row["owner"] else row["name"]
    if kind.startswith("HMCharacteristicValue") and row["kind"] in ("enum", "case"):
        return "Enumerations HMCharacteristicValue…"
    if row["owner"] or row["kind"] != "constant":
        return kind
    prefix = re.match(r"HM(?:CharacteristicMetadata[A-Z][a-z]+|[A-Z][a-z]+(?:Set|Category)?(?:Type|Property))", row["name"])
    return f"Constants {prefix[0]}…" if prefix else "Other constants"


def document(table, exceptions, module, results):
    groups = collections.defaultdict(list)
    for row in table:
        groups[group(row)].append(row)
    there = sum(r is None for r in results.values())
    counts = collections.Counter(e["status"] for e in exceptions)
    text = HEAD + f"**{there} of {len(table)}** symbols are there as Apple declares them. "
    text += f"Of the others {counts['differs']} are\ndeclared differently, {counts['unseen']} are invisible to the check, "
    text += f"{counts['impossible']} cannot exist on Linux, and {counts['open'] or 'none'} are not built\nyet.\n\n"
    text += "| type | there | of |\n|---|---:|---:|\n"
    for name in sorted(groups, key=lambda n: (not n.startswith("HM"), n)):
        have = sum(results[key(r)] is None for r in groups[name])
        text += f"| {f'`{name}`' if name.startswith('HM') else name} | {have} | {len(groups[name])} |\n"
    for status, title in STATUSES.items():
        text += f"\n## {title}\n\n" + exception_table([e for e in exceptions if e["status"] == status], status)
    return text + "\n## Beyond Apple's\n\n" + beyond(table, module)


def exception_table(exceptions, status):
    if not exceptions:
        return "Nothing.\n"
    is_different = status == "differs"
    text = "| symbol | here | why |\n|---|---|---|\n" if is_different else "| symbol | why |\n|---|---|\n"
    for exception in exceptions:
        name = f"`{dotted(exception)}`"
        if exception["kind"] == "method" and exception["name"].startswith(("home(", "accessory(")):
            name += f" `{exception['signature'].removeprefix('optional ').removesuffix(' -> Void')}`"
        cells = [name] + ([f"`{exception['ours']}`"] if is_different else []) + [exception["reason"]]
        text += f"| {' | '.join(cells)} |\n"
    return text


def beyond(table, module):
    """Public symbols that Apple's module does not have, but for what every type of Swift brings along."""
    known = {(r["owner"], r["name"]) for r in table}
    usual = re.compile(r"^(?:==|!=|hash|rawValue$|init\(rawValue:\)|isEqual|copy\(with|mutableCopy\(with)")
    ours = sorted(
        f"{s.owner}.{s.name}" if s.owner else s.name for s in module.symbols
        if (s.owner, s.name) not in known and not usual.match(s.name) and not s.is_default)
    return "".join(f"- `{name}`\n" for name in ours) or "Nothing.\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is wrong")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build" / "debug", help="where HomeKit was built to")
    parser.add_argument("--table", type=pathlib.Path, default=TABLE)
    parser.add_argument("--exceptions", type=pathlib.Path, default=EXCEPTIONS)
    parser.add_argument("--document", type=pathlib.Path, default=DOCUMENT)
    options = parser.parse_args()
    table, exceptions = rows(options.table), rows(options.exceptions)
    module = Module(module_symbols.read(module_symbols.extract(options.build)), table)
    complaints, results = judge(table, exceptions, module)
    text = document(table, exceptions, module, results)
    if not options.check:
        options.document.write_text(text, encoding="utf-8")
    elif not options.document.exists() or options.document.read_text(encoding="utf-8") != text:
        complaints.append(f"{options.document.name} is stale; run {pathlib.Path(__file__).name}")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
