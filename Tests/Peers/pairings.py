#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""A foreign controller that pairs with many accessory servers, one after the other, and unpairs at once.

Reads the servers' cards from standard input, one JSON object a line: {"name", "address", "port", "code"}. For each, a
fresh controller pairs, verifies, lists the pairings and removes its own; a line of JSON says what came of it:
{"name", "milliseconds"} or {"name", "error"}. "excused" stands beside them where the controller's own mistake made it
try again, and says which.
"""
import argparse
import asyncio
import json
import sys
import time


def with_aiohomekit(card):
    from dial_aiohomekit import new_controller, pair

    async def once():
        begin = time.perf_counter()
        pairing = await pair(new_controller(), "127.0.0.1", card["port"], card["code"])
        milliseconds = (time.perf_counter() - begin) * 1000
        check(await pairing.list_pairings())
        await pairing.remove_pairing(pairing.pairing_data["iOSPairingId"])
        await pairing.close()
        return {"milliseconds": milliseconds}

    return asyncio.run(asyncio.wait_for(once(), 60))


def with_homekitng(card):
    from dial_homekitng import Session

    session = Session("127.0.0.1", card["port"])
    begin = time.perf_counter()
    pairing = session.pair(card["code"])
    milliseconds = (time.perf_counter() - begin) * 1000
    try:
        check(pairing.list_pairings())
    except TimeoutError as error:
        # It loses what stands before a line break in a body, so that the list of pairings never ends.
        if b"\r\n" not in bytes.fromhex(pairing.pairing_data["iOSDeviceLTPK"]):
            raise RuntimeError(f"list of pairings: {error}") from error
        session.excused.append("a public key with a line break")
        pairing.close()
    session.unpair()
    return {"milliseconds": milliseconds, **({"excused": session.excused} if session.excused else {})}


def check(entries):
    if len(entries) != 1 or entries[0]["permissions"] != 1:
        raise RuntimeError(f"unexpected pairings: {entries}")


CONTROLLERS = {"aiohomekit": with_aiohomekit, "homekitng": with_homekitng}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("controller", choices=CONTROLLERS)
    pair_once = CONTROLLERS[parser.parse_args().controller]
    for line in sys.stdin:
        card = json.loads(line)
        try:
            outcome = pair_once(card)
        except Exception as error:  # noqa: BLE001  whatever went wrong is what is wanted
            outcome = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps({"name": card["name"], **outcome}), flush=True)


if __name__ == "__main__":
    main()
