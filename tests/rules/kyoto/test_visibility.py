"""What one may know: kyoto-35 to kyoto-37, and the variant with visible bells, kyoto-45."""

from __future__ import annotations

import msgspec
import pytest

import durbar
from durbar.games.kyoto.view import PlayerView
from tests.rules.kyoto.tables import TO_THE_DISCARDS, TWELVE_BELLS, lying, table, view

SCORES = ["gift2 3b1", "", "1b1 5b2 gift1"]
VISIBLE = {"visible_bells_variant": True}
EVERYBODY = [0, 1, 2, durbar.SPECTATOR]


@pytest.mark.rule("kyoto-35")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_one_may_look_at_ones_own_score_pile_only(seat: int) -> None:
    """K-R15: of the others one knows only how many cards there are."""
    state = table(["4", "2b1", ""], turned="1", scores=SCORES)
    players = view(state, seat).players
    assert [player.score_cards for player in players] == [2, 0, 3]
    for owner, (pile, bells) in enumerate([(["gift2", "e3b1"], 3), ([], 0), (["e1b1", "e5b2", "gift1"], 4)]):
        if owner == seat:
            assert (players[owner].score_pile, players[owner].bells) == (pile, bells)
        else:
            assert (players[owner].score_pile, players[owner].bells) == (None, None)


@pytest.mark.rule("kyoto-35")
@pytest.mark.parametrize("asked", ["give", "answer"])
def test_one_may_look_whenever_one_likes(asked: str) -> None:
    offered_to = 0 if asked == "answer" else None
    state = table(["R", "", ""], turned="1", scores=SCORES, offered_to=offered_to)
    assert view(state).phase == asked
    assert [view(state, seat).players[seat].bells for seat in range(3)] == [3, 0, 4]


@pytest.mark.rule("kyoto-35")
@pytest.mark.parametrize("seat", [1, durbar.SPECTATOR])
def test_score_piles_with_other_bells_look_alike(seat: int) -> None:
    """K-R15: not even the sum of the bells shows, as long as the number of cards is the same."""
    one = table(["4", "", ""], turned="1", scores=["gift2 5b2", "1b1", "0b1"], pile="2b1")
    another = table(["4", "", ""], turned="1", scores=["2b1 0b1", "1b1", "gift2"], pile="5b2")
    assert one.scores() != another.scores()
    assert view(one, seat) == view(another, seat)


@pytest.mark.rule("kyoto-36")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_rows_discards_and_sizes_are_open(seat: int) -> None:
    state = table(["4 L", "2b1", "R"], turned="1d", drawn="5 3", discards="back 3d 2", scores=SCORES)
    seen = view(state, seat)
    assert [player.row for player in seen.players] == [["e4", "late"], ["e2b1"], ["refuse"]]
    assert [(player.total, player.limit) for player in seen.players] == [(4, 18), (2, 13), (0, 13)]
    assert sorted(seen.discards) == ["back", "e2", "e3d"]
    assert (seen.turned, seen.face_down, seen.pile) == ("e1d", 2, 109 - 4 - 3 - 3 - 5)
    assert (seen.active, seen.first_player, seen.round, seen.served) == (0, 0, 1, [])
    assert seen.seat == seat


@pytest.mark.rule("kyoto-36")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_of_the_pile_is_known_to_nobody(seat: int) -> None:
    one = table(["4", "", ""], turned="1", drawn="5b2 L", pile="gift2 3b2 0", scores=SCORES)
    another = table(["4", "", ""], turned="1", drawn="3b2 0", pile="L gift2 5b2", scores=SCORES)
    assert view(one, seat) == view(another, seat)


@pytest.mark.rule("kyoto-36")
def test_the_luck_to_come_is_known_to_nobody() -> None:
    """A view has no word of the generator, nor of any card but those on the table."""
    state = table(["4", "", ""], turned="1", drawn="5b2 L", scores=SCORES)
    for seat in EVERYBODY:
        text = msgspec.json.encode(view(state, seat)).decode()
        assert "fast" not in text
        assert "e5b2" not in text or seat == 2
        assert "late" not in text


@pytest.mark.rule("kyoto-36")
def test_that_the_pile_ran_out_is_open() -> None:
    state = table(["", "", ""], turned="0", served=[1, 2], pile="1 2 3", rest=TO_THE_DISCARDS)
    assert not view(state).pile_ran_out
    state.play(0, "give 0")
    assert view(state).pile_ran_out


@pytest.mark.rule("kyoto-37")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_at_the_end_all_score_piles_are_opened(seat: int) -> None:
    """K-R15."""
    state = table(["4", "2b1", ""], turned="gift1", scores=["gift2 3b1", TWELVE_BELLS[0], "1b1"])
    assert view(state).players[1].bells is None
    assert view(state).ranking is None
    state.play(0, "give 1")
    seen = view(state, seat)
    assert [player.bells for player in seen.players] == [3, 13, 1]
    assert [player.score_pile for player in seen.players][::2] == [["gift2", "e3b1"], ["e1b1"]]
    assert seen.ranking == [[1], [0], [2]]


@pytest.mark.rule("kyoto-45")
@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("full_pile", [False, True])
def test_visible_bells_are_seen_by_all_in_either_way_of_ending(seat: int, full_pile: bool) -> None:
    """K-R22."""
    state = table(["4", "2b1", ""], turned="1", scores=SCORES, options=VISIBLE | {"full_pile_variant": full_pile})
    seen = view(state, seat)
    assert [player.bells for player in seen.players] == [3, 0, 4]
    assert [player.score_pile for player in seen.players] == [["gift2", "e3b1"], [], ["e1b1", "e5b2", "gift1"]]


@pytest.mark.rule("kyoto-45")
def test_visible_bells_change_nothing_else() -> None:
    """K-R22: the pile and the drawn cards stay hidden, and 13 bells win."""
    state = table(["", "", ""], turned="gift1", drawn="5b1 L", scores=[TWELVE_BELLS[0]], options=VISIBLE)
    text = msgspec.json.encode(view(state)).decode()
    assert "e5b1" not in text
    assert "late" not in text
    state.play(0, "give 0")
    assert lying(state).phase == "over"
    assert state.ranking() == [[0], [2], [1]]


@pytest.mark.rule("kyoto-45", "kyoto-43")
def test_visible_bells_with_the_whole_pile() -> None:
    """K-R22: 13 bells in sight, and the game goes on."""
    both = VISIBLE | {"full_pile_variant": True}
    state = table(["", "", ""], turned="gift1", scores=[TWELVE_BELLS[0]], options=both)
    state.play(0, "give 0")
    assert view(state).players[0].bells == 13
    assert state.ranking() is None


@pytest.mark.parametrize("seat", [3, 9, -2])
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table(seat: int) -> None:
    state = table(["4", "2b1", ""], turned="1", scores=SCORES)
    with pytest.raises(durbar.BadSeats, match="there is no seat"):
        view(state, seat)


@pytest.mark.rule("kyoto-35", "kyoto-36")
def test_the_log_tells_everybody_the_same_and_nothing_hidden() -> None:
    """All that happens happens face up: gifts, banked bells, extra cards."""
    state = table(["5 4", "2b1 R", ""], turned="gift2", drawn="2d 4b2", pile="5 1", scores=SCORES)
    log = state.listen()
    state.play(0, "give 2")
    state.play(0, "give 1")
    state.play(1, "refuse 1")
    state.play(0, "give 0")
    assert [event.kind for event in log][-5:] == ["late", "bank", "round", "deal", "turn"]
    for event in log:
        assert event.secret == {}
        assert len({str(event.seen_by(seat)) for seat in EVERYBODY}) == 1
    [dealt] = [event for event in log if event.kind == "deal"]
    assert dealt.facts == {"seat": 1, "count": 3}


@pytest.mark.rule("kyoto-35")
@pytest.mark.parametrize("full_pile", [False, True])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_went_in_face_up_may_be_remembered(seed: int, full_pile: bool) -> None:
    """K-R15: whoever followed the log knows every score pile, and nothing else that is hidden."""
    state = durbar.game("kyoto").new(3, seed, {"full_pile_variant": full_pile})
    log, luck = state.listen(), durbar.rng_of_seed(seed)
    followed: list[list[str]] = [[], [], []]
    while (seat := state.actor()) >= 0:
        before = durbar.digest(state)
        known = state.game.remembered(state, 1)
        assert durbar.digest(state) == before
        assert [pile_of(player) for player in view(known, 1).players] == [sorted(pile) for pile in followed]
        assert view(known, 1).pile == view(state, 1).pile
        assert known.legal_moves(seat) == state.legal_moves(seat)
        told = len(log)
        moves = state.legal_moves(seat)
        state.play(seat, moves[luck.below(len(moves))])
        for event in log[told:]:
            seen = event.seen_by(1)
            if event.kind == "bank":
                followed[int(seen["seat"])] += str(seen["cards"]).split()
            elif event.kind == "gift":
                followed[int(seen["seat"])].append(str(seen["card"]))


def pile_of(player: PlayerView) -> list[str]:
    assert player.score_pile is not None
    return sorted(player.score_pile)
