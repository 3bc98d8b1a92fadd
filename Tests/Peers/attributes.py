# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""What foreign controllers look up in an attribute database, the list that each of them makes of it."""


def characteristics(accessories):
    for accessory in accessories:
        for service in accessory["services"]:
            for characteristic in service["characteristics"]:
                yield accessory["aid"], characteristic


def readable(accessories):
    return [(aid, c["iid"]) for aid, c in characteristics(accessories) if "pr" in c["perms"]]


def find(accessories, short):
    """The first characteristic of one of Apple's types, in any spelling."""
    for aid, characteristic in characteristics(accessories):
        if characteristic["type"].upper().split("-")[0].lstrip("0") == short:
            return aid, characteristic["iid"]
    return None
