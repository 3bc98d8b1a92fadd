#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Writes the OpenRPC document of the hub's socket from the Swift types that speak on it.

Methods, fields, which of them are optional, and the descriptions come from the declarations and doc comments; so the
document cannot tell another story than the code. What Swift encodes by hand is described here by hand (WRITTEN).
HearthIPCTests decodes every example with the Swift types and encodes it again.

  generate_openrpc.py            writes Documentation/openrpc.json and the Swift file the hub serves it from
  generate_openrpc.py --check    says whether both are up to date (exit code 1 if not)
"""

import json
import re
import sys
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "Documentation/openrpc.json"
EMBEDDED = ROOT / "Sources/HearthIPC/OpenRPC/OpenRPCDocument.swift"
SOURCES = ["Sources/HAPCatalogue", "Sources/HearthModel", "Sources/HearthIPC/Requests"]

INFO = """How programs talk to a hub of Hearth: JSON-RPC 2.0 over a Unix-domain socket (`HEARTH_SOCKET`, else
`$XDG_RUNTIME_DIR/hearth/hub.sock`), one object a line, UTF-8, many requests at once on one connection.

Rules: The first request is `hub.hello`; only `rpc.discover` is answered before. Parameters go by name. Batches are
refused with -32600. Dates are seconds since 1970 as a number. What has no value ("nil") is
left out; null says the same. A line to the hub has at most 4 MiB, one from the hub at
most 64 MiB. Requests that change or read the database start in the order in which they were sent; answers come when
they are ready. Answers and notifications leave in the order in which things happened: a client that applies them as
they come is never wrong. A client whose commit is in an answer is not told of it by a notification, so it applies the
answer's, however late it comes. A client that does not read is cut off when 8 MiB wait for it. A message without an id
(notification) from a client is passed over.

Compatibility: `protocolVersion` rises only when something is taken away or changes its meaning. Methods, fields, kinds
of changes and error codes may be added within a version, and both sides pass over what they do not know. A hub refuses
another version than its own with an error that names both."""

ERRORS = {
    "ParseError": (-32700, "The line, or a value in it, is not JSON."),
    "InvalidRequest": (-32600, "JSON, but no request of JSON-RPC 2.0; also batches, and hub.hello said twice."),
    "MethodNotFound": (-32601, "The hub does not know the method."),
    "InvalidParameters": (-32602, "The parameters do not fit; the message names the field, as params.writes[2].value."),
    "InternalError": (-32603, "The hub is at fault."),
    "HelloExpected": (-32000, "Something else was asked before hub.hello."),
    "HelloRefused": (-32001, "Another protocol version, or a user who may not use the hub. The hub hangs up."),
    "Refused": (1000, "The hub understood, and refuses or failed; data.code tells why."),
}

# Types whose JSON is written by hand in Swift: schema and example.
WRITTEN = {
    "TypeIdentifier": (
        {"type": "string", "format": "uuid", "description": "The UUID of a kind of service or characteristic."},
        "00000025-0000-1000-8000-0026BB765291"),
    "CharacteristicPermissions": (
        {"type": "array", "items": {"type": "string"},
         "description": "What may be done, as HAP's words: pr (read), pw (write), ev (notify), aa (additional "
                        "authorization), tw (timed write), wr (write response), hd (hidden)."},
        ["pr", "pw", "ev"]),
    "CharacteristicValue": (
        {"oneOf": [{"type": "boolean"}, {"type": "number"}, {"type": "string"},
                   {"type": "object", "properties": {"data": {"type": "string", "contentEncoding": "base64"}},
                    "required": ["data"]}],
         "description": "A value as plain JSON; integers up to 64 bits. Binary data is marked, as {\"data\": base64}."},
        40),
    "HubErrorCode": (
        {"type": "string", "description": "The stable word for an error, named as the cases of HMError.Code."},
        "notFound"),
}
NUMBERS = {"Int", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Revision"}
SAMPLES = {
    "name": "Kitchen", "deviceID": "7A:1C:3E:55:90:D2", "address": "192.0.2.7:51826", "addresses": "192.0.2.7:51826",
    "setupCode": "031-45-154", "setupPayload": "X-HM://0023ISYWY9QG2", "client": "my program", "model": "LB-1",
    "manufacturer": "Acme", "serialNumber": "A1234", "firmwareVersion": "1.2.3", "timeZone": "Europe/Berlin",
    "identifier": "gregorian", "state": "reachable", "problem": "no answer", "clients": "hearth", "version": "0.1.0",
    "publicKey": "2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c",
    "accessoryKey": "d23ddca6599bbd4061ce65a39b97b0cbbb78104e08edb31fdb2e0004e060e30b", "passphrase": "eight or more",
    "document": "{\"format\":\"hearth-controller-identity\"}", "contentType": "image/jpeg", "image": "/9j/",
    "authorizationData": "AQI=", "pairings": 3, "width": 640, "height": 360,
    "hubVersion": "0.1.0", "unit": "percentage", "message": "there is no such home", "protocolVersion": 1, "iid": 9,
    "category": 5, "fireDate": 1800000000, "days": 1,
}
# Instead of the first case, which is long.
SAMPLE_CASES = {"Change": "homeRenamed"}
# Requests that the hub sends and clients answer.
QUESTIONS = {"SetupCodeQuestion"}
NOTIFICATION_PARAMETERS = {
    "database.committed": "Commit",
    "accessory.stateChanged": {"accessories": "[AccessoryState]"},
    "characteristic.valuesChanged": {"values": "[CharacteristicState]"},
    "actionSet.executing": {"home": "Home.ID", "actionSet": "ActionSet.ID", "isExecuting": "Bool"},
    "accessory.snapshotTaken": {"accessory": "Accessory.ID"},
    "camera.streamEnded": {"stream": "CameraStream.ID", "error": "HubError"},
    "discovery.appeared": "DiscoveredAccessory",
    "discovery.vanished": "DiscoveredAccessory",
}


class Type:
    def __init__(self, kind, name, conformances, outer, doc):
        self.kind, self.name, self.outer, self.doc = kind, name, outer, doc
        self.conformances = conformances
        self.fields = []   # (name, Swift type, doc)
        self.cases = []    # (name, raw value or None, [(label, Swift type)] or None, doc)
        self.method = self.answer = None


DECLARATION = re.compile(r"package (?:indirect )?(struct|enum) (\w+)(?:<.*?>)?(?:: (.*?))? \{")
FIELD = re.compile(r"package (?:let|var) (\w+): ([^={]+?)(?: = .*)?$")
CASE = re.compile(r"case (\w+)(?:\((.*)\))?(?: = \"(.*)\")?$")


def read_types():
    types, notifications = {}, {}
    for path in sorted(p for folder in SOURCES for p in (ROOT / folder).rglob("*.swift")):
        read_file(path.read_text(), types, notifications)
    return types, notifications


def read_file(text, types, notifications):
    scopes, depth, doc = [], 0, []
    for line in (raw.strip() for raw in text.splitlines()):
        if line.startswith("///"):
            doc.append(line[3:].strip())
            continue
        about = " ".join(text or "\n\n" for text in doc).replace(" \n\n ", "\n\n")
        scope = scopes[-1][1] if scopes else None
        if found := DECLARATION.match(line):
            outer = scope.name if scope else ""
            scope = Type(found[1], outer + found[2], found[3] or "", outer, about)
            types[scope.name] = scope
            scopes.append((depth, scope))
        elif scope and depth == scopes[-1][0] + 1:
            read_member(line, scope, about, notifications)
        doc = []
        depth += line.count("{") - line.count("}")
        while scopes and depth <= scopes[-1][0]:
            scopes.pop()


def read_member(line, scope, about, notifications):
    if found := re.match(r'package static let method = "(.*)"', line):
        scope.method = found[1]
    elif found := re.match(r"package typealias Answer = (.*)", line):
        scope.answer = found[1]
    elif scope.kind == "struct" and (found := FIELD.match(line)):
        scope.fields.append((found[1], found[2].strip(), about))
    elif scope.kind == "enum" and (found := CASE.match(line)):
        if scope.name == "HubNotification":
            method, text = re.match(r"`(\S+)`: (.*)", about).groups()
            notifications[method] = text[0].upper() + text[1:]
        parts = [tuple(part.split(": ")) for part in found[2].split(", ")] if found[2] else []
        scope.cases.append((found[1], found[3], parts, about))


def errors(method):
    """Those a caller must reckon with; the others say that it is not written as this document wants it."""
    return ["InvalidParameters", "HelloRefused" if method == "hub.hello" else "Refused"]


class Writer:
    """Schemas and examples; remembers which types were referred to."""

    def __init__(self, types):
        self.types, self.used = types, {}

    def resolve(self, name, scope):
        for candidate in (scope + name, name.replace(".", "")):
            if candidate in WRITTEN or candidate in self.types:
                return candidate
        raise SystemExit(f"unknown type {name} in {scope or 'a request'}; describe it in WRITTEN")

    def schema(self, swift, scope, doc=""):
        about = {"description": doc} if doc else {}
        if swift.endswith("?"):
            return self.schema(swift[:-1], scope, doc)
        if swift.startswith("["):
            return {"type": "array", "items": self.schema(swift[1:-1], scope), **about}
        if swift == "ID" or swift.endswith(".ID"):
            return {"type": "string", "format": "uuid", **about}
        simple = {"String": "string", "Bool": "boolean", "Double": "number", "Date": "number"}
        if swift in simple or swift in NUMBERS:
            unit = {"x-unit": "seconds since 1970"} if swift == "Date" else {}
            return {"type": simple.get(swift, "integer"), **unit, **about}
        name = self.resolve(swift, scope)
        if name not in self.used:
            self.used[name] = None
            self.used[name] = self.definition(name)
        return {"$ref": f"#/components/schemas/{name}", **about}

    def definition(self, name):
        if name in WRITTEN:
            return WRITTEN[name][0]
        found = self.types[name]
        about = {"description": found.doc} if found.doc else {}
        if found.kind == "struct":
            return {"type": "object", **about, **self.members(found.fields, name)}
        if "String" in found.conformances:
            return {"type": "string", "enum": [raw or case for case, raw, _, _ in found.cases], **about}
        examples = [{case: self.example_members([(label, swift, "") for label, swift in parts], name, True)}
                    for case, _, parts, _ in found.cases]
        return {"oneOf": [self.case(*case, name) for case in found.cases], "examples": examples, **about}

    def members(self, fields, scope):
        required = [name for name, swift, _ in fields if not swift.endswith("?")]
        properties = {name: self.schema(swift, scope, doc) for name, swift, doc in fields}
        return {"properties": properties, **({"required": required} if required else {})}

    def case(self, name, _, parts, doc, scope):
        inside = {"type": "object", **self.members([(label, swift, "") for label, swift in parts], scope)}
        return {"type": "object", "properties": {name: inside}, "required": [name],
                **({"description": doc} if doc else {})}

    def example(self, swift, scope, name="", whole=True):
        if swift.endswith("?"):
            swift = swift[:-1]
        if swift.startswith("["):
            return [self.example(swift[1:-1], scope, name, whole)]
        if swift == "ID" or swift.endswith(".ID"):
            owner = scope if swift == "ID" else swift[:-3]
            return str(uuid.uuid5(uuid.NAMESPACE_OID, "hearth." + owner)).upper()
        if swift == "String":
            return SAMPLES.get(name, name)
        if swift == "Bool":
            return True
        if swift in NUMBERS or swift in ("Date", "Double"):
            return SAMPLES.get(name, 1800000000 if swift == "Date" else 1)
        found = self.resolve(swift, scope)
        return WRITTEN[found][1] if found in WRITTEN else self.example_of(self.types[found], whole)

    def example_of(self, found, whole):
        if found.kind == "struct":
            return self.example_members(found.fields, found.name, whole)
        wanted = SAMPLE_CASES.get(found.name, found.cases[0][0])
        case, raw, parts, _ = next(case for case in found.cases if case[0] == wanted)
        if "String" in found.conformances:
            return raw or case
        return {case: self.example_members([(label, swift, "") for label, swift in parts], found.name, whole)}

    def example_members(self, fields, scope, whole):
        return {name: self.example(swift, scope, name, whole) for name, swift, _ in fields
                if whole or not swift.endswith("?")}

    def parameters(self, fields, scope):
        return [{"name": name, "required": not swift.endswith("?"), **({"summary": doc} if doc else {}),
                 "schema": self.schema(swift, scope)} for name, swift, doc in fields]

    def pairing(self, name, fields, scope, answer, whole):
        values = self.example_members(fields, scope, whole)
        result = {"result": {"name": "result", "value": self.example(answer, "", "", whole)}} if answer else {}
        return {"name": name, "params": [{"name": k, "value": v} for k, v in values.items()], **result}

    def method(self, name, doc, fields, scope, answer):
        summary, description = re.match(r"(.*?)\.?(?:(?<=\.)\s+(.*))?$", doc, re.DOTALL).groups()
        examples = [self.pairing("whole", fields, scope, answer, True)]
        if any(swift.endswith("?") for _, swift, _ in fields):
            examples.append(self.pairing("short", fields, scope, answer, False))
        return {"name": name, "summary": summary, **({"description": description} if description else {}),
                "paramStructure": "by-name", "params": self.parameters(fields, scope),
                **({"result": {"name": "result", "schema": self.schema(answer, "")},
                    "errors": [{"$ref": f"#/components/errors/{error}"} for error in errors(name)]} if answer else {}),
                "examples": examples}


def document():
    types, notifications = read_types()
    types["Done"].doc = types["Done"].doc or "Nothing but success."
    words = re.findall(r'Self\(rawValue: "(\w+)"\)', (ROOT / "Sources/HearthModel/HubError.swift").read_text())
    WRITTEN["HubErrorCode"][0]["x-known-values"] = words
    writer = Writer(types)
    requests, questions = [], []
    for found in types.values():
        if found.method and found.conformances in ("HubRequest", "Mutation"):
            answer = found.answer or "Commit"
            entry = writer.method(found.method, found.doc, found.fields, found.name, answer)
            (questions if found.name in QUESTIONS else requests).append(entry)
    requests.sort(key=lambda method: (not method["name"].startswith("hub."), method["name"]))
    requests.insert(0, {
        "name": "rpc.discover", "summary": "Answers with this document", "paramStructure": "by-name", "params": [],
        "result": {"name": "OpenRPC document", "schema": {
            "$ref": "https://raw.githubusercontent.com/open-rpc/meta-schema/master/schema.json"}}})
    told = [notification(writer, method, doc) for method, doc in notifications.items()]
    told.append({
        "name": "$/cancelRequest", "summary": "The hub takes back a question that it asked this client",
        "paramStructure": "by-name",
        "params": [{"name": "id", "required": True, "schema": {"type": ["integer", "string"]}}],
        "examples": [{"name": "whole", "params": [{"name": "id", "value": 1}]}]})
    error = writer.schema("HubError", "")
    return {
        "openrpc": "1.3.2",
        "info": {"title": "Hearth hub", "version": "1", "license": {"name": "Apache-2.0"},
                 "description": INFO.replace("\n\n", "\0").replace("\n", " ").replace("\0", "\n\n")},
        "methods": requests,
        "x-notifications": told,
        "x-client-methods": questions,
        "components": {
            "schemas": dict(sorted(writer.used.items())),
            "errors": {name: {"code": code, "message": text, "data": error}
                       for name, (code, text) in ERRORS.items()}},
    }


def notification(writer, method, doc):
    shape = NOTIFICATION_PARAMETERS[method]
    if isinstance(shape, str):
        fields, scope = writer.types[shape].fields, shape
    else:
        fields, scope = [(name, swift, "") for name, swift in shape.items()], ""
    return writer.method(method, doc, fields, scope, None)


def embedded(whole):
    """The document as one line of JSON in a Swift literal; a backslash with # at a line's end joins the lines."""
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    assert '"""' not in text and "\\#" not in text
    lines = [text[start:start + 110] for start in range(0, len(text), 110)]
    # A line must not end or begin in white space, which the literal would not keep: move it.
    for index in range(len(lines) - 1):
        while lines[index][-1] == " " or lines[index + 1][0] == " ":
            lines[index] += lines[index + 1][0]
            lines[index + 1] = lines[index + 1][1:]
    body = "\\#\n".join("        " + line for line in lines)
    return f'''// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0
//
// Written by Scripts/generate_openrpc.py; do not edit.
// swift-format-ignore-file

/// The description of the hub's interface, as `Documentation/openrpc.json` has it, for `rpc.discover`.
package enum OpenRPCDocument {{
    package static let text = JSONText(
        #"""
{body}
        """#)
}}
'''


def main():
    whole = document()
    files = {DOCUMENT: json.dumps(whole, ensure_ascii=False, indent=2) + "\n", EMBEDDED: embedded(whole)}
    if sys.argv[1:] == ["--check"]:
        stale = [str(path.relative_to(ROOT)) for path, text in files.items()
                 if not path.exists() or path.read_text() != text]
        if stale:
            sys.exit(f"not up to date: {', '.join(stale)}; run Scripts/generate_openrpc.py")
    else:
        for path, text in files.items():
            path.write_text(text)


if __name__ == "__main__":
    main()
