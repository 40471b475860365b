"""Levels: four for every game, mode and number of seats; what is weaker than its name says so."""

from __future__ import annotations

import pytest

import durbar
from durbar.bots import AHEAD, LEVELS, GuidedBot, LevelBot
from durbar.bots.guided import PART
from durbar.bots.levels import PLAYERS, STYLES, WITHOUT_NETWORK, style_of
from durbar.cli import main
from durbar.games import GAMES
from tests.proofs.play import LEARNED

FEW = 12  # moves of a game


def own_box(name: str) -> durbar.Game:
    return durbar.game(name, components=dict(durbar.game(name).contents))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in GAMES[game].seat_counts])
def test_every_level_plays_every_game_with_every_number_of_seats(game: str, seats: int, level: str) -> None:
    state = durbar.game(game).new(seats, seed=4)
    bot = durbar.bot(level, seed=5)
    assert bot.excuse(state.game) == ""
    for _ in range(FEW):
        seat = state.actor()
        move = bot.choose(state, seat)
        assert move in state.legal_moves(seat)
        state.play(seat, move)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", LEARNED)
def test_who_remembers_decides_the_same_whatever_nobody_has_seen(name: str, seed: int) -> None:
    state, luck = durbar.game(name).new(3, seed), durbar.rng_of_seed(seed)
    for played in range(1000):
        seat = state.actor()
        moves = state.legal_moves(seat)
        if played > 30 and len(moves) > 1:
            break
        state.play(seat, moves[luck.below(len(moves))])
    other = state.game.redeal(state.game.remembered(state, seat), seat, durbar.rng_of_seed(9))
    assert durbar.digest(other) != durbar.digest(state)
    assert LevelBot("medium", seed=1).choose(other, seat) == LevelBot("medium", seed=1).choose(state, seat)


@pytest.mark.parametrize(("level", "remembers"), list(zip(LEVELS, [False, True, True, True], strict=True)))
def test_easy_forgets_what_it_has_seen(level: str, remembers: bool) -> None:
    assert durbar.bot(level, seed=1).remembers == remembers


@pytest.mark.parametrize("game", LEARNED)
def test_the_table_names_bots_for_every_game(game: str) -> None:
    assert game in STYLES
    for name in (*PLAYERS[game], *WITHOUT_NETWORK):
        durbar.bot(name, seed=1)


@pytest.mark.parametrize(("level", "alone"), list(zip(LEVELS, WITHOUT_NETWORK, strict=True)))
def test_who_plays_alone_searches_without_a_network_and_needs_no_excuse(level: str, alone: str) -> None:
    game = durbar.game("reviving")
    bot = LevelBot(level, seed=1)
    assert type(bot.player(game, 1)) is type(durbar.bot(alone))
    assert type(bot.player(game, 2)) is type(durbar.bot(PLAYERS["reviving"][LEVELS.index(level)]))
    assert bot.excuse(game) == ""


@pytest.mark.parametrize("level", LEVELS)
def test_an_owners_own_box_is_played_without_a_network_and_a_sentence_says_so(level: str) -> None:
    game = own_box("kyoto")
    bot = LevelBot(level, seed=1)
    bot.hurry(0.02)
    assert bot.excuse(game).startswith(f"{level} plays kyoto without a network and is weaker: the network of kyoto has")
    state = game.new(3, seed=1)
    assert bot.choose(state, state.actor()) in state.legal_moves(state.actor())


def test_the_sentence_is_told_before_the_games(capsys: pytest.CaptureFixture[str], tmp_path: object) -> None:
    box = "src/durbar/games/kyoto/components.toml"
    words = ["arena", "kyoto", "easy", "easy", "random", "-n", "3", "--workers", "1", "--components", box]
    assert main(words) == 0
    said = capsys.readouterr().err
    assert said.count("easy plays kyoto without a network and is weaker") == 1


@pytest.mark.parametrize("name", ["search:1000", "search:1.5s", "greedy", "random", "net", "net:0", "guided:20"])
def test_other_names_stay(name: str) -> None:
    assert durbar.bot(name, seed=1).excuse(durbar.game("kyoto")) == ""


@pytest.mark.parametrize("name", ["guided", "guided:", "guided:x", "guided:-1", "Master", "expert", ""])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(durbar.UnknownBot, match="there are easy, medium, hard, master"):
        durbar.bot(name)


def test_who_is_hurried_thinks_no_longer() -> None:
    bot = LevelBot("master", seed=1)
    bot.hurry(5.0)
    assert bot.seconds < 1
    bot.hurry(0.03)
    assert bot.seconds == 0.03
    assert vars(bot.player(durbar.game("kyoto"), 4))["seconds"] == pytest.approx(AHEAD * 0.03)


@pytest.mark.parametrize("name", LEARNED)
def test_a_master_tries_what_it_thinks_of_in_more_deals(name: str) -> None:
    game = durbar.game(name)
    hard, master = (LevelBot(level, seed=1).player(game, 2) for level in ("hard", "master"))
    assert isinstance(hard, GuidedBot)
    assert isinstance(master, GuidedBot)
    of_hard, of_master = (style_of(one.level, name, 2) for one in (hard, master))
    assert of_hard == style_of("", name, 2)
    assert of_hard.deals < of_master.deals <= master.iterations // PART


def test_in_reviving_kathmandu_a_master_thinks_in_its_own_way_only_against_one() -> None:
    """That is where it was seen to help."""
    assert style_of("master", "reviving", 2).alive
    assert style_of("master", "reviving", 3) == style_of("hard", "reviving", 3)
    assert style_of("master", "xanadu", 4) == style_of("master", "xanadu", 2)
