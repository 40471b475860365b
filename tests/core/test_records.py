"""Records under attack: cut, edited, swollen or foreign files are refused with line and reason, and never crash."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.games import GAMES

GAME = durbar.game("kyoto")


def finished() -> durbar.Record:
    record = durbar.Record(GAME, seats=3, seed=11, options={"visible_bells_variant": True}, players=["Ada", "Bo", "Cy"])
    state = record.replay()
    while state.actors():
        record.play(state, state.actor(), state.legal_moves(state.actor())[-1])
    return record


TEXT = str(finished())
LINES = TEXT.splitlines()


def read_or_refused(text: str) -> str:
    """The record as it would be written again, or the reason why it is refused."""
    try:
        return str(durbar.Record.parse(text))
    except durbar.BadRecord as error:
        return f"refused: {error}"


def refused(text: str) -> durbar.BadRecord:
    with pytest.raises(durbar.BadRecord) as error:
        durbar.Record.parse(text)
    return error.value


def replaced(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_a_record_is_readable_text() -> None:
    assert LINES[:9] == [
        "durbar record 1",
        "game: kyoto",
        "edition: 1",
        "seats: 3",
        "option visible_bells_variant: true",
        "seed: 11",
        "player 0: Ada",
        "player 1: Bo",
        "player 2: Cy",
    ]
    assert LINES[9] == ""
    assert LINES[-1].startswith(f"end: {len(finished().moves)} moves, state ")


def test_comments_blank_lines_and_windows_line_ends_are_free() -> None:
    spaced = (
        TEXT.replace("\nseats", "\n\n# who plays\nseats").replace("\n", "\r\n").replace("give 2", "give  2  # hm", 1)
    )
    assert str(durbar.Record.parse(spaced)) == TEXT


def test_a_record_written_by_hand_needs_no_digest() -> None:
    by_hand = TEXT.partition(", state")[0]
    assert str(durbar.Record.parse(by_hand)) == TEXT


@pytest.mark.parametrize("cut", range(len(LINES)))
def test_a_record_cut_at_any_line_is_refused(cut: int) -> None:
    assert refused("\n".join(LINES[:cut])).line >= cut


@given(st.integers(0, len(TEXT) - 2))
def test_a_record_cut_anywhere_is_refused_or_the_same(cut: int) -> None:
    outcome = read_or_refused(TEXT[:cut])
    assert outcome == TEXT or outcome.startswith("refused: ")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "begins with the line"),
        ("hello", 1, "begins with the line"),
        (replaced("durbar record 1", "durbar record 2"), 1, "begins with the line"),
        (replaced("kyoto", "chess"), 2, "there is no game 'chess'"),
        (replaced("edition: 1", "edition: 9"), 3, "has no edition '9'"),
        (replaced("seats: 3", "seats: 6"), 4, "2 to 5 players"),
        (replaced("seats: 3", "seats: three"), 4, "a whole number"),
        (replaced("seats: 3\n", ""), 4, "here should stand 'seats: …'"),
        (replaced("option visible_bells_variant: true", "option stakes: 3"), 5, "has no option 'stakes'"),
        (replaced("option visible_bells_variant: true", "option visible_bells_variant: 3"), 5, "visible_bells_variant"),
        (replaced("option visible_bells_variant: true", "option visible_bells_variant: {"), 5, "not JSON"),
        (replaced("seed: 11", "seed: 11\nseed: 12"), 7, "a move is written"),
        (replaced("seed: 11", "seed: -4"), 6, "a whole number"),
        (replaced("seed: 11", "seed: 99999999999999999999"), 6, "a seed is"),
        (replaced("seed: 11", "seed: " + "z" * 64), 6, "a seed is"),
        (replaced("player 1: Bo\n", ""), 8, "here should stand 'player 1: …'"),
        (replaced("player 1: Bo", "player 1: \x1b[2J"), 8, "printable"),
        (replaced("player 1: Bo", "player 1: " + "B" * 41), 8, "printable"),
        (replaced(LINES[10], "give 1"), 11, "a move is written '<seat>: <move>'"),
        (replaced(LINES[10], "0: take 1"), 11, "there is no move 'take 1'"),
        (replaced(LINES[10], "7: give 1"), 11, "there is no seat 7"),
        (replaced(LINES[10], LINES[10].split(":")[0] + ": accept"), 11, "kyoto-31"),
        (replaced("end:", "end: x"), len(LINES), "the last line is"),
        (replaced(LINES[-1], "end: 3 moves"), len(LINES), "its end line counts 3"),
        (replaced(LINES[-1], "end: ٣ moves"), len(LINES), "the last line is"),
        (TEXT + "0: give 1\n", len(LINES) + 1, "nothing may follow"),
        (replaced(LINES[-1], LINES[-1][:-16] + "0" * 16), len(LINES), "the file was changed"),
    ],
)
def test_damage_is_refused_with_the_line_and_the_reason(text: str, line: int, reason: str) -> None:
    error = refused(text)
    assert error.line == line
    assert reason in str(error)


def test_an_edited_move_that_is_still_legal_is_noticed() -> None:
    """The digest of the end line covers everything the moves lead to."""
    seat, move = LINES[10].split(": ")
    other = "give 1" if move != "give 1" else "give 0"
    assert refused(replaced(LINES[10], f"{seat}: {other}")).line > 10


def test_moves_after_the_end_of_the_game_are_refused() -> None:
    longer = TEXT.replace("end:", "0: give 0\nend:")
    assert "kyoto-42" in str(refused(longer)) or "counts" in str(refused(longer))


@pytest.mark.parametrize("text", ["x" * 2_000_001, "durbar record 1\n" + "# \n" * 900_000, "\n" * 1_999_999])
def test_a_swollen_file_is_refused(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("line", ['option full_pile_variant: "\ud800"', 'components: {"\ud800": 1}'])
def test_half_a_letter_is_refused_with_its_line(line: str) -> None:
    """Text from a file has none, but a string may: half of a surrogate pair."""
    assert refused(replaced("seed: 11", f"{line}\nseed: 11")).line == 6


def test_deeply_nested_components_are_refused() -> None:
    refused(replaced("seed: 11", "components: " + "[" * 100_000 + "\nseed: 11"))


@given(st.binary(max_size=300), st.integers(0, len(TEXT)))
def test_bytes_in_the_middle_of_a_file_never_crash(
    tmp_path_factory: pytest.TempPathFactory, junk: bytes, at: int
) -> None:
    path = tmp_path_factory.mktemp("records") / "junk.record"
    path.write_bytes(TEXT.encode()[:at] + junk + TEXT.encode()[at:])
    with suppress(durbar.BadRecord):
        assert str(durbar.Record.load(path))


@given(st.lists(st.sampled_from(LINES), max_size=12), st.integers(0, 12))
def test_shuffled_lines_never_crash(lines: list[str], keep: int) -> None:
    assert read_or_refused("\n".join(LINES[:keep] + lines)) != "refused: "


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.record", tmp_path, "a\0b"):
        with pytest.raises(durbar.BadRecord, match="cannot read"):
            durbar.Record.load(path)
    for path in (tmp_path / "no" / "folder.record", tmp_path, "a\0b"):
        with pytest.raises(durbar.DurbarError, match="cannot write"):
            finished().save(path)
    assert list(tmp_path.iterdir()) == []


def test_saving_replaces_a_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text("something older")
    finished().save(path)
    assert path.read_text() == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_knows_how_long_it_is() -> None:
    record = finished()
    assert record.replay(0).ranking() is None
    assert durbar.digest(record.replay(5)) == durbar.digest(record.replay(5))
    for moves in (-1, len(record.moves) + 1):
        with pytest.raises(durbar.BadRecord, match="there is no move"):
            record.replay(moves)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_taken_back_unless_it_revealed_something(game: str) -> None:
    record = durbar.Record(durbar.game(game), seats=2, seed=3)
    state = record.replay()
    luck = durbar.rng_of_seed(1)
    taken_back = 0
    for _ in range(60):
        if not state.actors():
            break
        before, seat = durbar.digest(state), state.actor()
        moves = state.legal_moves(seat)
        move = moves[luck.below(len(moves))]
        stays = state.is_final(seat, move)
        record.play(state, seat, move)
        if stays:
            with pytest.raises(durbar.BadRecord, match=f"'{move.notation}' drew, revealed or handed over something"):
                record.undo()
        else:
            assert durbar.digest(record.undo()) == before
            record.moves.append((seat, move))
            taken_back += 1
        assert durbar.digest(record.replay()) == durbar.digest(state)
    assert game == "kyoto" or taken_back > 5  # where every card that is given draws the next


def test_there_must_be_a_move_to_take_back() -> None:
    with pytest.raises(durbar.BadRecord, match="there is no move to take back"):
        durbar.Record(durbar.game("kyoto"), seats=2, seed=3).undo()
