#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Writes HomeKit's constants, value enumerations and error codes from the table of its API.

Reads Scripts/HomeKit/homekit-api.tsv, writes Sources/HomeKit/Generated. With --check it writes nothing and fails if a
file differs from what it would write, is missing, or is left over. Names in other languages than English are those of
Scripts/HomeKit/names.tsv, which has to have all names of types, the catalogue's too.
"""

import argparse
import csv
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Scripts" / "HomeKit" / "homekit-api.tsv"
NAMES = ROOT / "Scripts" / "HomeKit" / "names.tsv"
CATALOGUE = ROOT / "Scripts" / "Catalogue" / "hap-catalog.json"
OUTPUT = ROOT / "Sources" / "HomeKit" / "Generated"

HEADER = """// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file
"""

# Each file of constants: its name, the prefix its constants share.
CONSTANT_FILES = [
    ("AccessoryCategoryTypes.swift", "HMAccessoryCategoryType"),
    ("ActionSetTypes.swift", "HMActionSetType"),
    ("CharacteristicMetadataFormats.swift", "HMCharacteristicMetadataFormat"),
    ("CharacteristicMetadataUnits.swift", "HMCharacteristicMetadataUnits"),
    ("CharacteristicProperties.swift", "HMCharacteristicProperty"),
    ("CharacteristicTypes.swift", "HMCharacteristicType"),
    ("ServiceTypes.swift", "HMServiceType"),
]


def rows(path=TABLE):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def words(name):
    """`CurrentHeatingCooling` -> `Current Heating Cooling`; digits, `PM2_5` and `WiFi` keep together."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", name)
    return spaced.replace("Wi Fi", "Wi-Fi").replace("_", ".")


def doc(row, indent=""):
    text = row["meaning"] or row["name"]
    return f"{indent}/// {text}{'' if text.endswith('.') else '.'}\n"


def availability(row, indent=""):
    """Deprecated with what the table names instead."""
    if not row["deprecated"]:
        return ""
    instead = re.search(r"deprecated: use ([\w.]+)", row["meaning"])
    message = f"Use {instead[1]}." if instead else "There is nothing instead."
    return f'{indent}@available(*, deprecated, message: "{message}")\n'


def constant_file(table, prefix):
    text = HEADER
    for row in table:
        if row["kind"] == "constant" and not row["owner"] and row["name"].startswith(prefix):
            text += f'\n{doc(row)}{availability(row)}public let {row["name"]}: String = "{row["value"]}"\n'
    return text


def value_files(table):
    enums = [r for r in table if r["kind"] == "enum" and r["name"].startswith("HMCharacteristicValue")]
    for enum in enums:
        cases = [r for r in table if r["kind"] == "case" and r["owner"] == enum["name"]]
        text = HEADER + "\n" + doc(enum) + f"public enum {enum['name']}: Int, Sendable {{\n"
        for case in cases:
            text += doc(case, "    ") + f"    case {escaped(case['name'])} = {case['value']}\n"
        yield f"Values/{enum['name']}.swift", text + "}\n"


def escaped(name):
    return f"`{name}`" if name in {"default", "in", "is", "repeat"} else name


def error_codes(table):
    cases = [r for r in table if r["kind"] == "case" and r["owner"] == "HMError.Code"]
    text = HEADER + "\nextension HMError {\n    /// The numbers of HomeKit's errors.\n    public enum Code: Int, Sendable {\n"
    for case in cases:
        text += doc(case, "        ") + f"        case {case['name']} = {case['value']}\n"
    return text + "    }\n}\n", cases


def error_shorthands(table):
    text = HEADER + "\nextension HMError {\n"
    for row in table:
        if row["owner"] == "HMError" and row["kind"] == "property" and row["signature"] == "static HMError.Code {get}":
            if row["name"] == "incompatibleHomeHub":
                continue
            text += doc(row, "    ") + f"    public static var {row['name']}: Code {{ .{row['name']} }}\n"
    return text + "}\n"


def error_words(cases):
    text = HEADER + "\nextension HMError.Code {\n"
    text += "    /// Every code by its name: the word that the hub uses for it.\n"
    text += "    static let named: [String: HMError.Code] = [\n"
    text += "".join(f'        "{c["name"]}": .{c["name"]},\n' for c in cases) + "    ]\n\n"
    text += "    /// What the code says, in words.\n    var words: String {\n        switch self {\n"
    for case in cases:
        meaning = re.sub(r" \(undocumented[^)]*\)", "", case["meaning"]).replace('"', '\\"')
        text += f'        case .{case["name"]}: "{meaning}."\n'
    return text + "        }\n    }\n}\n"


def names_file(table):
    text = HEADER + "\n/// Types in plain English, by the values of their constants.\nenum TypeNames {\n"
    for variable, prefix, what in [
        ("services", "HMServiceType", "Kinds of services."),
        ("characteristics", "HMCharacteristicType", "Kinds of characteristics."),
    ]:
        text += f"    /// {what}\n    static let {variable}: [String: String] = [\n"
        for row in table:
            if row["kind"] == "constant" and not row["owner"] and row["name"].startswith(prefix):
                # By value: a name may be deprecated.
                text += f'        "{row["value"]}": "{words(row["name"][len(prefix):])}",\n'
        text += "    ]\n\n"
    text += "    /// Categories of accessories, by HAP's number.\n"
    text += "    static let categories: [Int: (type: String, name: String)] = [\n"
    numbered = []
    for row in table:
        number = re.search(r"HAP category number (\d+)", row["meaning"])
        if row["name"].startswith("HMAccessoryCategoryType") and number:
            name = words(row["name"][len("HMAccessoryCategoryType"):]).replace("IPCamera", "IP Camera")
            numbered.append((int(number[1]), row["name"], name))
    for number, constant, name in sorted(numbered):
        text += f'        {number}: ({constant}, "{name}"),\n'
    return text + "    ]\n}\n"


def translation_files(names):
    """One file for each language: names in it by the English ones."""
    translations = rows(NAMES)
    missing = sorted(names - {row["English"] for row in translations})
    if missing:
        sys.exit(f"{NAMES.name} has no {', '.join(missing)}")
    for language in list(translations[0])[1:]:
        variable = language[0].lower() + language[1:]
        text = HEADER + "\nextension TypeNames {\n"
        text += f"    /// Names in {' '.join(re.findall('[A-Z][a-z]+', language))}, by the English ones.\n"
        text += f"    static let {variable}: [String: String] = [\n"
        for row in translations:
            text += f'        "{row["English"]}": "{row[language]}",\n'
        yield f"Names/TypeNames+{language}.swift", text + "    ]\n}\n"


def catalogue_names():
    """What HAP's catalogue calls types that HomeKit has no constant for."""
    catalogue = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    return {item["displayName"] for kind in ("services", "characteristics") for item in catalogue[kind] if "hm" not in item}


def files():
    table = rows()
    for name, prefix in CONSTANT_FILES:
        yield name, constant_file(table, prefix)
    yield from value_files(table)
    codes, cases = error_codes(table)
    yield "HMErrorCode.swift", codes
    yield "HMErrorShorthands.swift", error_shorthands(table)
    yield "HMErrorWords.swift", error_words(cases)
    names = names_file(table)
    yield "Names/TypeNames.swift", names
    yield from translation_files(set(re.findall(r'(?:: |, )"([^"]+)"', names)) | catalogue_names())


def check(wanted):
    found = {str(p.relative_to(OUTPUT)): p.read_text(encoding="utf-8") for p in OUTPUT.rglob("*.swift")}
    wrong = sorted(n for n in wanted.keys() | found.keys() if wanted.get(n) != found.get(n))
    for name in wrong:
        print(f"{name} is not what the table says; run {pathlib.Path(__file__).name}", file=sys.stderr)
    return 1 if wrong else 0


def write(wanted):
    for path in OUTPUT.rglob("*.swift"):
        if str(path.relative_to(OUTPUT)) not in wanted:
            path.unlink()
    for name, text in wanted.items():
        path = OUTPUT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    wanted = dict(files())
    return check(wanted) if parser.parse_args().check else write(wanted)


if __name__ == "__main__":
    sys.exit(main())
