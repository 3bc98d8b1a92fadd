#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Two ends of a connection that do nothing but wait for a packet and send one: what an exchange costs on this machine alone.

The answering end takes as long as HAP-python for a read, so that the other one has time to fall asleep as deeply.
"""
import json
import select
import socket
import sys
import time

QUESTION, ANSWER, TAKES = b"q" * 76, b"a" * 144, 0.000_23


def answer(port):
    with socket.create_server(("127.0.0.1", port)) as listener:
        print("ready", flush=True)
        connection, _ = listener.accept()
        with connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            while connection.recv(4096):
                end = time.perf_counter() + TAKES
                while time.perf_counter() < end:
                    pass
                connection.sendall(ANSWER)


def ask(port, count):
    begins, milliseconds = [], []
    with socket.create_connection(("127.0.0.1", port)) as connection, select.epoll() as poll:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        poll.register(connection, select.EPOLLIN)
        for _ in range(count):
            begins.append(time.time_ns())
            begin = time.perf_counter()
            connection.sendall(QUESTION)
            poll.poll(10)
            connection.recv(4096)
            milliseconds.append((time.perf_counter() - begin) * 1000)
    print(json.dumps({"read_begins": begins, "read": milliseconds}), flush=True)


if __name__ == "__main__":
    answer(int(sys.argv[2])) if sys.argv[1] == "answer" else ask(int(sys.argv[2]), int(sys.argv[3]))
