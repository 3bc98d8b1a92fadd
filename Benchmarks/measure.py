#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Runs all measurements, the two sides in turns, and prints the table. Called by run.sh."""
import argparse
import collections
import contextlib
import datetime
import importlib.metadata
import json
import os
import pathlib
import platform
import statistics
import sys
import tempfile

import accessories
import apps
import automations
import controllers
import houses
import processes

# Of one round: many short ones, so that both sides meet the same moods of the machine.
ROUNDS, STARTS = 24, 8
COUNTS = {"pairings": 1, "verifications": 16, "databases": 10, "reads": 70, "writes": 70, "presses": 8}
QUICK = {"pairings": 2, "verifications": 10, "databases": 5, "reads": 50, "writes": 20, "presses": 10}

# Of a bridge that is paired once.
BRIDGE = {"pairings": 1, "verifications": 0, "reads": 0, "writes": 0, "presses": 0}
BRIDGE_COUNTS = {**BRIDGE, "databases": 5, "decodes": 7, "full-reads": 17}
BRIDGE_QUICK = {**BRIDGE, "databases": 3, "decodes": 5, "full-reads": 3}


class Programs:
    def __init__(self, static, dynamic):
        self.hub = {"static": static / "hearthd", "dynamic": dynamic / "hearthd"}
        self.simulator = static / "hearth-simulator"
        self.benchmark = static / "hearth-benchmark"
        self.app = static / "homekit-benchmark"
        self.automation = static / "automation-benchmark"
        self.python = sys.executable


class Row:
    """One line of the table; the smaller value is the better one."""

    def __init__(self, name, unit, ours, theirs, own=((), ()), processor=((), ())):
        self.name, self.unit, self.ours, self.theirs = name, unit, ours, theirs
        self.alone = {"own": own, "processor": processor}
        self.medians, self.own, self.processor = medians(ours, theirs), medians(*own), medians(*processor)

    @property
    def ratio(self):
        return ratio(self.medians)

    def cells(self):
        shown = [f"{value:.{3 if value < 10 else 1}f} {self.unit}" if value is not None else ""
                 for value in (*self.medians, *self.own)]
        ratios = [f"{value:.2f}" if value else "" for value in map(ratio, (self.medians, self.own, self.processor))]
        counts = "/".join(str(len(samples)) for samples in (self.ours, self.theirs) if samples)
        return [self.name, *shown[:2], ratios[0], *shown[2:], *ratios[1:], counts]

    def json(self):
        alone = {f"{side}_{kind}": list(times) for kind, pair in self.alone.items()
                 for side, times in zip(("hearth", "aiohomekit"), pair)}
        return {"row": self.name, "unit": self.unit, "hearth": self.ours, "aiohomekit": self.theirs, **alone}


HEADINGS = [
    "row", "Hearth", "aiohomekit", "ratio", "Hearth's own", "aiohomekit's own", "ratio", "processor, ratio", "n"]


def ratio(pair):
    return pair[0] / pair[1] if all(pair) else None


def medians(*sides):
    return [statistics.median(samples) if samples else None for samples in sides]


def measured_row(text, row, samples):
    """A row of times, with those of the controllers alone."""
    own, processor = ([side[f"{row}_{kind}"] for side in samples.values()] for kind in ("own", "processor"))
    return Row(text, "ms", *(side[row] for side in samples.values()), own, processor)


def note(text):
    print(f"{datetime.datetime.now():%H:%M:%S} load {os.getloadavg()[0]:.1f}: {text}", file=sys.stderr, flush=True)


def controller_rows(programs, rounds, counts):
    for title, played in (("HAP-python", accessories.hap_python), ("hearth-simulator", accessories.hearth_simulator)):
        samples = {side: collections.defaultdict(list) for side in controllers.commands(programs)}
        for number in range(rounds):
            for side, command in controllers.commands(programs).items():
                note(f"{side} against {title}, round {number + 1} of {rounds}")
                with tempfile.TemporaryDirectory() as folder, played(programs, folder) as accessory:
                    for row, values in controllers.measure(accessory, command, counts).items():
                        samples[side][row] += values
        for row, text in controllers.ROWS.items():
            yield measured_row(f"{text} ({title})", row, samples)
        yield Row(f"processor time of all that ({title})", "ms", *(samples[s]["processor"] for s in samples))
        yield Row(f"controller's memory ({title})", "MB", *(samples[side]["memory"] for side in samples))


def machine_row(programs, count):
    whole, own = controllers.measure_machine(programs, count)
    return Row("nothing: a packet there and one back", "ms", whole, [], (own, []))


def bridge_rows(programs, rounds, counts):
    samples = {side: collections.defaultdict(list) for side in controllers.commands(programs)}
    for number in range(rounds):
        for side, command in controllers.commands(programs).items():
            note(f"{side} against a bridge, round {number + 1} of {rounds}")
            with tempfile.TemporaryDirectory() as folder, accessories.bridge(programs, folder, 100) as address:
                for row, values in controllers.measure_bridge(address, command, counts).items():
                    samples[side][row] += values
    for row, text in controllers.BRIDGE_ROWS.items():
        yield measured_row(text, row, samples)


@contextlib.contextmanager
def paired_house(programs, pair, *size, **options):
    with tempfile.TemporaryDirectory() as folder:
        house = houses.House(folder, *size, **options)
        with house.served(programs) as house.process:
            pair(house, house.process.addresses)
            yield house


def hub_house(programs, *size, **options):
    return paired_house(programs, lambda *a: houses.pair_hub(programs.hub["static"], *a), *size, **options)


def starts(programs, rounds, *size):
    """Of both builds of the hub and of the peer, in turns, each with a house of its own."""
    hub, peer = collections.defaultdict(list), []
    with hub_house(programs, *size) as ours, paired_house(
            programs, lambda *a: houses.pair_peer(programs, *a), *size, first_port=processes.SECOND_PORT) as theirs:
        for number in range(rounds):
            note(f"{ours.accessories} accessories, start {number + 1} of {rounds}")
            for build, program in programs.hub.items():
                hub[build].append(with_accessories(ours, lambda: houses.start_hub(program, ours)))
            peer.append(with_accessories(theirs, lambda: houses.start_peer(programs, theirs)))
    return hub, peer


def with_accessories(house, start):
    """What a start gives, and what it has cost the accessories: they have processors of their own in a real house."""
    used = processes.processor_time(house.process.pid)
    return {**start(), "accessories": processes.processor_time(house.process.pid) - used}


def announced_rows(programs, rounds, *size):
    with hub_house(programs, *size, announced=True) as house:
        for build, program in programs.hub.items():
            note(f"hub ({build}) that discovers {house.accessories} accessories, {rounds} starts")
            resident = [houses.start_hub(program, house)["now"] for _ in range(rounds)]
            yield Row(f"the same memory, all announced and discovered ({build})", "MB", resident, [])


def hub_rows(programs, rounds, is_isolated):
    for count in (50, 150):
        yield from house_rows(programs, rounds, f"{count} servers", [
            ("live", "live, from program start", "ms"), ("short", "live, start-up of either program not counted", "ms"),
            ("processor", "processor time until live", "ms"),
            ("accessories", "the accessories' processor time for that", "ms")], count)
    yield from house_rows(programs, rounds, "100 accessories on 51 servers", [
        ("live", "live, from program start", "ms"), ("now", "memory", "MB"), ("peak", "highest memory", "MB")], 50, 49)
    if is_isolated:
        yield from announced_rows(programs, rounds, 50, 49)


def house_rows(programs, rounds, title, lines, *size):
    hub, peer = starts(programs, rounds, *size)
    for build, ours in hub.items():
        for key, text, unit in lines:
            yield Row(f"{title} {text} ({build})", unit, [s[key] for s in ours], [s[key] for s in peer])


def machine():
    model = next(
        (line.split(":", 1)[1].strip() for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines()
         if line.startswith("model name")), platform.machine())
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("aiohomekit", "HAP-python"))
    load = "/".join(f"{value:.1f}" for value in os.getloadavg())
    return f"{os.cpu_count()} × {model}, Linux {platform.release()}, Python {platform.python_version()}, {versions}, load {load}"


def show(rows):
    table = [HEADINGS] + [row.cells() for row in rows]
    widths = [max(map(len, column)) for column in zip(*table)]
    for place, cells in enumerate(table):
        print("| " + " | ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(cells, widths))) + " |")
        if place == 0:
            print("|" + "|".join(
                ":" + "-" * (width + 1) if column == 0 else "-" * (width + 1) + ":"
                for column, width in enumerate(widths)) + "|")
    print(f"\n{datetime.date.today()}: {machine()}\nMedians; a ratio under 1 means that Hearth is faster or smaller."
          "\nOwn is the time without that from each question on the wire to its answer on the wire, which is the accessory's;"
          "\nprocessor is the controller's processor time for one such thing.")
    slower = [row.name for row in rows if row.ratio and row.ratio > 1]
    print(f"Slower or larger than aiohomekit: {'; '.join(slower) or 'nothing'}.", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--static", type=pathlib.Path, required=True, help="folder of the programs")
    parser.add_argument("--dynamic", type=pathlib.Path, required=True, help="folder of hearthd with shared libraries")
    parser.add_argument("--quick", action="store_true", help="one round of few repetitions, to see that all works")
    parser.add_argument("--isolated", action="store_true", help="nothing but loopback is here: announcing harms nobody")
    parser.add_argument("--only", choices=["controller", "hub", "app", "automations"])
    parser.add_argument("--json", type=pathlib.Path, help="a file for all samples")
    options = parser.parse_args()
    programs = Programs(options.static, options.dynamic)
    rounds, counts, bridge = (1, QUICK, BRIDGE_QUICK) if options.quick else (ROUNDS, COUNTS, BRIDGE_COUNTS)
    rows = []
    if options.only in (None, "controller"):
        rows += controller_rows(programs, rounds, counts)
        rows += bridge_rows(programs, rounds, bridge)
        rows.append(machine_row(programs, rounds * counts["reads"]))
    if options.only in (None, "hub"):
        rows += hub_rows(programs, 1 if options.quick else STARTS, options.isolated)
    if rows:
        show(rows)
    if options.only in (None, "app"):
        note("an app with 1,000 accessories")
        apps.show(apps.rows(programs, 3 if options.quick else 20, 20 if options.quick else 200))
    if options.only in (None, "automations"):
        note("triggers, on a motion and at a full minute")
        quick = options.quick
        automations.show(automations.rows(programs, 20 if quick else automations.MOTIONS, 50 if quick else automations.TRIGGERS))
    if options.json:
        options.json.write_text(json.dumps([row.json() for row in rows]))


if __name__ == "__main__":
    main()
