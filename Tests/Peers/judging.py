# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""What the foreign controllers that judge an accessory server have in common."""
import json
import sys


def report(step, **details):
    print(json.dumps({"step": step, "ok": True, **details}), flush=True)


def wrong_code(code):
    return "111-22-333" if code != "111-22-333" else "111-22-334"


def judged(parser, judge):
    """Parses the command line, judges, and exits with 1 if that failed."""
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--code", required=True)
    parser.add_argument("--id", default="00:00:00:00:00:00", help="device id; any will do when dialling directly")
    parser.add_argument("--change", help="a command that changes the first On characteristic at the accessory")
    try:
        judge(parser.parse_args())
    except Exception as error:  # noqa: BLE001  the judge reports whatever went wrong
        print(json.dumps({"step": "failed", "ok": False, "error": f"{type(error).__name__}: {error}"}), flush=True)
        sys.exit(1)
