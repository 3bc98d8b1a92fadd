# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Both controllers against one accessory."""
import json
import tempfile

from processes import CODE, FIRST_PORT, HERE, memory, running
from wire import accessory_times, last_told, port, watched

ROWS = {
    "pairing": "pairing, to a verified session",
    "verification": "TCP connection and pair-verify",
    "database": "GET /accessories, decoded",
    "read": "read one characteristic",
    "write": "write one characteristic",
    "event": "event, accessory to program",
}

BRIDGE_ROWS = {
    "database": "GET /accessories of 101 accessories, decoded",
    "decode": "decode the database of 101 accessories",
    "full_read": "read 906 characteristics at once",
}


def commands(programs):
    return {
        "hearth": [programs.benchmark],
        "aiohomekit": [programs.python, HERE / "peers" / "controller.py"],
    }


def measure(accessory, command, counts):
    """Times in milliseconds by row, and the controller's memory and processor time."""
    words, wire = arguments(accessory.address, command, counts), watched()
    with tempfile.NamedTemporaryFile() as log, running(words, log.name) as process:
        if json.loads(process.stdout.readline() or "{}").get("waiting") != "presses":
            raise RuntimeError(f"{command[0]}: {log.read().decode()}")
        resident = memory(process.pid)["now"]
        accessory.press()
        results = json.loads(process.stdout.readline())
    arrivals = results.pop("presses")
    results["event"] = delays(arrivals, accessory.presses)
    if wire:
        packets, served = wire.stop(), port(accessory.address)
        results["event_own"] = last_told(packets, served, [moment for moment, _ in arrivals])
        add_own_times(results, packets, served)
    return {**samples(results, ROWS), "memory": [resident], "processor": [results["processor_ms"]]}


def measure_bridge(address, command, counts):
    """Times in milliseconds by row, of a bridge with 101 accessories and 906 readable characteristics."""
    wire = watched()
    with tempfile.NamedTemporaryFile() as log, running(arguments(address, command, counts), log.name) as process:
        results = json.loads(process.stdout.readline() or "{}")
        if results.get("readable") != 906:
            raise RuntimeError(f"{command[0]}: {results} {log.read().decode()}")
    if wire:
        add_own_times(results, wire.stop(), port(address))
    return samples(results, BRIDGE_ROWS)


def measure_machine(programs, count):
    """Of an exchange between two programs that do nothing: whole times, and those without the answering one; in milliseconds."""
    bare, wire = [programs.python, HERE / "peers" / "bare.py"], watched()
    with tempfile.NamedTemporaryFile() as log, running([*bare, "answer", FIRST_PORT], log.name) as listener:
        listener.stdout.readline()
        with running([*bare, "ask", FIRST_PORT, count], log.name) as process:
            results = json.loads(process.stdout.readline())
    if wire:
        add_own_times(results, wire.stop(), FIRST_PORT)
    return results["read"], results.get("read_own", [])


def add_own_times(results, packets, served):
    """Under the name of each row with _own its times without those in which the accessory was to answer."""
    for row in [name.removesuffix("_begins") for name in results if name.endswith("_begins")]:
        theirs = accessory_times(packets, served, results[f"{row}_begins"], results[row])
        results[f"{row}_own"] = [whole - part for whole, part in zip(results[row], theirs)]


def samples(results, rows):
    """The times of each row, and under its name with _own and _processor those of the controller alone, where known."""
    return {name: results.get(name, []) for row in rows for name in (row, f"{row}_own", f"{row}_processor")}


def arguments(address, command, counts):
    return [*command, address, CODE, *(word for name, count in counts.items() for word in (f"--{name}", count))]


def delays(arrivals, presses):
    """Milliseconds from each press to its arrival; all presses must have arrived."""
    result = []
    for (moment, kind), (arrival, arrived_kind) in zip(presses, arrivals):
        if kind != arrived_kind or arrival < moment:
            raise RuntimeError("a press was lost or doubled")
        result.append((arrival - moment) / 1e6)
    return result
