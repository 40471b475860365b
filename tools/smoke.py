"""Tries an installed Durbar as its user would: the command, a game, and a server with its browser client.

    python tools/smoke.py        in the environment in which it is installed

Needs nothing but Durbar. Ends with 0 if all is well; else with a sentence.
"""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.request
from tempfile import TemporaryDirectory

DURBAR = [sys.executable, "-I", "-m", "durbar"]  # never the sources of the folder we are in
PATIENCE = 60  # seconds
GAMES = ("kyoto", "xanadu", "reviving", "kathmandu")


def run(*arguments: str) -> str:
    done = subprocess.run(
        [*DURBAR, *arguments], capture_output=True, encoding="utf-8", timeout=PATIENCE, stdin=subprocess.DEVNULL
    )
    if done.returncode:
        sys.exit(f"durbar {' '.join(arguments)} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def try_server() -> None:
    """Open a table, and read its page as a browser would: the page names the program, and both are there."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as data:
        command = [*DURBAR, "serve", "--port", "0", "--data", data, "--log", "error"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
        try:
            assert server.stdout is not None
            opened = server.stdout.readline()
            address = re.search(r"http://\S+", opened)
            if address is None:
                sys.exit(f"the server said {opened!r} and not where it is open")
            program = re.search(r'src="(/assets/[^"]+\.js)"', get(address[0]))
            if program is None:
                sys.exit("the server has no browser client")
            get(address[0] + program[1])
            get(address[0] + "/api/games")
        finally:
            server.terminate()
            server.communicate()


def main() -> None:
    print(run("--version").strip(), "on Python", sys.version.split()[0])
    for game in GAMES:
        run("play", game, "--people", "0", "--bot", "random", "--seed", "1")
    try_server()
    print("A game of each, and a server with its browser client: all is well.")


if __name__ == "__main__":
    main()
