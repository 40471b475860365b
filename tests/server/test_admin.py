"""`durbar admin`, `durbar backup` and `durbar restore` beside a real server, which is killed meanwhile."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from durbar.cli import main
from durbar.client import ServerRefused, new_guest, request
from durbar.server.folder import DATABASE, KEY
from tests.server.history import read_journal
from tests.server.servers import LONG, SHORT, Server


def ask(server: Server, method: str, path: str, body: Any, token: str) -> Any:
    return asyncio.run(request(server.url, method, f"/api/{path}", body, token))


def refused(server: Server, method: str, path: str, body: Any, token: str) -> tuple[int, str]:
    try:
        ask(server, method, path, body, token)
    except ServerRefused as refusal:
        return refusal.status, refusal.code
    return 200, ""


def soon(server: Server, path: str, token: str, answer: tuple[int, str]) -> None:
    """What a running server answers once it has looked."""
    end = time.monotonic() + LONG
    while (found := refused(server, "GET", path, None, token)) != answer:
        assert time.monotonic() < end, found
        time.sleep(SHORT)


class Told:
    """What a command printed."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.data = str(server.data)
        self.capsys = capsys

    def run(self, *words: str, code: int = 0) -> str:
        assert main([*words, "--data", self.data]) == code
        printed = self.capsys.readouterr()
        return printed.err if code else printed.out


def sits(server: Server, match: str, token: str, seat: int) -> None:
    ask(server, "POST", f"matches/{match}/commands", {"do": "sit", "id": f"s{seat}", "seat": seat}, token)


def test_what_is_done_in_a_terminal_reaches_a_running_server_and_survives_a_kill(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path / "data") as server:
        ada, bo = (asyncio.run(new_guest(server.url, name)) for name in ("Ada", "Bo"))
        match = ask(server, "POST", "matches", {"game": "kyoto", "seats": 2}, ada)["match"]["id"]
        sits(server, match, ada, 0)
        sits(server, match, bo, 1)
        said = {"do": "chat", "id": "c", "text": "rude words", "seat": 1}
        line = ask(server, "POST", f"matches/{match}/commands", said, bo)["number"]
        ask(server, "POST", "reports", {"match": match, "entry": line, "reason": "rude"}, ada)
        terminal = Told(server, capsys)
        reports = terminal.run("admin", "reports")
        assert re.search(r"#1 .*something said.*: rude\n", reports)
        assert re.search(r"> .*Bo: rude words", reports)
        terminal.run("admin", "silence", "#1", "too rude", "--hours", "2", "--report", "1")
        assert terminal.run("admin", "reports") == "There are no reports.\n"
        listed = terminal.run("admin", "list")
        assert re.search(r"^1  silence of [0-9a-f]{40} Bo since .* until .*: too rude$", listed, re.MULTILINE)
        again = {**said, "id": "d"}
        end = time.monotonic() + LONG
        while refused(server, "POST", f"matches/{match}/commands", {**again, "id": f"d{time.monotonic_ns()}"}, bo) != (
            403,
            "silenced",
        ):
            assert time.monotonic() < end
            time.sleep(SHORT)
        person = re.findall(r"^([0-9a-f]{40})  guest Bo$", terminal.run("admin", "people", "bo"), re.MULTILINE)[0]
        terminal.run("admin", "rename", person[:10], "Somebody")
        terminal.run("admin", "ban", person[:10], "enough", "--hours", "1")
        soon(server, "me", bo, (403, "banned"))
        terminal.run("admin", "close", match, "a rude table")
        server.kill()  # whether it has looked already or not
        server.start()
        assert refused(server, "GET", "me", None, bo) == (403, "banned")
        end = time.monotonic() + LONG
        while ask(server, "GET", f"matches/{match}", None, ada)["table"]["status"] != "closed":
            assert time.monotonic() < end
            time.sleep(SHORT)
        journal = read_journal(server.data, match)
        assert [entry.body.__struct_config__.tag for entry in journal.entries].count("closed") == 1
        assert terminal.run("admin", "list").count("\n") == 2
        terminal.run("admin", "lift", "2")
        soon(server, "me", bo, (200, ""))
        audit = terminal.run("admin", "audit")
        assert "5 lines, all as they were written." in audit
        head = audit.split()[-1]
        assert "5 lines" in terminal.run("admin", "audit", "--head", head)
        assert "its end was cut off" in terminal.run("admin", "audit", "--head", "f" * 64, code=2)
        for words, sentence in (
            (("warn", "Nobody", "hm"), "'Nobody' is no member"),
            (("warn", "#99", "hm"), "there is no report 99"),
            (("warn", "f" * 40, "hm"), "nobody here has this number"),
            (("ban", "192.0.2.0/24", "hm"), "needs an end"),
            (("ban", "10.0.0.0/33", "hm", "--hours", "1"), "a range is like"),
            (("close", "nowhere", "hm"), "there is no such match"),
            (("call-off", "nowhere", "hm"), "there is no such tournament"),
            (("lift", "99"), "there is no sanction 99"),
            (("settle", "99"), "there is no report 99 that waits"),
        ):
            assert sentence in terminal.run("admin", *words, code=2)
        assert "5 lines" in terminal.run("admin", "audit")
        assert not server.mistakes()


def test_a_backup_made_while_the_server_runs_is_the_same_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, data = tmp_path / "copy.durbar", tmp_path / "data"
    with Server(data) as server:
        ada = asyncio.run(new_guest(server.url, "Ada"))
        match = ask(server, "POST", "matches", {"game": "kyoto", "seats": 2}, ada)["match"]["id"]
        sits(server, match, ada, 0)
        terminal = Told(server, capsys)
        terminal.run("backup", str(file))
        assert file.stat().st_mode & 0o777 == 0o600
        assert "is there already" in terminal.run("backup", str(file), code=2)
        assert "a house in" in terminal.run("restore", str(file), code=2)
        assert "is using" in terminal.run("restore", str(file), "--force", code=2)
        sits(server, match, ada, 1)  # after the backup
    elsewhere = Server(tmp_path / "elsewhere", port=server.port)
    Told(elsewhere, capsys).run("restore", str(file))
    assert (elsewhere.data / KEY).read_bytes() == (data / KEY).read_bytes()
    assert all(path.stat().st_mode & 0o077 == 0 for path in [elsewhere.data, *elsewhere.data.iterdir()])
    with elsewhere:
        assert ask(elsewhere, "GET", "me", None, ada)["name"] == "Ada"
        seats = ask(elsewhere, "GET", f"matches/{match}", None, ada)["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", ""]
        assert "restore" in Told(elsewhere, capsys).run("admin", "audit")
    Told(server, capsys).run("restore", str(file), "--force")
    with server:
        seats = ask(server, "GET", f"matches/{match}", None, ada)["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", ""]


def test_what_is_no_whole_backup_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path / "data")
    with server:
        asyncio.run(new_guest(server.url, "Ada"))
    terminal, file = Told(server, capsys), tmp_path / "copy"
    terminal.run("backup", str(file))
    before = {path.name: path.read_bytes() for path in server.data.iterdir() if path.name in (DATABASE, KEY)}
    whole = file.read_bytes()
    wrong = {
        "cut": whole[: len(whole) // 2],
        "torn": whole[:8192] + bytes(4096) + whole[12288:],
        "text": b"not a database at all" * 100,
        "empty": b"",
        "house": before[DATABASE],
    }
    for name, written in wrong.items():
        (tmp_path / name).write_bytes(written)
        said = terminal.run("restore", str(tmp_path / name), "--force", code=2)
        assert len(said.splitlines()) == 1, said
    newer = tmp_path / "newer"
    newer.write_bytes(whole)
    with closing(sqlite3.connect(newer)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert "made by a newer Durbar" in terminal.run("restore", str(newer), "--force", code=2)
    assert "there is no file" in terminal.run("restore", str(tmp_path / "nowhere"), "--force", code=2)
    after = {path.name: path.read_bytes() for path in server.data.iterdir() if path.name in (DATABASE, KEY)}
    assert before == after
    empty = Told(Server(tmp_path / "nothing"), capsys)
    assert "no server has kept matches" in empty.run("backup", str(tmp_path / "b"), code=2)
