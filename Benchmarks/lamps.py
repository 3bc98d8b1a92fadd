# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Attribute databases of lamps, for hearth-simulator to serve."""
import json
import pathlib


def characteristic(iid, short, permissions, kind, value=None, **limits):
    entry = {"iid": iid, "type": short, "perms": permissions, "format": kind, **limits}
    return entry if value is None else {**entry, "value": value}


def information(name):
    texts = [("20", "Hearth"), ("21", "Lamp"), ("23", name), ("30", f"BENCH-{name}"), ("52", "1.0.0")]
    return {"iid": 1, "type": "3E", "characteristics": [characteristic(2, "14", ["pw"], "bool")] + [
        characteristic(3 + place, short, ["pr"], "string", text) for place, (short, text) in enumerate(texts)]}


def protocol():
    return {"iid": 20, "type": "A2", "characteristics": [characteristic(21, "37", ["pr"], "string", "1.1.0")]}


def bulb():
    state = ["pr", "pw", "ev"]
    return {"iid": 10, "type": "43", "primary": True, "characteristics": [
        characteristic(11, "25", state, "bool", False),
        characteristic(12, "8", state, "int", 50, unit="percentage", minValue=0, maxValue=100, minStep=1),
        characteristic(13, "13", state, "float", 120, unit="arcdegrees", minValue=0, maxValue=360, minStep=1),
        characteristic(14, "2F", state, "float", 40, unit="percentage", minValue=0, maxValue=100, minStep=1)]}


def button():
    return {"iid": 30, "type": "89", "characteristics": [
        characteristic(31, "73", ["pr", "ev"], "uint8", minValue=0, maxValue=2)]}


def lamp(aid, name, has_button=False):
    services = [information(name)] + ([protocol()] if aid == 1 else []) + [bulb()]
    return {"aid": aid, "services": services + ([button()] if has_button else [])}


def write(folder, name, accessories):
    path = pathlib.Path(folder) / f"{name.replace(' ', '-')}.json"
    path.write_text(json.dumps({"name": name, "model": "Lamp", "accessories": accessories}), encoding="utf-8")
    return str(path)


def single(folder, name, has_button=False):
    """The path of a file with one lamp that stands alone."""
    return write(folder, name, [lamp(1, name, has_button)])


def bridge(folder, name, count):
    """The path of a file with a bridge and `count` lamps behind it."""
    itself = {"aid": 1, "services": [information(name), protocol()]}
    return write(folder, name, [itself] + [lamp(aid, f"{name} Lamp {aid}") for aid in range(2, count + 2)])
