"""Training: a little of it, for real, on a processor. It ends after so many decisions, not after so many seconds."""

from __future__ import annotations

import itertools
import shutil
from dataclasses import replace
from multiprocessing import Pipe
from pathlib import Path
from xml.etree import ElementTree

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import durbar
from durbar.bots import Bot, NetworkBot, RandomBot
from durbar.bots.arrays import read_arrays, write_arrays
from durbar.bots.network import BadWeights, Network, read_checked, read_weights, weights_file
from durbar.bots.series import places, play_out
from durbar.cli import main
from durbar.core.rng import rng_of_seed
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.reviving.pieces import Monument
from durbar.games.reviving.rules import Reviving
from durbar.train import folder
from durbar.train.folder import BadFolder
from durbar.train.learner import Rates, learn, loss, new_momentum
from durbar.train.lockstep import Lockstep, packed
from durbar.train.network import as_arrays, evaluate, log_chances, new_weights
from durbar.train.packing import TARGETS, Lessons, padded, padded_lessons, read_bags, read_lessons, size_of
from durbar.train.picture import picture, smoothed
from durbar.train.run import FRESH, Training
from durbar.train.settings import Settings
from durbar.train.tables import Tables
from tests.proofs.play import LEARNED, any_decision

FOREVER = 1e9  # seconds
KYOTO = durbar.game("kyoto")
SMALL = Settings(
    "kyoto", width=32, span=16, blocks=1, workers=1, tables=32, batch=512, pool=4, epochs=3, rate=3e-3, last_rate=2e-3,
    usual=1000, others=0, searched=10, walks=8, snapshot=FOREVER, report=FOREVER,
)  # fmt: skip


def test_a_run_goes_on_as_if_it_had_not_been_interrupted_and_beats_random(tmp_path: Path) -> None:
    """In one test, because it takes half a minute to train so much."""
    gone_on = Training(SMALL, tmp_path / "gone_on", print)
    gone_on.run(FOREVER, 8_000)
    shutil.copytree(gone_on.path, tmp_path / "kept")
    steps = gone_on.steps
    gone_on.run(FOREVER, 16_000)
    taken_up = Training(SMALL, tmp_path / "kept", print)
    assert taken_up.steps == steps > 0
    taken_up.run(FOREVER, 16_000)
    assert gone_on.steps > steps
    require_same(gone_on, taken_up)

    taken_up.run(FOREVER, 64_000)
    network = read_weights(taken_up.path / "kyoto.weights", KYOTO)
    wins = sum(wins_against_random(network, number) for number in range(200))
    assert wins > 75  # a fair share is 50, with a deviation of 6


def require_same(one: Training, other: Training) -> None:
    for name in ("decisions", "games", "steps", "commands", "room", "usual"):
        assert getattr(one, name) == getattr(other, name), name
    assert one.luck.getstate() == other.luck.getstate()
    assert len(one.league) == len(other.league) == 2
    for mine, yours in (
        (one.weights, other.weights),
        (one.momentum.mean, other.momentum.mean),
        (one.momentum.square, other.momentum.square),
        *zip(one.league, other.league, strict=True),
    ):
        for name, array in as_arrays(mine).items():
            assert np.array_equal(array, as_arrays(yours)[name]), name


def wins_against_random(network: Network, number: int) -> bool:
    """Whether a network wins one game, each deal from every seat."""
    state, seat = KYOTO.new(4, number // 4), number % 4
    bots: list[Bot] = [RandomBot(4 * number + place) for place in range(4)]
    bots[seat] = NetworkBot(number, 0.3, network)
    play_out(state, bots)
    return places(state)[seat] == 1


def a_few_games(patience: float, watching: int, searched: int = 0, goals: float = 0.0) -> Lockstep:
    """Games of Kyoto that were played by chance, with expectations that differ from decision to decision."""
    rng = durbar.rng_of_seed(7)
    tables = Tables(KYOTO, rng, usual=1000, past=0, others=0)
    other = RandomBot(1).choose
    lockstep = Lockstep(KYOTO.observer, tables.new, other, 2, patience, 0.3, goals, watching, searched, rng)
    lockstep.thinker = lambda state, seat, moves: ([0.0] * (len(moves) - 1) + [1.0], 0.125)
    number = 0
    while not lockstep.finished:
        lockstep.ask()
        number += 1
        lockstep.answer([0, 0], [-1.0, -1.0], [1 / (number + 2)] * 2, [1 / (number + 3)] * 2)
    return lockstep


def outlooks(lockstep: Lockstep, seat: int) -> list[tuple[float, float]]:
    """What a seat expected at each of its decisions, from the last to the first, and what it was told to expect."""
    return [(one.share, one.targets[0]) for one in lockstep.finished if one.seat == seat and one.moves]


def test_what_a_decision_is_told_lies_between_how_it_ended_and_what_was_thought_next() -> None:
    for seat in range(4):
        patient, hasty, between = (outlooks(a_few_games(patience, 0), seat) for patience in (1.0, 0.0, 0.5))
        end = patient[0][1]
        assert {told for _, told in patient} == {end}
        assert hasty[0][1] == between[0][1] == end
        assert [told for _, told in hasty[1:]] == [share for share, _ in hasty[:-1]]
        for (share, told), (_, before) in itertools.pairwise(between):
            assert before == pytest.approx((share + told) / 2)


def test_where_a_game_asks_nothing_besides_only_beating_others_counts() -> None:
    beaten, both = (
        [one.targets[-1] for one in a_few_games(patience=1.0, watching=0, goals=goals).finished] for goals in (0.0, 0.5)
    )
    assert any(beaten)
    assert both == beaten


def test_what_a_game_asks_besides_counts_as_much_as_it_is_told_to() -> None:
    """Whoever plays alone by chance has lost, and has finished some monuments."""
    reviving = durbar.game("reviving")
    told = []
    for goals in (0.0, 0.5, 1.0):
        rng = durbar.rng_of_seed(7)
        tables = Tables(reviving, rng, past=0, others=0, alone=1000)
        lockstep = Lockstep(reviving.observer, tables.new, RandomBot(1).choose, 1, 1.0, 0.3, goals, 0, 0, rng)
        while not lockstep.finished:
            lockstep.ask()
            lockstep.answer([0], [-1.0], [0.0], [0.0])
        told.append(lockstep.finished[0].targets[-1])
    none, half, whole = told
    assert none == 0.0
    assert 0.0 <= whole < 1.0
    assert half == pytest.approx(whole / 2)


def test_a_yak_reaches_its_goal_in_kathmandu_and_who_builds_alone_with_the_last_monument() -> None:
    yaks = durbar.game("kathmandu").new(2, 1)
    assert isinstance(yaks, Kathmandu)
    assert [yaks.goal_reached(seat) for seat in range(2)] == [0, 0]
    yaks.players[1].arrived = True
    assert [yaks.goal_reached(seat) for seat in range(2)] == [0, 1]
    for seats, reached in ((1, 0.6), (2, -1.0)):
        squares = durbar.game("reviving").new(seats, 1)
        assert isinstance(squares, Reviving)
        for square, finished in zip(squares.squares, (6, 1), strict=True):
            square.monuments = [Monument(0, []) for _ in range(finished)]
            for monument in square.monuments:
                monument.scored = True
        assert squares.goal_reached(0) == pytest.approx(reached)


def test_a_seat_that_looks_on_learns_how_it_stands_and_nothing_about_moves() -> None:
    finished = a_few_games(0.95, 1000).finished
    looking_on, deciding = ([one for one in finished if bool(one.moves) is decides] for decides in (False, True))
    assert len(looking_on) == len(deciding)
    assert all(one.features and not one.traits and len(one.targets) == len(deciding[0].targets) for one in looking_on)
    lessons = read_lessons(packed(finished))
    weights = new_weights(jax.random.key(1), KYOTO.observer.features, KYOTO.observer.traits, 8, 4, 1)
    weights = {name: array + 0.1 for name, array in weights.items()}

    def told(lessons: Lessons) -> dict[str, float]:
        found = loss(weights, padded_lessons(lessons, size_of(lessons.bags)), Rates())[1]
        return {name: float(value) for name, value in found.items()}

    without = told(read_lessons(packed(deciding)))
    assert told(lessons)["policy"] == pytest.approx(without["policy"], abs=1e-5)
    assert told(lessons)["entropy"] == pytest.approx(without["entropy"], abs=1e-5)
    assert told(lessons)["value"] != pytest.approx(without["value"], abs=1e-5)


def test_what_a_search_would_play_is_played_and_learned() -> None:
    lockstep = a_few_games(0.95, 0, searched=1000)
    assert all(one.chosen == len(one.moves) - 1 and one.share == 0.125 for one in lockstep.finished)
    lessons = read_lessons(packed(lockstep.finished))
    lessons = padded_lessons(lessons, size_of(lessons.bags))
    weights = new_weights(jax.random.key(1), KYOTO.observer.features, KYOTO.observer.traits, 16, 8, 1)
    momentum, unlike = new_momentum(weights), []
    for _ in range(30):
        weights, momentum, told = learn(weights, momentum, lessons, jnp.float32(0.01), Rates())
        assert float(told["policy"]) == 0
        unlike.append(float(told["unlike"]))
    assert unlike[-1] < unlike[0] / 2


def test_who_thinks_ahead_gets_the_weights_by_a_file(tmp_path: Path) -> None:
    """A message must be short: whoever sends much waits until it is read, and workers have much to send."""
    training = Training(SMALL, tmp_path, print)
    ours, theirs = Pipe()
    with ours, theirs:
        news = training.news(ours)
        assert news is not None
        assert network_is(news, training)
        assert training.news(ours) is None
        training.steps += FRESH
        training.weights["query"] += 1.0
        assert training.news(ours) == news
        assert network_is(news, training)
    assert Training(replace(SMALL, searched=0), tmp_path / "blind", print).news(ours) is None


def network_is(path: Path, training: Training) -> bool:
    found = read_weights(path, KYOTO).query[:, :-TARGETS]
    return bool(np.array_equal(found, np.float32(np.float16(training.weights["query"]))))


def test_a_new_network_leans_to_what_the_judge_likes(tmp_path: Path) -> None:
    training = Training(SMALL, tmp_path, print)
    network, observer = Network(as_arrays(training.weights)), KYOTO.observer
    likes = []
    for deal in range(20):
        state = KYOTO.new(4, deal)
        seen = KYOTO.observe(state, state.actor())
        starts = [0, *seen.ends[:-1]]
        best = [observer.worse in seen.traits[start:end] for start, end in zip(starts, seen.ends, strict=True)]
        chances = network.chances(seen)
        likes.append(
            sum(chance for chance, is_best in zip(chances, best, strict=True) if is_best) - sum(best) / len(best)
        )
    assert sum(likes) > 0.05 * len(likes)


def test_the_curve_of_a_run_is_a_picture(begun: Path) -> None:
    """A line for each run, with points only where enough games were played."""
    assert ElementTree.parse(begun / "curve.svg").getroot().tag.endswith("svg")
    line = {"decisions": 1_000_000, "others_games": 250, "others_share": 0.5}
    few = smoothed([line, {**line, "others_games": 0, "others_share": ""}])
    many = smoothed([{**line, "decisions": number * 1_000_000} for number in range(1, 9)])
    assert few == []
    assert many == [(float(number), 0.5) for number in range(2, 9)]
    drawn = ElementTree.fromstring(picture({"few": few, "many": many}))
    lines = [part.attrib["points"].split() for part in drawn.iter() if part.tag.endswith("polyline")]
    assert [len(points) for points in lines] == [0, 7]
    assert len({point.split(",")[1] for point in lines[1]}) == 1


def test_a_run_without_the_judge_is_another_run(begun: Path) -> None:
    without = replace(SMALL, judge=False)
    assert " --no-judge " in without.command(60, 0)
    assert "judge" not in SMALL.command(60, 0)
    with pytest.raises(BadFolder, match="has judge = True, not False; give it another folder"):
        Training(without, begun, print)


@pytest.mark.parametrize("name", LEARNED)
def test_numpy_and_jax_agree(name: str) -> None:
    """On weights that are all different, for decisions of random games in any setting, and with filling behind them."""
    game = durbar.game(name)
    observer, luck = game.observer, np.random.default_rng(5)
    shapes = new_weights(jax.random.key(1), observer.features, observer.traits, width=24, span=8, blocks=2)
    weights = {key: 0.3 * luck.standard_normal(array.shape, np.float32) for key, array in shapes.items()}
    rng = durbar.rng_of_seed(3)
    lockstep = Lockstep(observer, Tables(game, rng, usual=100).new, RandomBot(1).choose, 12, 0.95, 0.3, 0.0, 0, 0, rng)
    for table in lockstep.tables:
        for _ in range(10):
            if table.state.actors():
                table.state.play(*any_decision(table.state, rng))
    bags = read_bags(lockstep.ask()[:5])
    larger = size_of(bags)._replace(rows=20, features=len(bags.features) + 30)
    on_device = {key: jnp.asarray(array) for key, array in weights.items()}
    scores, owner, values = jax.jit(evaluate)(on_device, padded(bags, larger))
    chances = np.exp(np.asarray(log_chances(scores, owner, 21)))
    first = 0
    for row, table in enumerate(lockstep.tables):
        assert table.asked is not None
        seen = game.observe(table.state, table.asked.seat)
        own_scores, [own_values] = Network(weights).evaluate([seen])
        last = first + len(seen.moves)
        np.testing.assert_allclose(own_scores, scores[first:last], rtol=2e-4, atol=2e-4)
        np.testing.assert_allclose(own_values, 1 / (1 + np.exp(-np.asarray(values[row]))), rtol=2e-4, atol=2e-4)
        np.testing.assert_allclose(Network(weights).chances(seen), chances[first:last], rtol=1e-3, atol=1e-4)
        first = last


# Folders from which no training can go on


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The folder of a run that has learned nothing yet."""
    Training(SMALL, tmp_path, print).save()
    return tmp_path


def test_a_run_of_another_kind_is_not_taken_up(begun: Path) -> None:
    with pytest.raises(BadFolder, match="has width = 32, not 64; give it another folder"):
        Training(Settings("kyoto", width=64, span=16, blocks=1), begun, print)
    with pytest.raises(BadFolder, match="has game = kyoto, not xanadu"):
        Training(Settings("xanadu", width=32), begun, print)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"durbar": "training 0"}, r"is not of this version \(training 1\)"),
        ({"edition": "0"}, "is for edition 0"),
        ({"layout": "1-0"}, "observations 1-0"),
        ({"luck": None}, "is damaged"),
        ({"settings": {}}, "is damaged"),
    ],
)
def test_a_folder_of_another_version_is_not_taken_up(change: dict[str, object], sentence: str, begun: Path) -> None:
    facts, arrays = read_arrays(begun / folder.STATE, folder.FORMAT, BadFolder)
    write_arrays(begun / folder.STATE, facts | change, arrays)
    with pytest.raises(BadFolder, match=sentence):
        Training(SMALL, begun, print)


def test_a_damaged_folder_is_not_taken_up(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (begun / folder.LEAGUE).unlink()
    with pytest.raises(BadFolder, match=f"there is no {folder.LEAGUE} in"):
        Training(SMALL, begun, print)
    (begun / folder.STATE).write_bytes(b"anything")
    capsys.readouterr()
    assert main(["train", "kyoto", "--folder", str(begun)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("durbar: ")
    assert "is damaged" in said
    assert said.count("\n") == 1


def test_tables_for_one_are_dealt_where_one_can_play_alone() -> None:
    alone = Tables(durbar.game("reviving"), rng_of_seed(3), usual=1000, past=0, others=0, alone=1000)
    assert {alone.new().state.seats for _ in range(20)} == {1}
    together = Tables(KYOTO, rng_of_seed(3), usual=1000, past=0, others=0, alone=1000)
    assert {together.new().state.seats for _ in range(20)} == {4}


def test_a_run_begins_with_weights_that_fit_and_refuses_others(tmp_path: Path) -> None:
    kept = weights_file("kyoto")
    begun = Training(Settings("kyoto", begin=str(kept)), tmp_path, lambda line: None)
    assert np.array_equal(begun.weights["scores"], np.asarray(read_checked(kept, KYOTO)["scores"], np.float32))
    with pytest.raises(BadFolder, match="is of another size than this one"):
        Training(Settings("kyoto", width=64, begin=str(kept)), tmp_path, lambda line: None)
    with pytest.raises(BadWeights, match="are for kyoto, not for xanadu"):
        Training(Settings("xanadu", begin=str(kept)), tmp_path, lambda line: None)
