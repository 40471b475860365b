"""What `make audit` makes of the answers it gets: nothing known, something known, or nobody who knows."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools/audit.py"))
ADVISORY = {"id": "PYSEC-1", "aliases": ["CVE-2026-1"], "fix_versions": ["2.1"], "description": "…"}
CLEAN = {"dependencies": [{"name": "rich", "version": "15.0.0", "vulns": []}]}
KNOWN = {"dependencies": [{"name": "rich", "version": "15.0.0", "vulns": [ADVISORY]}]}
SKIPPED = {"dependencies": [{"name": "rich", "skip_reason": "not found"}]}
NPM = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 83}}}
VIA = [{"title": "It stumbles", "url": "its page"}, "vite"]
NPM_KNOWN = {**NPM, "vulnerabilities": {"vite": {"via": VIA}}}
NPM_AWAY = {"message": "405 Method Not Allowed", "statusCode": 405}


@pytest.mark.parametrize(
    ("python", "npm", "code", "said"),
    [
        (CLEAN, NPM, 0, ["Python: nothing is known against any of 1 packages.", "npm: nothing is known"]),
        (KNOWN, NPM, 1, ["Python: rich 15.0.0: PYSEC-1, CVE-2026-1; mended in 2.1"]),
        (CLEAN, NPM_KNOWN, 1, ["npm: vite: It stumbles (its page)"]),
        (SKIPPED, NPM, 2, ["Python: the database of advisories did not answer for 1 of 1 packages."]),
        (None, NPM_AWAY, 2, ["Python: the database of advisories could not be asked", "npm: the database of advis"]),
        (KNOWN, NPM_AWAY, 2, ["Python: rich 15.0.0", "npm: the database of advisories could not be asked"]),
    ],
)
def test_it_says_what_is_known(
    python: Any, npm: Any, code: int, said: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    class Ran:
        def __init__(self, command: list[Any], **_: Any) -> None:
            answer = npm if "audit" in command else python
            self.stdout = b"" if answer is None else msgspec.json.encode(answer)

    monkeypatch.setattr(TOOL["subprocess"], "run", Ran)
    assert TOOL["main"]() == code
    out = capsys.readouterr().out
    assert all(sentence in out for sentence in said), out
