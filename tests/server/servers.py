"""Real servers for the tests: processes that are started, killed and started again on the same port and data folder."""

from __future__ import annotations

import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

LONG = 60.0  # seconds after which a slow machine is not the reason
SHORT = 0.01  # seconds between two looks
FREE = (
    "--address-rate",
    "--command-rate",
    "--sockets",
    "--newcomers",
    "--listings",
    "--members",
    "--signins",
    "--all-newcomers",
    "--reports",
    "--pairings",
)
NO_LIMITS = (*(word for option in FREE for word in (option, "0")), "--tables", "100000", "--think", "0.05")


class Server:
    """A server in its own process. Its address and its data stay the same however often it is started. `source` is
    the folder of another Durbar than that of the tests.

    with Server(tmp_path / "data", "--think", "0.1") as server:
        ...
        server.kill()
        server.start()
    """

    def __init__(
        self, data: Path, *options: str, port: int | None = None, limits: bool = False, source: Path | None = None
    ) -> None:
        self.data = data
        self.options = options if limits else (*NO_LIMITS, *options)
        self.port = free_port() if port is None else port
        self.environment = os.environ | ({} if source is None else {"PYTHONPATH": str(source)})
        self.log_file = data.parent / f"{data.name}.log"
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def link(self, match: str) -> str:
        return f"{self.url}/m/{match}"

    @property
    def pid(self) -> int:
        return self.running().pid

    def running(self) -> subprocess.Popen[str]:
        assert self.process is not None, "the server has not been started"
        return self.process

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *how: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    # Starting and stopping

    def command(self) -> list[str]:
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), *self.options]
        return [sys.executable, "-m", "durbar", *arguments]

    def start(self) -> None:
        """Start, and wait until it can be used."""
        self.start_process()
        self.wait_for_line("Durbar is open at ")
        self.wait_for_health()

    def start_process(self) -> None:
        with self.log_file.open("a") as log:
            self.process = subprocess.Popen(
                self.command(), env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
            )

    def wait_for_line(self, start: str) -> None:
        out = self.running().stdout
        assert out is not None
        ready, _, _ = select.select([out], [], [], LONG)
        line = out.readline() if ready else "nothing"
        assert line.startswith(start), f"the server says {line!r}; its log:\n{self.log_text()}"

    def wait_for_health(self) -> None:
        end = time.monotonic() + LONG
        while self.running().poll() is None and time.monotonic() < end:
            try:
                with urlopen(f"{self.url}/healthz", timeout=LONG) as answer:
                    assert answer.read() == b"ok\n"
                    return
            except (URLError, OSError):
                time.sleep(SHORT)
        raise AssertionError(f"the server is not healthy; its log:\n{self.log_text()}")

    def kill(self) -> None:
        """End it without a warning, in the middle of whatever it does."""
        self.signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit code."""
        self.signal(signal.SIGTERM)
        return self.wait()

    def signal(self, number: signal.Signals) -> None:
        self.running().send_signal(number)

    def wait(self) -> int:
        """Wait until it has ended; its exit code."""
        process = self.running()
        code = process.wait(LONG)
        if process.stdout is not None:
            process.stdout.close()
        return code

    # What it told

    def log_text(self) -> str:
        return self.log_file.read_text()

    def log(self) -> list[dict[str, Any]]:
        """The lines of its log, of all its lives."""
        return [json.loads(line) for line in self.log_text().splitlines()]

    def mistakes(self) -> list[dict[str, Any]]:
        """What it logged that should not have happened."""
        return [line for line in self.log() if line["level"] not in ("debug", "info")]

    def metric(self, name: str) -> float:
        """A figure of /metrics, with its labels if it has any: `durbar_loop_lag_seconds`."""
        with urlopen(f"{self.url}/metrics", timeout=LONG) as answer:
            lines = answer.read().decode().splitlines()
        return next((float(line.rpartition(" ")[2]) for line in lines if line.rpartition(" ")[0] == name), 0.0)


CLAIMS: deque[socket.socket] = deque(maxlen=100)  # of this process; no test has more servers


def free_port() -> int:
    """A port nobody uses, below those the system gives to outgoing connections, so that it stays free.

    Its twin for datagrams, which no server uses, tells the other processes of the tests that it is taken, also while
    nothing listens there.
    """
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        claim = socket.socket(type=socket.SOCK_DGRAM)
        try:
            claim.bind(("127.0.0.1", port))
            with socket.socket() as trial:
                trial.bind(("127.0.0.1", port))
        except OSError:
            claim.close()
            continue
        CLAIMS.append(claim)
        return port
