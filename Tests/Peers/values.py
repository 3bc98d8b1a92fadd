#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""A foreign controller (aiohomekit) that pairs with many accessory servers and reads all that can be read.

Reads the servers' cards from standard input, one JSON object a line: {"id", "port", "code"}. Prints for each
{"id", "values": [{"aid", "iid", "value" or "status"}, …]}, word for word as it was read, or {"id", "error"}.
"""
import asyncio
import json
import sys

from attributes import readable
from dial_aiohomekit import new_controller, pair, read_all


async def values(card):
    pairing = await pair(new_controller(), "127.0.0.1", card["port"], card["code"])
    accessories = await pairing.list_accessories_and_characteristics()
    read = await read_all(pairing, readable(accessories))
    await pairing.close()
    return [{"aid": aid, "iid": iid, **row} for (aid, iid), row in read.items()]


def main():
    for line in sys.stdin:
        card = json.loads(line)
        try:
            outcome = {"values": asyncio.run(asyncio.wait_for(values(card), 120))}
        except Exception as error:  # noqa: BLE001  whatever went wrong is what is wanted
            outcome = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps({"id": card["id"], **outcome}), flush=True)


if __name__ == "__main__":
    main()
