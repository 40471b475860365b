"""The public face: every wrong word gets one sentence and changes nothing."""

from __future__ import annotations

import copy
import inspect
import pickle
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar import games as durbar_games
from durbar.core.text import LANGUAGES, catalogue
from durbar.games import kyoto

GAME = durbar.game("kyoto")


def test_a_game_is_the_same_object_each_time() -> None:
    assert durbar.game("kyoto") is GAME
    assert durbar.game("kyoto", edition="1") is GAME


@pytest.mark.parametrize(
    ("error", "call", "sentence"),
    [
        (durbar.UnknownGame, lambda: durbar.game("chess"), "there is no game 'chess'; there are kyoto"),
        (durbar.UnknownGame, lambda: durbar.game("kyoto", edition="7"), "kyoto has no edition '7'; there is 1"),
        (durbar.BadSeats, lambda: GAME.new(seats=1), "kyoto is for 2 to 5 players, not 1"),
        (durbar.BadSeats, lambda: GAME.new(seats=6), "kyoto is for 2 to 5 players, not 6"),
        (durbar.BadSeats, lambda: GAME.new(seats=True), "kyoto is for 2 to 5 players, not True"),
        (durbar.BadSeed, lambda: GAME.new(seats=2, seed=-1), "a seed is a whole number from 0"),
        (
            durbar.BadOption,
            lambda: GAME.new(2, options={"x": 1}),
            "kyoto has no option 'x'; there are full_pile_variant",
        ),
        (
            durbar.BadOption,
            lambda: GAME.new(2, options={"full_pile_variant": "maybe"}),
            "full_pile_variant is true or false, not 'maybe'",
        ),
        (durbar.BadSeed, lambda: GAME.new(seats=2, seed=True), "a seed is a whole number from 0"),
        (durbar.BadRecord, lambda: durbar.Record(GAME, 3, 1, players=["A"]), "3 seats have 3 names, or none, not 1"),
        (durbar.UnknownBot, lambda: durbar.bot("genius"), "there is no bot 'genius'; there are easy"),
        (durbar.DurbarError, lambda: durbar.bot("search:0"), "a search needs a budget"),
        (durbar.DurbarError, lambda: durbar.bot("search:0s"), "a search needs a budget"),
        (durbar.DurbarError, lambda: catalogue("kyoto", "de"), "there is no language 'de'; there are en, fr"),
        (durbar.DurbarError, lambda: durbar.Perft(GAME.new(2, 1), 0), "at least 1 and at most 200, not 0"),
        (
            durbar.UnknownMove,
            lambda: GAME.new(2, 1).play(0, "hop"),
            "there is no move 'hop'; moves are written like give 0, accept, refuse 1",
        ),
        (durbar.UnknownMove, lambda: GAME.new(2, 1).play(0, "give " * 1000), "there is no move"),
    ],
)
def test_wrong_input_gets_one_sentence(error: type[Exception], call: Any, sentence: str) -> None:
    with pytest.raises(error) as raised:
        call()
    assert str(raised.value).startswith(sentence) or sentence in str(raised.value)
    assert len(str(raised.value)) < 250


STATE = GAME.new(2, seed=1)
FOREIGN = durbar.game("xanadu").new(2, seed=1)
WRONG = [
    None,
    True,
    -1,
    2.5,
    10**30,
    "x",
    "\ud800",
    b"x",
    [],
    ["x"],
    {},
    {"x": 1},
    {1: 2},
    (),
    object(),
    GAME,
    FOREIGN,
    int,
]

# The face: whatever is given to it is taken or refused with a `DurbarError`. Each line tries one parameter.
FACE: list[tuple[str, Any]] = [
    ("game, name", lambda x: durbar.game(x)),
    ("game, edition", lambda x: durbar.game("kyoto", edition=x)),
    ("game, components", lambda x: durbar.game("kyoto", components=x)),
    ("bot, name", lambda x: durbar.bot(x)),
    ("bot, seed", lambda x: durbar.bot("random", seed=x)),
    ("Bot.advise, state", lambda x: durbar.bot("random", 1).advise(x, 0)),
    ("Bot.advise, seat", lambda x: durbar.bot("random", 1).advise(STATE, x)),
    ("Bot.choose, seat", lambda x: durbar.bot("random", 1).choose(STATE, x)),
    ("rng_of_seed", lambda x: durbar.rng_of_seed(x)),
    ("read_position", lambda x: durbar.read_position(x)),
    ("write_position", lambda x: durbar.write_position(x)),
    ("digest", lambda x: durbar.digest(x)),
    ("Perft, state", lambda x: durbar.Perft(x, 1)),
    ("Perft, depth", lambda x: durbar.Perft(STATE, x)),
    ("Game.new, seats", lambda x: GAME.new(x)),
    ("Game.new, seed", lambda x: GAME.new(2, seed=x)),
    ("Game.new, options", lambda x: GAME.new(2, options=x)),
    ("Game.new, an option", lambda x: GAME.new(2, options={"full_pile_variant": x})),
    ("Game.view, state", lambda x: GAME.view(x, 0)),
    ("Game.view, seat", lambda x: GAME.view(STATE, x)),
    ("Game.redeal, state", lambda x: GAME.redeal(x, 0, durbar.rng_of_seed(1))),
    ("Game.redeal, seat", lambda x: GAME.redeal(STATE, x, durbar.rng_of_seed(1))),
    ("Game.redeal, rng", lambda x: GAME.redeal(STATE, 0, x)),
    ("Game.observe, seat", lambda x: GAME.observe(STATE, x)),
    ("Game.why, seat", lambda x: GAME.why(STATE, x, [])),
    ("Game.why, line", lambda x: GAME.why(STATE, STATE.actor(), x)),
    ("Game.require_seats", lambda x: GAME.require_seats(x)),
    ("Game.read_options", lambda x: GAME.read_options(x)),
    ("Game.read_options, seats", lambda x: GAME.read_options({}, 2 if x is None else x)),
    ("Game.changed_options", lambda x: GAME.changed_options(x)),
    ("Game.refusal, others", lambda x: GAME.refusal(2, x, "first_player", "0")),
    ("Game.refusal, name", lambda x: GAME.refusal(2, {}, x, "0") or GAME.read_options({x: "0"})),
    ("Game.write", lambda x: GAME.write(x)),
    ("Game.unfit, seats", lambda x: GAME.unfit(x, {})),
    ("Game.unfit, wishes", lambda x: GAME.unfit(2, x)),
    ("State.play, seat", lambda x: STATE.clone().play(x, "give 0")),
    ("State.play, move", lambda x: STATE.clone().play(STATE.actor(), x)),
    ("State.legal_moves", lambda x: STATE.legal_moves(x)),
    ("State.shared_legal_moves", lambda x: STATE.shared_legal_moves(x)),
    ("State.goal_reached", lambda x: STATE.goal_reached(x)),
    ("State.refusal, seat", lambda x: STATE.refusal(x, GAME.moves[0])),
    ("State.refusal, move", lambda x: STATE.refusal(STATE.actor(), x)),
    ("State.check, seat", lambda x: STATE.check(x, GAME.moves[0])),
    ("State.check, move", lambda x: STATE.check(STATE.actor(), x)),
    ("State.is_final, seat", lambda x: STATE.is_final(x, GAME.moves[0])),
    ("State.is_final, move", lambda x: STATE.is_final(STATE.actor(), x)),
    ("State.apply, seat", lambda x: STATE.apply(str(x), GAME.moves[0])),  # type: ignore[arg-type]
    ("State.apply, move", lambda x: STATE.apply(STATE.actor(), x)),
    ("State.require_seat", lambda x: STATE.require_seat(x)),
    ("State.require_viewer", lambda x: STATE.require_viewer(x)),
    ("MoveTable.parse", lambda x: GAME.moves.parse(x)),
    ("MoveTable.leaves_no_choice", lambda x: GAME.moves.leaves_no_choice(x)),
    ("MoveTable.__getitem__", lambda x: GAME.moves[x]),
    ("FastRng.below", lambda x: durbar.rng_of_seed(1).below(x)),
    ("FastRng.shuffle", lambda x: durbar.rng_of_seed(1).shuffle(x)),
    ("KeyedRng.below", lambda x: durbar.rng_of_seed("00" * 32).below(x)),
    ("KeyedRng.shuffle", lambda x: durbar.rng_of_seed("00" * 32).shuffle(x)),
    ("Record, game", lambda x: durbar.Record(x, 2)),
    ("Record, seats", lambda x: durbar.Record(GAME, x)),
    ("Record, seed", lambda x: durbar.Record(GAME, 2, x)),
    ("Record, options", lambda x: durbar.Record(GAME, 2, 1, options=x)),
    ("Record, players", lambda x: durbar.Record(GAME, 2, 1, players=x)),
    ("Record, a player", lambda x: durbar.Record(GAME, 2, 1, players=[x, "Bo"])),
    ("Record.play, state", lambda x: durbar.Record(GAME, 2, 1).play(x, 0, "give 0")),
    ("Record.play, seat", lambda x: durbar.Record(GAME, 2, 1).play(STATE.clone(), x, "give 0")),
    ("Record.play, move", lambda x: durbar.Record(GAME, 2, 1).play(STATE.clone(), STATE.actor(), x)),
    ("Record.replay", lambda x: durbar.Record(GAME, 2, 1).replay(x)),
    ("Record.parse", lambda x: durbar.Record.parse(x)),
    ("Record.load", lambda x: durbar.Record.load(x)),
    ("Record.save", lambda x: durbar.Record(GAME, 2, 1).save(x)),
]


@pytest.mark.parametrize("call", [call for _, call in FACE], ids=[name for name, _ in FACE])
def test_whatever_is_given_to_the_face_is_taken_or_refused(
    call: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where there is no file x yet
    before = durbar.digest(STATE)
    refusals = []
    for value in WRONG:
        try:
            call(value)
        except durbar.DurbarError as error:
            refusals.append(str(error))
    assert len(refusals) >= len(WRONG) // 2
    assert all(0 < len(sentence) <= 400 for sentence in refusals)
    assert durbar.digest(STATE) == before


# What a title answers to the house, which has asked whether the question makes sense.
MAKES = {
    "start",
    "empty_table",
    "accept",
    "read",
    "require_options",
    "require_first_player",
    "make_observer",
    "seen_by",
}
ASKED: dict[str, tuple[Any, ...]] = {
    "state": (lambda state: state,),
    "seat": (lambda state: state.actor(),),
    "moves": (lambda state: state.legal_moves(state.actor()),),
    "line": (lambda state: state.legal_moves(state.actor())[:1],),
    "move": (lambda state: state.legal_moves(state.actor())[0],),
    "rng": (lambda state: durbar.rng_of_seed(1),),
}


def questions_about_states() -> list[tuple[str, list[str]]]:
    """What any game can be asked about a state, and with what."""
    found = []
    for name in sorted(set(dir(durbar.Game)) - MAKES):
        method = inspect.getattr_static(durbar.Game, name)
        if not name.startswith("_") and callable(method):
            words = list(inspect.signature(method).parameters)[1:]
            if words[:1] == ["state"]:
                found.append((name, words))
    return found


@pytest.mark.parametrize("name", durbar_games.GAMES)
@pytest.mark.parametrize(("question", "words"), questions_about_states(), ids=lambda found: str(found))
def test_whatever_a_game_is_asked_about_is_its_own_or_refused(question: str, words: list[str], name: str) -> None:
    game = durbar.game(name)
    state = game.new(2, seed=1)
    before = durbar.digest(state)
    ask = getattr(game, question)
    right = [ASKED[word][0](state) for word in words]
    ask(*right)
    foreign = durbar.game("xanadu" if name != "xanadu" else "kyoto").new(2, seed=1)
    for at, word in enumerate(words):
        taken = 0
        for value in [*WRONG[:-2], foreign, *foreign.legal_moves(foreign.actor())[:1]]:
            with suppress(durbar.DurbarError):
                ask(*right[:at], value, *right[at + 1 :])
                taken += 1
        says_nothing = question not in vars(type(game)) and question in ("considered", "odds", "reasons", "habits")
        assert not taken or word != "state" or says_nothing
    assert durbar.digest(state) == before


def test_everything_public_is_tried_or_needs_no_trying() -> None:
    tried = {name.partition(",")[0] for name, _ in FACE}
    classes = {name for name in durbar.__all__ if isinstance(getattr(durbar, name), type)}
    functions = {name for name in durbar.__all__ if callable(getattr(durbar, name))} - classes
    assert functions - {"compiled"} <= tried
    assert {"Record", "Perft"} <= tried
    about_states = {f"Game.{name}" for name, _ in questions_about_states()}
    asked_with_something = {
        f"Game.{name}"
        for name in set(dir(durbar.Game)) - MAKES
        if not name.startswith("_")
        and inspect.isfunction(method := inspect.getattr_static(durbar.Game, name))
        and len(inspect.signature(method).parameters) > 1
    }
    assert asked_with_something - about_states - {"Game.does_with"} <= tried  # which says no
    methods = {
        f"Record.{name}" for name, of in vars(durbar.Record).items() if callable(of) or name in ("parse", "load")
    }
    assert {name for name in methods if "._" not in name} - {"Record.states", "Record.undo"} <= tried
    of_others = {
        f"{of.__name__}.{name}"
        for of in (durbar.State, durbar.MoveTable, durbar.FastRng, durbar.KeyedRng)
        for name in dir(of)
        if not name.startswith("_")
        and callable(method := inspect.getattr_static(of, name))
        and len(inspect.signature(method).parameters) > 1
    }
    assert of_others - {"State.draw_first_player", "MoveTable.holds"} <= tried  # the rules ask; which says no


@pytest.mark.parametrize("name", durbar_games.GAMES)
@pytest.mark.parametrize("wrong", ["x", None, 2.5, [0], object()], ids=lambda wrong: type(wrong).__name__)
def test_every_state_says_what_is_no_seat_and_what_is_no_move(name: str, wrong: Any) -> None:
    """Also where its rules are compiled, and past whatever they would make of it where they are not."""
    state = durbar.game(name).new(2, seed=1)
    before, seat = durbar.digest(state), state.actor()
    move = state.legal_moves(seat)[0]
    for asked in (state.legal_moves, state.shared_legal_moves, state.goal_reached):
        with pytest.raises(durbar.BadSeats, match="a seat is a whole number, not"):
            asked(wrong)
    for ask in (state.refusal, state.check, state.is_final, state.apply, state.play):
        with pytest.raises(durbar.BadSeats, match="a seat is a whole number, not"):
            ask(wrong, move)
        with pytest.raises(durbar.UnknownMove):
            ask(seat, wrong)
    assert durbar.digest(state) == before


def test_a_state_is_asked_by_the_names_of_what_it_is_asked() -> None:
    assert STATE.legal_moves(seat=STATE.actor())
    assert STATE.is_final(seat=STATE.actor(), move=GAME.moves[0])


def test_a_state_is_shown_only_by_its_own_game() -> None:
    with pytest.raises(durbar.BadPosition, match="xanadu knows its own states"):
        durbar.game("xanadu").view(STATE, 0)


def test_an_owners_box_is_read_once() -> None:
    """Positions and records bring the whole box with them each time."""
    assert durbar.game("kyoto", components=GAME.contents) is durbar.game("kyoto", components=dict(GAME.contents))


def test_a_components_file_is_read_each_time(tmp_path: Path) -> None:
    """… as it may have changed."""
    path = tmp_path / "box.toml"
    path.write_bytes((Path(kyoto.__file__).parent / "components.toml").read_bytes())
    assert durbar.game("kyoto", components=path).contents == GAME.contents
    path.write_text("nothing")
    for name in (path, str(path)):
        with pytest.raises(durbar.BadComponents):
            durbar.game("kyoto", components=name)


def test_options_have_types_defaults_and_explanations_in_every_language() -> None:
    assert GAME.options.__struct_fields__ == ("full_pile_variant", "visible_bells_variant", "first_player")
    assert GAME.changed_options(GAME.read_options()) == {}
    assert GAME.changed_options(GAME.read_options({"full_pile_variant": "true"})) == {"full_pile_variant": True}
    for language in LANGUAGES:
        for name in GAME.options.__struct_fields__:
            assert catalogue("kyoto", language).has(f"option-{name}")


@pytest.mark.parametrize("wrong", ["x", "5", ["0"], None])
def test_options_made_by_hand_are_checked_like_others(wrong: object) -> None:
    options = GAME.options(first_player=wrong)
    for use in (GAME.read_options, lambda it: GAME.new(3, 1, it), lambda it: durbar.Record(GAME, 3, 1, it)):
        with pytest.raises(durbar.BadOption, match="first_player is lot or 0 or 1 or 2 or 3 or 4"):
            use(options)
    assert GAME.read_options(GAME.options(first_player="2")) == GAME.read_options({"first_player": 2})


class Two:
    """A whole number of somebody else's making, as those of numpy are."""

    def __index__(self) -> int:
        return 2


def test_a_move_is_found_by_any_whole_number() -> None:
    assert GAME.moves[Two()] is GAME.moves[2] is GAME.moves.moves[2]
    assert GAME.moves[-1] is GAME.moves.moves[-1]


def test_nothing_may_hide_behind_a_move() -> None:
    assert GAME.moves.parse("give" + " " * 90 + "1").notation == "give 1"
    with pytest.raises(durbar.UnknownMove):
        GAME.moves.parse("give 1" + " " * 100 + "0")


def test_a_move_of_another_box_is_refused() -> None:
    other = durbar.game("kyoto", components=GAME.new(2, 1).box.contents)  # type: ignore[attr-defined]
    state = GAME.new(2, 1)
    with pytest.raises(durbar.UnknownMove, match="another game or edition"):
        state.play(state.actor(), other.moves[0])


def test_a_list_of_legal_moves_belongs_to_the_caller() -> None:
    state = GAME.new(3, 1)
    state.legal_moves(state.actor()).clear()
    assert len(state.legal_moves(state.actor())) == 3


def test_the_catalogues_of_all_languages_say_the_same_things() -> None:
    for name in ("kyoto", "house"):
        keys = [sorted(catalogue(name, language).bundle._messages) for language in LANGUAGES]
        assert keys[0] == keys[1]


def test_a_refusal_is_said_in_the_language_asked_for() -> None:
    state = GAME.new(2, 1)
    with pytest.raises(durbar.IllegalMove) as refusal:
        state.play(1 - state.actor(), "give 0")
    assert refusal.value.rule == "kyoto-8"
    assert refusal.value.sentence("fr") != refusal.value.sentence("en")
    assert str(refusal.value).endswith("(kyoto-8)")


def test_games_and_records_travel_and_moves_say_how() -> None:
    record = durbar.Record(GAME, seats=2, seed=3)
    record.play(state := record.replay(), state.actor(), "give 0")
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    assert copy.deepcopy(GAME) is GAME
    for other in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
        assert str(other) == str(record)
        assert other.moves == record.moves
    with pytest.raises(TypeError, match="its notation does: 'give 0'"):
        pickle.dumps(GAME.moves[0])


def test_a_message_never_commands_the_terminal() -> None:
    """What a stranger wrote may be quoted, but only letters that print."""
    hostile = {"exploration": [], "special": [], "game": {}, "\x1b[2J\u202e": 1}
    with pytest.raises(durbar.BadComponents) as refusal:
        durbar.game("kyoto", components=hostile)
    assert str(refusal.value).isprintable()
    assert len(str(durbar.DurbarError("x" * 10_000))) == 400


def test_a_number_is_as_good_as_its_digits_in_an_option() -> None:
    game = durbar.game("kathmandu")
    assert game.read_options({"needles": 3, "first_player": 1}) == game.read_options(
        {"needles": "3", "first_player": "1"}
    )
    for wrong in (9, -1, True, 3.5):
        with pytest.raises(durbar.BadOption, match="needles is usual or 0 or 1"):
            game.read_options({"needles": wrong})


@pytest.mark.parametrize(
    ("game", "written", "meant"),
    [
        ("kathmandu", "roll grey brown", "roll brown grey"),
        ("kathmandu", "toolbox paint  backpack COMPASS", "toolbox backpack compass paint"),
        ("kathmandu", "turn n 1", "turn 1 n"),
        ("reviving", "bid n1 1", "bid 1 n1"),
        ("reviving", "swap 1 n1", "swap n1 1"),
        ("reviving", "jump n2 n1", "jump n2 n1"),  # here the order says which
    ],
)
def test_the_order_of_words_matters_only_where_it_says_something(game: str, written: str, meant: str) -> None:
    assert durbar.game(game).moves.parse(written).notation == meant


@pytest.mark.parametrize("written", ["roll brown brown brown", "n1 bid 1", "jump n1 n1", "swap n1 1 1"])
def test_words_that_no_move_has_are_refused_in_any_order(written: str) -> None:
    with pytest.raises(durbar.UnknownMove):
        durbar.game("reviving").moves.parse(written)


@pytest.mark.parametrize("ask", [lambda seat: GAME.observe(STATE, seat), lambda seat: GAME.why(STATE, seat, [])])
@pytest.mark.parametrize("seat", [None, "0", 1.5, [], 7, -1, 10**30])
def test_who_decides_is_checked(ask: Any, seat: Any) -> None:
    with pytest.raises(durbar.BadSeats):
        ask(seat)


@pytest.mark.parametrize("state", [None, "state", 7, durbar.game("xanadu").new(2, seed=1)])
def test_a_game_thinks_about_its_own_states(state: Any) -> None:
    for ask in (GAME.observe, lambda state, seat: GAME.why(state, seat, [])):
        with pytest.raises(durbar.BadPosition, match="kyoto knows its own states"):
            ask(state, 0)


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    other = (STATE.actor() + 1) % STATE.seats
    with pytest.raises(durbar.BadSeats, match=f"seat {other} has nothing to decide now"):
        GAME.observe(STATE, other)


@pytest.mark.parametrize("game", durbar_games.GAMES)
def test_a_deal_for_nobody_is_refused(game: str) -> None:
    state = durbar.game(game).new(2, seed=1)
    for seat in (2, -2, 99):
        with pytest.raises(durbar.BadSeats, match=f"there is no seat {seat}"):
            state.game.redeal(state, seat, durbar.rng_of_seed(1))
    for wrong in (None, "0", 1.5, [0]):
        with pytest.raises(durbar.BadSeats, match="a seat is a whole number"):
            state.game.redeal(state, wrong, durbar.rng_of_seed(1))  # type: ignore[arg-type]
    with pytest.raises(durbar.BadSeed, match=r"luck comes from a generator, as durbar.rng_of_seed makes it"):
        state.game.redeal(state, 0, 7)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", durbar_games.GAMES)
def test_everything_that_is_named_has_its_names_and_words(game: str) -> None:
    names = durbar.game(game).names
    assert set(durbar.game(game).things.values()) <= names.keys()
    for kind in durbar.game(game).things.values():
        assert len(set(names[kind])) == len(names[kind]) > 0
        for language in LANGUAGES:
            assert [name for name in names[kind] if not catalogue(game, language).has(f"{kind}-{name}")] == []


@pytest.mark.parametrize("name", durbar_games.GAMES)
def test_a_game_reads_positions_for_its_own_numbers_of_players_and_options_alone(name: str) -> None:
    game = durbar.game(name)
    seats = game.usual_seats
    data, options = game.write(game.new(seats, seed=1)), game.read_options()
    for wrong in (None, "3", -1, 99, True, 10**30):
        with pytest.raises(durbar.BadSeats, match=f"{name} is for"):
            game.read(data, wrong, options)  # type: ignore[arg-type]
    unfit: Any
    for unfit in (None, "short", {}, durbar.Options()):
        with pytest.raises(durbar.BadOption, match=f"{name} has its own options"):
            game.read(data, seats, unfit)
