# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Many accessory servers: how soon they are live after a start, and what memory they take.

Live means connected, verified, database read, subscribed to all that sends events, and every readable value read; both
sides start with the keys and the addresses alone.
"""
import json
import subprocess
import time

import lamps
from processes import CODE, FIRST_PORT, HERE, connected, end, hub, memory, processor_time, running, simulator

SETTLING = 3


class House:
    """Lamps that stand alone, and where `bridged` is not 0 a bridge with further ones; announced on loopback or not."""

    def __init__(self, folder, single, bridged=0, announced=False, first_port=FIRST_PORT):
        self.announced, self.first_port = announced, first_port
        self.folder, self.accessories = folder, single + (bridged + 1 if bridged else 0)
        self.files = [lamps.single(folder, f"Lamp {number}") for number in range(1, single + 1)]
        if bridged:
            self.files.append(lamps.bridge(folder, "Bridge", bridged))

    def served(self, programs):
        return simulator(programs.simulator, self.folder, self.files, self.announced, self.first_port)


# Hearth

def pair_hub(program, house, addresses):
    with hub(program, house.folder, house.announced) as process:
        client = connected(process)
        home = client.call("home.add", name="Bench")["changes"][0]["homeAdded"]["home"]["id"]
        for address in addresses:
            client.call("accessory.add", home=home, address=address, setupCode=CODE)
        client.close()


def start_hub(program, house):
    """Milliseconds to live, processor time until then, and the hub's memory a moment later.

    `short` is the time to live since the hub takes connections.
    """
    with hub(program, house.folder, house.announced) as process:
        client = connected(process)
        ready = time.monotonic_ns()
        missing, end_of_patience = house.accessories, time.monotonic() + 60
        while missing:
            if time.monotonic() > end_of_patience:
                raise TimeoutError(f"{missing} accessories did not come to life")
            # Seldom while much is missing: each question is work for the hub.
            time.sleep(0.002 + 0.04 * missing / house.accessories)
            missing = house.accessories - client.call("hub.status")["reachableAccessories"]
        live, used = time.monotonic_ns(), processor_time(process.pid)
        client.close()
        time.sleep(SETTLING)
        return {"live": (live - process.begin) / 1e6, "short": (live - ready) / 1e6, "processor": used, **memory(process.pid)}


# aiohomekit

def pair_peer(programs, house, addresses):
    subprocess.run(
        [programs.python, HERE / "peers" / "house.py", "pair", f"{house.folder}/keys"], check=True, text=True,
        input=json.dumps({address: CODE for address in addresses}))


def start_peer(programs, house):
    """The same; `short` is the time to live without that for starting Python and its imports."""
    arguments = [programs.python, HERE / "peers" / "house.py", "run", f"{house.folder}/keys"]
    with running(arguments, f"{house.folder}/log", stdin=subprocess.PIPE) as process:
        told = json.loads(process.stdout.readline())
        used = processor_time(process.pid)
        time.sleep(SETTLING)
        resident = memory(process.pid)
        end(process)
    live, begin = told["live"], told["begin"]
    return {"live": (live - process.begin) / 1e6, "short": (live - begin) / 1e6, "processor": used, **resident}
