# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""The public symbols of the built module HomeKit, in the words of homekit-api.tsv."""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

KINDS = {
    "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum", "swift.protocol": "protocol",
    "swift.typealias": "typealias", "swift.init": "init", "swift.property": "property",
    "swift.type.property": "property", "swift.method": "method", "swift.type.method": "method",
    "swift.func.op": "method", "swift.enum.case": "case", "swift.var": "constant",
}

# What stands before a declaration and is no part of its type.
MODIFIERS = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?|override|final|open|public|weak|convenience|required|lazy|mutating|optional"
    r"|nonisolated(?:\(\w+\))?)\s+")


class Symbol:
    """One declaration: `kind`, `owner`, `name`, `signature`, `value`, whether it is deprecated and what it advises instead, whether it
    has a default body or is one."""

    def __init__(self, kind, path, signature, identifier):
        self.kind, self.owner, self.name = kind, ".".join(path[:-1]), path[-1]
        self.signature, self.identifier = signature, identifier
        self.value = self.advice = None
        self.is_deprecated = self.has_default = self.is_default = False


# MARK: Signatures

def normalised(text):
    """One spelling of a signature: what cannot be told apart in use is written alike."""
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"\s*:\s*", ": ", text)
    text = re.sub(r"->\s*\(\)", "-> Void", text)
    text = re.sub(r"^(?:weak|optional)\s+", "", text)
    text = re.sub(r"^class (?=\(|\S+ \{)|^static let ", "static ", text)
    return text.replace("Foundation.", "").replace("Swift.", "")


def split(text):
    """The parts of `text` between commas outside brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "([<{":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return [p.strip() for p in parts + [text[start:]] if p.strip()]


def closing(text, start):
    """Where the bracket at `start` closes."""
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] == "(") - (text[index] == ")")
        if depth == 0:
            return index
    raise ValueError(f"no closing bracket: {text}")


def bare(declaration):
    """A declaration without what stands before it; `static` stays, as a word of its own."""
    is_static = False
    while True:
        rest = MODIFIERS.sub("", declaration, count=1)
        keyword = re.match(r"(static|class)\s+(?=var|let|func|\w+\s+(?:var|let|func))", rest)
        if keyword:
            is_static, rest = True, rest[keyword.end():]
        if rest == declaration:
            return ("static " if is_static else ""), rest
        declaration = rest


def property_signature(declaration):
    static, rest = bare(declaration)
    match = re.match(r"(var|let) [^:]+: (.*?)(?: \{ (get(?: set)?) \})?$", rest)
    accessors = match[3] or ("get" if match[1] == "let" else "get set")
    return f"{static}{match[2]} {{{accessors}}}"


def function_signature(declaration, owner):
    static, rest = bare(declaration)
    start = rest.index("(", rest.index("func ") + 5 if rest.startswith("func (") else 0)
    end = closing(rest, start)
    types = [part.split(": ", 1)[1] for part in split(rest[start + 1:end])]
    tail = re.sub(r" where .*$", "", rest[end + 1:].strip())
    if rest.startswith("init"):
        return f"({', '.join(types)}) -> {owner}{'?' if rest.startswith('init?') else ''}"
    if "->" not in tail:
        tail = f"{tail} -> Void".strip()
    return f"{static}({', '.join(types)}) {tail}"


def signature(kind, declaration, owner):
    if kind in ("property", "constant"):
        return normalised(property_signature(declaration))
    if kind in ("method", "init"):
        return normalised(function_signature(declaration, owner))
    if kind == "typealias":
        return normalised(declaration.split(" = ", 1)[1])
    return ""


# MARK: Reading the symbol graph

def extract(build):
    """The symbol graphs of HomeKit as JSON. `build` is where the compiler put its modules."""
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", "HomeKit", "-target", target(),
             "-I", str(build / "Modules"), "-Xcc", f"-fmodule-map-file={build}/CLinux.build/module.modulemap",
             "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder],
            capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"The symbols of HomeKit cannot be read; build it first (swift build).\n{result.stderr}")
        return [json.loads(p.read_text(encoding="utf-8")) for p in sorted(pathlib.Path(folder).glob("HomeKit*.json"))]


def target():
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True).stdout)
    return info["target"]["unversionedTriple"]


def read(graphs):
    """All symbols of the graphs."""
    relations = collections.defaultdict(lambda: collections.defaultdict(set))
    names = {s["identifier"]["precise"]: ".".join(s["pathComponents"]) for g in graphs for s in g["symbols"]}
    for relation in (r for g in graphs for r in g["relationships"]):
        goal = names.get(relation["target"], relation.get("targetFallback", ""))
        kept = relation["target"] if relation["kind"] == "defaultImplementationOf" else goal
        relations[relation["kind"]][relation["source"]].add(kept)
    symbols = [symbol(s, relations) for g in graphs for s in g["symbols"]]
    implemented = set().union(*relations["defaultImplementationOf"].values())
    for one in symbols:
        one.has_default = one.identifier in implemented
        one.is_default = one.identifier in relations["defaultImplementationOf"]
    read_values(symbols, [s for g in graphs for s in g["symbols"]])
    return symbols


def symbol(json_symbol, relations):
    kind = KINDS[json_symbol["kind"]["identifier"]]
    path = [{"NSNotification": "Notification"}.get(p, p) for p in json_symbol["pathComponents"]]
    declaration = "".join(f["spelling"] for f in json_symbol["declarationFragments"])
    identifier = json_symbol["identifier"]["precise"]
    text = signature(kind, re.sub(r"\s+", " ", declaration), path[-2] if len(path) > 1 else "")
    if kind in ("class", "struct", "enum", "protocol"):
        text = type_signature(kind, json_symbol, relations)
    made = Symbol(kind, path, text, identifier)
    for note in json_symbol.get("availability", []):
        # What is deprecated on another system only is not deprecated here.
        if note.get("isUnconditionallyDeprecated"):
            made.is_deprecated, made.advice = True, note.get("message") or note.get("renamed")
    return made


def type_signature(kind, json_symbol, relations):
    """`kind: superclass and conformances, sorted; generic constraints`."""
    identifier = json_symbol["identifier"]["precise"]
    heirs = relations["inheritsFrom"][identifier]
    goals = heirs | relations["conformsTo"][identifier]
    text = f"{kind}: " + ", ".join(sorted(normalised(g) for g in goals))
    constraints = json_symbol.get("swiftGenerics", {}).get("constraints", [])
    return text + "".join(f" where {c['lhs']}: {normalised(c['rhs'])}" for c in constraints)


# MARK: Values, which are in the source alone

def read_values(symbols, json_symbols):
    texts = {}
    sources = {}
    for one, raw in zip(symbols, json_symbols):
        if "location" not in raw:
            continue
        uri, line = raw["location"]["uri"], raw["location"]["position"]["line"]
        if uri not in texts:
            texts[uri] = pathlib.Path(uri.removeprefix("file://")).read_text(encoding="utf-8").splitlines()
        sources[one.identifier] = " ".join(texts[uri][line:line + 3])
    by_name = {(s.owner, s.name): s for s in symbols}
    for one in symbols:
        if one.kind in ("case", "constant", "property") and one.identifier in sources:
            one.value = value(one, sources[one.identifier], by_name, sources)


def value(one, source, by_name, sources, depth=0):
    """The literal that a declaration stands for; None if it is no constant."""
    source = source[source.find(one.name):]
    expression = re.match(
        r"\w+`?(?:: [\w.]+)?(?: = | \{ )(?:(?:Self|[\w.]+)\(\s*(?:rawValue: )?)?(\"[^\"]*\"|-?\d+(?: << \d+)?|\.?\w+)",
        source)
    if not expression or depth > 3:
        return None
    text = expression[1]
    if text[0] == '"':
        return text[1:-1]
    if re.fullmatch(r"-?\d+(?: << \d+)?", text):
        number, _, shift = text.partition(" << ")
        return str(int(number) << int(shift or 0))
    owners = (one.owner, f"{one.owner}.Code") if text[0] == "." else ("",)
    for owner in owners:
        other = by_name.get((owner, text.lstrip(".")))
        if other and other is not one and other.identifier in sources:
            return value(other, sources[other.identifier], by_name, sources, depth + 1)
    return None
