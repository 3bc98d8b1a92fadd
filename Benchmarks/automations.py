# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""How soon triggers act: from a motion on the wire to the lamp's write, and many that are due in the same minute.

Times are taken in one process that plays the sensor and all lamps, so they hold the way to the hub and back. As root the
packets on loopback are watched, too: from the sensor's event to the hub's request to the lamp is the hub's own part.
"""
import json
import statistics
import subprocess
import tempfile
import time
import uuid

from processes import CODE, connected, hub, running, wait_for
from wire import port, watched

LAMPS, TRIGGERS, MOTIONS = 100, 500, 200


def hub_times(packets, sensor, lamp):
    """Milliseconds from the last packet of the sensor to each of the hub's to the lamp."""
    times, told = [], None
    for moment, source, target in packets:
        if source == sensor:
            told = moment
        elif target == lamp and told is not None:
            times.append(moment - told)
            told = None
    return times


def name():
    return str(uuid.uuid4()).upper()


def asked(process, words):
    process.stdin.write(words + "\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())


def paired(client, home, addresses):
    """The `on` of each accessory, the sensor's first."""
    found = [client.call("accessory.add", home=home, address=address, setupCode=CODE) for address in addresses]
    return [{"accessory": added["accessory"], "iid": 10} for added in found]


def add_trigger(client, home, title, kind, target, value):
    """One with a scene of its own, which sets one value."""
    trigger = name()
    client.call("trigger.add", home=home, trigger={
        "id": trigger, "name": title, "kind": kind, "isEnabled": False, "actionSets": [], "catchUp": {"skip": {}},
        "holds": []})
    changes = client.call("trigger.addOwnedActionSet", home=home, trigger=trigger)["changes"]
    scene = next(change["actionSetAdded"]["actionSet"]["id"] for change in changes if "actionSetAdded" in change)
    client.call("actionSet.addAction", home=home, actionSet=scene, action={
        "id": name(), "characteristic": target, "targetValue": value, "delay": 0})
    client.call("trigger.enable", home=home, trigger=trigger, isEnabled=True)
    return trigger


def motion(client, home, house, sensor, lamp, count, addresses):
    """Milliseconds from motion to write, by the house's clock and on the wire."""
    event = {"characteristic": {"of": sensor, "value": True}}
    plan = {"events": [{"id": name(), "kind": event}], "endEvents": [], "executeOnce": False}
    trigger = add_trigger(client, home, "Motion", {"event": {"plan": plan}}, lamp, True)
    asked(house, "motion 20")
    wire = watched()
    times = asked(house, f"motion {count}")
    own = hub_times(wire.stop(), port(addresses[0]), port(addresses[1])) if wire else []
    client.call("trigger.enable", home=home, trigger=trigger, isEnabled=False)
    asked(house, "writes")
    return times, own


def minute(client, home, house, lamps, count):
    """Seconds after the full minute of every write, when all triggers are due in that minute."""
    now = time.time()
    due = (now // 60 + (2 if now % 60 > 20 else 1)) * 60
    # Dates travel as seconds since 1970.
    for number in range(count):
        lamp = lamps[number % len(lamps)]
        add_trigger(client, home, f"Timer {number}", {"timer": {"schedule": {"fireDate": due}}}, lamp, number % 2 == 0)
        if time.time() > due - 5:
            raise RuntimeError("the triggers were not made in time")
    time.sleep(max(0, due + 20 - time.time()))
    writes = [moment - due for moment in asked(house, "writes")]
    wanted = {"ran"}
    traces = client.call("trigger.traces", limit=count)["traces"]
    outcomes = {trace["outcome"] for trace in traces}
    if len(traces) < count or outcomes != wanted:
        raise RuntimeError(f"{len(traces)} traces: {outcomes}")
    return writes


def rows(programs, motions, triggers):
    """Name, unit and samples of each row."""
    with tempfile.TemporaryDirectory() as folder, running(
            [programs.automation, LAMPS, CODE], f"{folder}/house-log", stdin=subprocess.PIPE) as house, hub(
            programs.hub["static"], folder) as process:
        addresses = json.loads(house.stdout.readline())
        client = connected(process)
        home = client.call("home.add", name="Bench")["changes"][0]["homeAdded"]["home"]["id"]
        sensor, *lamps = paired(client, home, addresses)
        wait_for("the house", lambda: client.call("hub.status")["reachableAccessories"] == LAMPS + 1)
        times, own = motion(client, home, house, sensor, lamps[0], motions, addresses)
        writes = minute(client, home, house, lamps, triggers)
        return ([("motion on the wire to the hub's request to the lamp on the wire", "ms", own)] if own else []) + [
            ("motion in the sensor to the write in the lamp", "ms", times),
            (f"{len(writes)} writes of {triggers} triggers due in one minute, on {LAMPS} lamps: the last one", "ms",
             [max(writes) * 1000]),
            ("the same: all of them", "ms", [moment * 1000 for moment in writes]),
        ]


def show(samples):
    print("\n| automations | median | highest | n |\n|:--|--:|--:|--:|")
    for title, unit, values in samples:
        print(f"| {title} | {statistics.median(values):.2f} {unit} | {max(values):.2f} {unit} | {len(values)} |")
