#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""A client of the hub written from its OpenRPC document alone, with nothing but Python's standard library.

As a program it sends requests, one after the other, and prints what comes, one JSON object a line:

  jsonrpc_client.py SOCKET [--agent CODE] [--listen SECONDS] METHOD PARAMS [METHOD PARAMS ...]

Answers are printed as {"method": ..., "result": ...} or {"method": ..., "error": ...}, notifications as
{"notification": ..., "params": ...}, the hub's questions as {"question": ..., "params": ...}. --agent answers them
with a setup code. --listen goes on printing for a while after the last answer. Exit code 1 if an answer was an error.

As a module: Hub(path) with call(method, **params), notifications and close().
"""

import json
import socket
import sys
import time


class HubError(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.word = error.get("data", {}).get("code")
        self.error = error


class Hub:
    """One connection. What comes unasked while an answer is waited for goes to `notifications`."""

    def __init__(self, path, name="jsonrpc_client.py", timeout=30.0, setup_code=None):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(timeout)
        self.socket.connect(path)
        self.lines = self.socket.makefile("r", encoding="utf-8", newline="\n")
        self.setup_code = setup_code
        self.notifications = []
        self.last_id = 0
        self.welcome = self.call("hub.hello", protocolVersion=1, client=name)

    def send(self, message):
        self.socket.sendall(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def call(self, method, **params):
        """The result, or HubError."""
        self.last_id += 1
        wanted = self.last_id
        self.send({"id": wanted, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == wanted and "method" not in message:
                if "error" in message:
                    raise HubError(message["error"])
                return message["result"]

    def receive(self):
        """The next message of any kind; answers the hub's questions."""
        line = self.lines.readline()
        if not line:
            raise ConnectionError("the hub has ended the connection")
        message = json.loads(line)
        if "method" in message and "id" in message:
            self.answer(message)
        if "method" in message:
            self.notifications.append(message)
        return message

    def answer(self, question):
        if question["method"] == "agent.setupCode":
            self.send({"id": question["id"], "result": {"setupCode": self.setup_code}})
        else:
            self.send({"id": question["id"], "error": {"code": -32601, "message": "unknown method"}})

    def listen(self, seconds):
        end = time.monotonic() + seconds
        while (rest := end - time.monotonic()) > 0:
            self.socket.settimeout(rest)
            try:
                self.receive()
            except (TimeoutError, OSError):
                return

    def take_notifications(self):
        taken, self.notifications = self.notifications, []
        return taken

    def close(self):
        self.lines.close()
        self.socket.close()


def show(value):
    print(json.dumps(value, ensure_ascii=False), flush=True)


def show_notifications(hub):
    for message in hub.take_notifications():
        kind = "question" if "id" in message else "notification"
        show({kind: message["method"], "params": message.get("params")})


def main(arguments):
    path, arguments = arguments[0], arguments[1:]
    options = {"--agent": None, "--listen": 0}
    while arguments and arguments[0] in options:
        options[arguments[0]], arguments = arguments[1], arguments[2:]
    hub = Hub(path, setup_code=options["--agent"])
    failed = False
    for method, params in zip(arguments[::2], arguments[1::2]):
        try:
            outcome = {"result": hub.call(method, **json.loads(params))}
        except HubError as error:
            outcome, failed = {"error": error.error}, True
        show_notifications(hub)
        show({"method": method, **outcome})
    hub.listen(float(options["--listen"]))
    show_notifications(hub)
    hub.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
