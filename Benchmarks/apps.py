# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""What an app with a large home feels. There is no peer to compare it with: nothing else has this API on Linux."""
import json
import os
import statistics
import subprocess
import tempfile

import lamps
from houses import pair_hub
from processes import connected, hub, memory, running, simulator, wait_for

BRIDGES, LAMPS = 10, 99


class Bridges:
    """1,000 accessories behind ten bridges."""

    announced = False

    def __init__(self, folder):
        self.folder = folder
        self.files = [lamps.bridge(folder, f"Bridge {number}", LAMPS) for number in range(BRIDGES)]


def rows(programs, loads, changes):
    """Name, unit and samples of each row."""
    with tempfile.TemporaryDirectory() as folder:
        house = Bridges(folder)
        with simulator(programs.simulator, folder, house.files) as served:
            pair_hub(programs.hub["static"], house, served.addresses)
            with hub(programs.hub["static"], folder) as process:
                client = connected(process)
                wait_for("the house", lambda: client.call("hub.status")["reachableAccessories"] == BRIDGES * (LAMPS + 1))
                client.close()
                results, resident = app(programs, process.socket_path, folder, loads, changes)
                return table(results, resident, memory(process.pid))


def app(programs, socket_path, folder, loads, changes):
    environment = {**os.environ, "HEARTH_SOCKET": socket_path}
    with running([programs.app, loads, changes], f"{folder}/app-log", stdin=subprocess.PIPE, env=environment) as process:
        results = json.loads(process.stdout.readline() or "{}")
        if results.get("accessories") != BRIDGES * (LAMPS + 1):
            raise RuntimeError(f"{results} {open(f'{folder}/app-log', encoding='utf-8').read()}")
        return results, memory(process.pid)


def table(results, app_memory, hub_memory):
    count = f"{results['characteristics']} characteristics"
    return [
        (f"HMHomeManager() to homeManagerDidUpdateHomes, 1,000 accessories, {count}", "ms", results["load"]),
        ("first look at every accessory, service and characteristic", "ms", [results["walk"]]),
        ("addRoom(named:), one round trip", "ms", results["addRoom"]),
        ("removeRoom(_:), one round trip", "ms", results["removeRoom"]),
        ("memory of the app", "MB", [app_memory["now"]]),
        ("memory of the hub", "MB", [hub_memory["now"]]),
    ]


def show(samples):
    print("\n| an app | median | n |\n|:--|--:|--:|")
    for name, unit, values in samples:
        print(f"| {name} | {statistics.median(values):.1f} {unit} | {len(values)} |")
