#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""A foreign controller (aiohomekit) that judges an accessory server.

Dials the address directly, so no multicast is needed. Each step prints one JSON line, {"step": …, "ok": true, …}; the
exit code is 0 if all went well. With --change, that command is run to change a value at the accessory; the event it
causes must arrive.
"""
import argparse
import asyncio
import shlex
import time

from aiohomekit.exceptions import AuthenticationError

from attributes import characteristics, find, readable
from dial_aiohomekit import discovery, new_controller, read_all
from judging import judged, report, wrong_code


async def judge(options):
    controller = new_controller()
    place = (options.host, options.port, options.id)
    try:
        finish = await discovery(controller, *place).async_start_pairing("wrong")
        await finish(wrong_code(options.code))
        raise RuntimeError("a wrong setup code was accepted")
    except AuthenticationError:
        report("wrong code")

    begin = time.perf_counter()
    finish = await discovery(controller, *place).async_start_pairing("peer")
    pairing = await finish(options.code)
    report("pair", milliseconds=round((time.perf_counter() - begin) * 1000, 1))

    accessories = await pairing.list_accessories_and_characteristics()
    report("accessories", count=len(accessories), characteristics=sum(1 for _ in characteristics(accessories)))

    ids = readable(accessories)
    values = await read_all(pairing, ids)
    failed = [str(key) for key in ids if values.get(key, {}).get("status", 0) != 0 or key not in values]
    if failed:
        raise RuntimeError(f"not read: {', '.join(failed)}")
    report("read", values=len(values))

    target = find(accessories, "25")
    if target is None:
        raise RuntimeError("nothing to switch")
    old = bool((await pairing.get_characteristics([target]))[target]["value"])
    refused = await pairing.put_characteristics([(*target, not old)])
    if refused:
        raise RuntimeError(f"write refused: {refused}")
    new = bool((await pairing.get_characteristics([target]))[target]["value"])
    if new == old:
        raise RuntimeError("the written value did not stay")
    report("write", value=new)

    refused = await pairing.put_characteristics([(*target, "nonsense")])
    if not refused:
        raise RuntimeError("a write of nonsense was accepted")
    report("refusal", status=[row["status"] for row in refused.values()])

    if options.change:
        await events(pairing, target, options)

    entries = await pairing.list_pairings()
    if len(entries) != 1 or entries[0]["permissions"] != 1:
        raise RuntimeError(f"unexpected pairings: {entries}")
    report("list", pairings=len(entries))
    await pairing.identify()
    report("identify")
    await pairing.remove_pairing(pairing.pairing_data["iOSPairingId"])
    report("unpair")
    await pairing.close()


async def events(pairing, target, options):
    arrived = asyncio.get_running_loop().create_future()

    def on_change(changes):
        if target in changes and not arrived.done():
            arrived.set_result((time.perf_counter(), changes[target].get("value")))

    await pairing.subscribe([target])
    stop = pairing.dispatcher_connect(on_change)
    begin = time.perf_counter()
    process = await asyncio.create_subprocess_exec(*shlex.split(options.change), stdout=asyncio.subprocess.DEVNULL)
    if await process.wait() != 0:
        raise RuntimeError("the change could not be made")
    moment, value = await asyncio.wait_for(arrived, 10)
    stop()
    report("event", value=value, milliseconds=round((moment - begin) * 1000, 1))


def main():
    parser = argparse.ArgumentParser(description="Judges an accessory server with aiohomekit.")
    judged(parser, lambda options: asyncio.run(asyncio.wait_for(judge(options), 60)))


if __name__ == "__main__":
    main()
