#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Writes Sources/HAPCatalogue/Generated and Sources/HearthAccessory/Generated from Scripts/Catalogue/hap-catalog.json.

Every definition becomes one statement with explicit types, so that the compiler never has to infer a big literal.

    Scripts/generate_catalogue.py            write the files
    Scripts/generate_catalogue.py --check    exit 1 if a checked-in file is not what would be written
"""

import argparse
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Scripts" / "Catalogue" / "hap-catalog.json"
TARGETS = ["HAPCatalogue", "HearthAccessory"]

HEADER = """// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file
"""

KEYWORDS = {"switch", "in", "is", "as", "self", "default", "case", "init"}
PERMISSIONS = {
    "pr": ".read",
    "pw": ".write",
    "ev": ".notify",
    "aa": ".additionalAuthorization",
    "tw": ".timedWrite",
    "wr": ".writeResponse",
    "hd": ".hidden",
}
PER_FILE = 86
# The Swift type in which an accessory's author sees a value, by format.
SWIFT_TYPES = {
    "bool": "Bool", "float": "Double", "string": "String", "tlv8": "[UInt8]", "data": "[UInt8]",
    "uint8": "Int", "uint16": "Int", "uint32": "Int", "uint64": "Int", "int": "Int",
}
UNITS = {"percentage": "per cent", "celsius": "degrees Celsius", "arcdegrees": "degrees of arc"}


def member(name):
    """The Swift name of a catalogue name: PM2_5Density -> pm25Density, VOCDensity -> vocDensity, On -> on."""
    name = name.replace("_", "")
    capitals = re.match(r"[A-Z]+", name).group(0)
    rest = name[len(capitals):]
    if len(capitals) > 1 and rest[:1].islower():
        capitals, rest = capitals[:-1], capitals[-1] + rest
    return capitals.lower() + rest


def declared(name):
    swift = member(name)
    return f"`{swift}`" if swift in KEYWORDS else swift


def words(name):
    """A name with blanks between its words: IPCamera -> IP Camera, WiFiRouter -> WiFi Router."""
    name = re.sub(r"([a-z])([A-Z])", r"\1 \2", name.replace("WiFi", "Wifi"))
    name = re.sub(r"([A-Z])([A-Z][a-z])", r"\1 \2", name)
    return name.replace("Wifi", "WiFi").replace("Air Port", "AirPort").replace("Home Pod", "HomePod")


def text(value):
    return "nil" if value is None else json.dumps(value, ensure_ascii=True)


def type_constants(enum, about, entries):
    lines = [HEADER, f"/// {about}", f"package enum {enum} {{"]
    for entry in entries:
        lines.append(f"    /// {entry['displayName']}.")
        lines.append(
            f"    package static let {declared(entry['name'])}: TypeIdentifier = TypeIdentifier(apple: 0x{entry['uuid']})")
    lines.append("}")
    return "\n".join(lines) + "\n"


def number(value, is_float):
    if value is None:
        return None
    return f".double({float(value)!r})" if is_float else f".integer({value})"


def metadata(entry):
    is_float = entry["format"] == "float"
    form = ".dictionary" if entry["format"] == "dict" else f".{entry['format']}"
    parts = [form]
    if entry.get("unit"):
        parts.append(f"unit: {text(entry['unit'])}")
    for key, label in (("min", "minimum"), ("max", "maximum"), ("step", "step")):
        value = number(entry.get(key), is_float)
        if value is not None:
            parts.append(f"{label}: {value}")
    if entry.get("maxLen") is not None:
        parts.append(f"maximumLength: {entry['maxLen']}")
    return f"CharacteristicMetadata(format: {', '.join(parts)})"


def characteristic(entry):
    lines = [
        "        list.append(CharacteristicDefinition(",
        f"            type: CharacteristicType.{member(entry['name'])}, name: {text(entry['name'])}, "
        f"displayName: {text(entry['displayName'])}, homeKitConstant: {text(entry.get('hm'))},",
        f"            metadata: {metadata(entry)},",
        f"            permissions: [{', '.join(PERMISSIONS[word] for word in entry['perms'])}], tier: .{entry['tier']}",
    ]
    if entry.get("immediateEvent"):
        lines[-1] += ", sendsEventsAtOnce: true"
    values = entry.get("validValues", [])
    if values:
        names = ", ".join(f"ValueName({value['value']}, {text(value['name'])})" for value in values)
        lines[-1] += f",\n            valueNames: [{names}]"
    lines[-1] += "))"
    return "\n".join(lines)


def service(entry):
    def types(names):
        return "[" + ", ".join(f"CharacteristicType.{member(name)}" for name in names) + "]"

    return "\n".join([
        "        list.append(ServiceDefinition(",
        f"            type: ServiceType.{member(entry['name'])}, name: {text(entry['name'])}, "
        f"displayName: {text(entry['displayName'])}, homeKitConstant: {text(entry.get('hm'))},",
        f"            required: {types(entry['required'])},",
        f"            optional: {types(entry['optional'])}, tier: .{entry['tier']}))",
    ])


def table(function, element, statements):
    head = [
        HEADER, "extension Catalogue {",
        f"    static func {function}(to list: inout [{element}]) {{",
    ]
    return "\n".join(head + statements + ["    }", "}"]) + "\n"


def categories(entries):
    lines = [HEADER, "/// What an accessory mainly is: the `ci` of its announcement. Source: HAP reference 4.",
             "package enum AccessoryCategory {"]
    for entry in entries:
        lines.append(f"    /// {words(entry['name'])}.")
        lines.append(f"    package static let {declared(entry['name'])}: Int = {entry['id']}")
    lines += ["}", "", "extension Catalogue {",
              "    static func appendCategories(to list: inout [CategoryDefinition]) {"]
    for entry in entries:
        lines.append(
            f"        list.append(CategoryDefinition(identifier: {entry['id']}, name: {text(entry['name'])}, "
            f"displayName: {text(words(entry['name']))},\n            homeKitConstant: {text(entry.get('hm'))}, "
            f"homeKitValue: {text(entry.get('hmValue'))}))")
    lines += ["    }", "}"]
    return "\n".join(lines) + "\n"


def about_characteristic(entry):
    """What the author of an accessory wants to know: unit, limits, and what the numbers mean."""
    notes = []
    if entry.get("min") is not None and entry.get("max") is not None:
        notes.append(f"{entry['min']} to {entry['max']}")
    if entry.get("unit"):
        notes.append(UNITS.get(entry["unit"], entry["unit"]))
    note = f", {' '.join(notes)}" if notes else ""
    values = ", ".join(f"{value['value']} {value['name']}" for value in entry.get("validValues", []))
    return f"{entry['displayName']}{note}{': ' + values if values else ''}."


def public_characteristics(swift_type, entries):
    lines = [HEADER, "internal import HAPCatalogue", "",
             f"extension CharacteristicName where Value == {swift_type} {{"]
    for entry in entries:
        lines.append(f"    /// {about_characteristic(entry)}")
        lines.append(
            f"    public static var {declared(entry['name'])}: Self {{ Self(CharacteristicType.{member(entry['name'])}) }}")
    return "\n".join(lines + ["}"]) + "\n"


def public_services(entries):
    lines = [HEADER, "internal import HAPCatalogue", "", "extension Service.Name {"]
    for entry in entries:
        required = ", ".join(f"`{member(name)}`" for name in entry["required"])
        lines.append(f"    /// {entry['displayName']}{'; needs ' + required if required else ''}.")
        lines.append(f"    public static let {declared(entry['name'])} = Self(ServiceType.{member(entry['name'])})")
    return "\n".join(lines + ["}"]) + "\n"


def public_categories(entries):
    lines = [HEADER, "internal import HAPCatalogue", "", "extension Accessory.Category {"]
    for entry in entries:
        lines.append(f"    /// {words(entry['name'])}.")
        lines.append(
            f"    public static let {declared(entry['name'])} = Self(AccessoryCategory.{member(entry['name'])})")
    return "\n".join(lines + ["}"]) + "\n"


def accessory_files(catalogue):
    """The names that the authors of accessories use; what Apple has withdrawn is not among them."""
    def current(entries):
        return [entry for entry in entries if entry["tier"] != "legacy"]

    given = {"AccessoryInformation", "ProtocolInformation", "Pairing"}  # every accessory has these
    files = {
        "HearthAccessory/ServiceNames.swift": public_services(
            [entry for entry in current(catalogue["services"]) if entry["name"] not in given]),
        "HearthAccessory/Categories.swift": public_categories(
            [entry for entry in catalogue["categories"] if entry["id"] > 0]),
    }
    by_type = {}
    for entry in current(catalogue["characteristics"]):
        by_type.setdefault(SWIFT_TYPES[entry["format"]], []).append(entry)
    for swift_type, entries in by_type.items():
        name = {"[UInt8]": "Data"}.get(swift_type, swift_type)
        files[f"HearthAccessory/CharacteristicNames+{name}.swift"] = public_characteristics(swift_type, entries)
    return files


def check_names(entries):
    """Loose names must not hide one another: a name always wins over a HomeKit constant of another entry."""
    seen = {}
    for entry in entries:
        key = re.sub(r"[^a-z0-9]", "", entry["name"].lower())
        if key in seen:
            sys.exit(f"{entry['name']} and {seen[key]} are the same loose name")
        seen[key] = entry["name"]


def outputs(catalogue):
    services, characteristics = catalogue["services"], catalogue["characteristics"]
    check_names(services)
    check_names(characteristics)
    files = {
        "ServiceType.swift": type_constants(
            "ServiceType", "The services Apple defines, by name.", services),
        "CharacteristicType.swift": type_constants(
            "CharacteristicType", "The characteristics Apple defines, by name.", characteristics),
        "Catalogue+Services.swift": table(
            "appendServices", "ServiceDefinition", [service(entry) for entry in services]),
        "Catalogue+Categories.swift": categories(catalogue["categories"]),
    }
    for index, start in enumerate(range(0, len(characteristics), PER_FILE), 1):
        files[f"Catalogue+Characteristics{index}.swift"] = table(
            f"appendCharacteristics{index}", "CharacteristicDefinition",
            [characteristic(entry) for entry in characteristics[start:start + PER_FILE]])
    files = {f"HAPCatalogue/{name}": content for name, content in files.items()}
    return files | accessory_files(catalogue)


def place(name):
    """Where a file goes: HAPCatalogue/X.swift is Sources/HAPCatalogue/Generated/X.swift."""
    target, file = name.split("/")
    return ROOT / "Sources" / target / "Generated" / file


def main():
    arguments = argparse.ArgumentParser(description="Generates the catalogue of services and characteristics.")
    arguments.add_argument("--check", action="store_true", help="only compare; exit 1 if a file is stale")
    check = arguments.parse_args().check
    files = outputs(json.loads(SOURCE.read_text(encoding="utf-8")))
    present = {
        f"{target}/{path.name}": path.read_text(encoding="utf-8")
        for target in TARGETS for path in place(f"{target}/x").parent.glob("*.swift")}
    if check:
        stale = sorted(name for name in files.keys() | present.keys() if files.get(name) != present.get(name))
        if stale:
            sys.exit("stale, run Scripts/generate_catalogue.py: " + ", ".join(stale))
        return
    for name in present.keys() - files.keys():
        place(name).unlink()
    for name, content in files.items():
        place(name).parent.mkdir(parents=True, exist_ok=True)
        place(name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
