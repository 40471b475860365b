"""The line editor, typed at through prompt_toolkit's own pipe: history, Tab, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from durbar import Record, game
from durbar.bots.players import Player
from durbar.cli.editor import Editor, Offers
from durbar.cli.keyboard import Keyboard
from durbar.cli.match import Match
from durbar.cli.screen import Screen
from durbar.cli.sitting import Sitting

ENTER, TAB, UP, CTRL_C, CTRL_D = "\r", "\t", "\x1b[A", "\x03", "\x04"
PATIENCE = 30  # seconds
OFFERED = {"give 0": "a cat", "give 1": "a dog", "help": "this list", "hint": "what a bot would do"}

Type = Callable[[str], None]


@pytest.fixture
def keys() -> Iterator[Type]:
    """Types at whatever editor is made in this test."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe.send_text


@pytest.fixture
def keyboard(keys: Type) -> Keyboard:
    keyboard = Keyboard()
    keyboard.is_terminal = keyboard.is_editable = True
    keyboard.offered = OFFERED
    return keyboard


def test_a_line_is_edited(keyboard: Keyboard, keys: Type) -> None:
    keys("give 7\x7f1" + ENTER)
    assert keyboard.ask("> ") == "give 1"


def test_an_arrow_brings_back_what_was_typed_before(keyboard: Keyboard, keys: Type) -> None:
    keys("give 1" + ENTER + "table" + ENTER)
    assert [keyboard.ask("> "), keyboard.ask("> ")] == ["give 1", "table"]
    keys(UP + UP + ENTER)
    assert keyboard.ask("> ") == "give 1"


def test_the_next_person_does_not_get_the_lines_of_the_one_before(keyboard: Keyboard, keys: Type) -> None:
    keys("give 1" + ENTER)
    keyboard.ask("> ")
    keyboard.forget()
    keys(UP + "e" + TAB + ENTER)
    assert keyboard.ask("> ") == "e"
    assert keyboard.offered == {}


@pytest.mark.parametrize(("typed", "line"), [("he", "help"), ("HI", "hint"), ("gi", "give ")])
def test_tab_completes(keyboard: Keyboard, keys: Type, typed: str, line: str) -> None:
    async def scenario() -> str | None:
        completed = asyncio.Event()
        buffer = keyboard.editor.session.default_buffer
        buffer.on_text_changed += lambda _: completed.set() if buffer.text == line else None
        asking = asyncio.ensure_future(keyboard.line())
        keys(typed + TAB)
        await asyncio.wait_for(completed.wait(), PATIENCE)
        keys(ENTER)
        return await asking

    assert asyncio.run(scenario()) == line


def test_only_what_begins_like_the_line_is_offered() -> None:
    def offered(begun: str) -> list[tuple[str, str]]:
        found = Offers(lambda: OFFERED).get_completions(Document(begun), CompleteEvent())
        return [(each.text, each.display_meta_text) for each in found]

    assert offered("give") == [("give 0", "a cat"), ("give 1", "a dog")]
    assert offered("give 0 and more") == []
    assert len(offered("")) == len(OFFERED)


def test_ctrl_c_and_ctrl_d_leave_a_table_that_waits(keyboard: Keyboard, keys: Type) -> None:
    keys("half a li" + CTRL_C)
    with pytest.raises(KeyboardInterrupt):
        keyboard.ask("> ")
    keys(CTRL_D)
    with pytest.raises(EOFError):
        keyboard.ask("> ")


def test_lines_of_a_table_that_goes_on(keyboard: Keyboard, keys: Type) -> None:
    async def lines() -> list[str | None]:
        keys("say hello" + ENTER)
        first = await keyboard.line()
        keys(CTRL_D)
        return [first, await keyboard.line()]

    assert asyncio.run(lines()) == ["say hello", None]


@pytest.mark.parametrize("handler", [signal.default_int_handler, signal.SIG_IGN], ids=["heard", "ignored"])
def test_ctrl_c_at_a_table_that_goes_on_is_the_signal(keyboard: Keyboard, keys: Type, handler: Any) -> None:
    async def scenario() -> None:
        keys("half a li" + CTRL_C)
        await keyboard.line()

    before = signal.signal(signal.SIGINT, handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            asyncio.run(scenario())
    finally:
        signal.signal(signal.SIGINT, before)


def test_plain_means_no_colours(keys: Type) -> None:
    assert Editor(dict, plain=True).shown("> ") == [("", "> ")]
    assert Editor(dict, plain=False).shown("> ") != [("", "> ")]


def test_the_table_offers_its_moves_and_commands_in_its_language() -> None:
    match = Match(Record(game("kyoto"), 2, seed=7))
    sitting = Sitting(match, [Player("Ada"), Player("Ben")], Screen("fr"))
    offered = sitting.screen.keyboard.offered
    assert offered["aide"]
    assert not any(line.startswith("give") for line in offered)
    seat = match.state.actors()[0]
    sitting.here = seat
    sitting.show(match.state.legal_moves(seat))
    offered = sitting.screen.keyboard.offered
    assert (offered["give 0"], offered["give 1"]) == ("donner la carte à Ada", "garder la carte")
