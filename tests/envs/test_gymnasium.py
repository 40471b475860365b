"""One learner against bots: Gymnasium's own test, the law of secrets, and what is said to bad input."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import durbar
from durbar.envs.numbers import shares
from tests.proofs.play import LEARNED

gymnasium: Any = pytest.importorskip("gymnasium", reason="needs the extra envs")
ours: Any = pytest.importorskip("durbar.envs.gymnasium")

MOST_STEPS = 3000


def drawn(mask: Any, luck: durbar.Rng) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[luck.below(len(legal))])


@pytest.mark.parametrize("name", LEARNED)
def test_gymnasiums_own_test(name: str) -> None:
    """It draws actions without looking at the mask, which is what `forgiving` is for."""
    from gymnasium.utils.env_checker import check_env

    for seats in durbar.game(name).seat_counts:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            made = gymnasium.make(f"durbar/{name.capitalize()}-v0", seats=seats, bots="random", forgiving=True)
            check_env(made.unwrapped)


@pytest.mark.parametrize("name", LEARNED)
def test_a_registered_game_is_played_to_its_end(name: str) -> None:
    table = gymnasium.make(f"durbar.envs.gymnasium:durbar/{name.capitalize()}-v0", seats=2, bots=["random"], seat=1)
    luck = durbar.rng_of_seed(2)
    seen, info = table.reset(seed=2)
    over, reward = False, 0.0
    for _ in range(MOST_STEPS):
        assert info["seat"] == 1
        assert table.observation_space.contains(seen)
        seen, reward, over, truncated, info = table.step(drawn(info["action_mask"], luck))
        assert not truncated
        if over:
            break
    assert over
    assert reward == shares(table.unwrapped.state)[1]


def test_a_seed_repeats_a_game_with_its_bots() -> None:
    def played(seed: int) -> list[int]:
        table, luck, seen = ours.Learner("kyoto", seats=4, bots=["greedy", "random", "easy"]), durbar.rng_of_seed(1), []
        observation, info = table.reset(seed=seed)
        for _ in range(20):
            seen.append(hash(observation.tobytes()))
            observation, _, over, _, info = table.step(drawn(info["action_mask"], luck))
            if over:
                break
        return seen

    assert played(3) == played(3) != played(4)


def test_the_learner_sees_only_what_its_seat_may_know() -> None:
    for name in LEARNED:
        table, luck = ours.Learner(name, bots="random"), durbar.rng_of_seed(5)
        seen, info = table.reset(seed=5)
        for _ in range(25):
            other = table.numbers.game.redeal(table.state, table.seat, luck)
            assert (table.seen(other) == seen).all()
            assert (table.info(other)["action_mask"] == info["action_mask"]).all()
            seen, _, over, _, info = table.step(drawn(info["action_mask"], luck))
            if over:
                break


def test_a_solo_game_has_no_bots() -> None:
    table, luck = ours.Learner("reviving", seats=1), durbar.rng_of_seed(5)
    _, info = table.reset(seed=5)
    for _ in range(20):
        _, _, _, _, info = table.step(drawn(info["action_mask"], luck))
    assert info["seat"] == 0


def test_many_tables_as_gymnasium_knows_them() -> None:
    tables = gymnasium.make_vec(
        "durbar/Kyoto-v0", num_envs=5, vectorization_mode="vector_entry_point", seats=3, bots="random"
    )
    rng = np.random.default_rng(1)
    seen, info = tables.reset(seed=1)
    assert tables.observation_space.contains(seen)
    games, won = 0, 0.0
    for _ in range(150):
        kept = seen.copy()
        actions = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        new, rewards, over, truncated, info = tables.step(actions)
        assert (seen == kept).all()  # what was handed out does not change
        assert not truncated.any()
        assert (rewards[~over] == 0).all()
        assert ((rewards == 0) | (rewards == 1)).all()
        games, won = games + int(over.sum()), won + float(rewards.sum())
        seen = new
    assert games > 10
    assert 0 < won < games


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        ({"bots": "genius"}, durbar.UnknownBot, "there is no bot 'genius'"),
        ({"bots": ["random"]}, durbar.BadSeats, "has 3 others, and 1 bots are named"),
        ({"seat": 4}, durbar.BadSeats, "there is no seat 4: this table has seats 0 to 3"),
        ({"seats": 7}, durbar.BadSeats, "kyoto is for 2 to 5 players, not 7"),
        ({"options": {"tea": 1}}, durbar.BadOption, "kyoto has no option 'tea'"),
        ({"render_mode": "human"}, durbar.DurbarError, "render"),
    ],
)
def test_a_table_that_cannot_be(arguments: dict[str, Any], kind: type[Exception], words: str) -> None:
    for make in (ours.Learner, ours.Learners):
        with pytest.raises(kind, match=words):
            make("kyoto", **arguments)


@pytest.mark.parametrize(("module", "package"), [("gymnasium", "Gymnasium"), ("pettingzoo", "PettingZoo")])
def test_where_a_package_is_missing_a_sentence_says_how_to_get_it(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, f"durbar.envs.{module}", raising=False)
    with pytest.raises(durbar.DurbarError, match=rf"{package} is missing .* pip install 'durbar\[envs\]'"):
        import_module(f"durbar.envs.{module}")


def test_an_action_that_cannot_be_changes_nothing() -> None:
    table = ours.Learner("kyoto", seats=2, bots="random", render_mode="ansi")
    with pytest.raises(durbar.DurbarError, match="reset"):
        table.step(0)
    table.reset(seed=1)
    before = durbar.digest(table.state)
    with pytest.raises(durbar.IllegalMove, match="kyoto-"):
        table.step(table.numbers.actions - 1)
    with pytest.raises(durbar.UnknownMove, match="an action is a whole number"):
        table.step(table.numbers.actions)
    assert durbar.digest(table.state) == before
    assert '"players"' in table.render()
    luck = durbar.rng_of_seed(1)
    for _ in range(MOST_STEPS):
        if not table.state.actors():
            break
        table.step(drawn(table.info(table.state)["action_mask"], luck))
    with pytest.raises(durbar.IllegalMove, match="kyoto-42"):
        table.step(0)
