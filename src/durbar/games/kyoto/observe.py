"""What a seat of Gangs of Kyoto may know, as a network reads it (kyoto-35, kyoto-36, kyoto-37, kyoto-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.moves import MoveTable
from durbar.core.observing import Bag, Observation, Observer, up_to
from durbar.core.state import State
from durbar.games.kyoto.cards import LARGEST_TABLE, SMALLEST_TABLE, Box, Card
from durbar.games.kyoto.hidden import sees_score_pile, unseen_faces
from durbar.games.kyoto.moves import Give, Refuse
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.state import Phase, Player

if TYPE_CHECKING:
    from durbar.core.game import Options

VERSION: Final = 1
HOURS: Final = 20  # that are left before it is too late
BELLS: Final = 20
ROW: Final = 12  # cards
COPIES: Final = 10  # of a face
PILE: Final = 28  # in fours
ROUNDS: Final = 12


class KyotoObserver(Observer):
    """The observations of Gangs of Kyoto."""

    def __init__(self, moves: MoveTable, options: type[Options], box: Box) -> None:
        super().__init__(VERSION, moves, options, range(SMALLEST_TABLE, LARGEST_TABLE + 1), ["to"])
        faces = len(box.faces)
        self.box = box
        self.faces: i64 = faces
        self.answering: i64 = self.block("answering", 1)
        self.turned: i64 = self.block("turned", faces)
        self.unseen: i64 = self.block("unseen", faces * COPIES)
        self.pile: i64 = self.block("pile", PILE)
        self.face_down: i64 = self.block("face_down", LARGEST_TABLE + 1)
        self.ran_out: i64 = self.block("ran_out", 1)
        self.round: i64 = self.block("round", ROUNDS)
        self.active: i64 = self.block("active", LARGEST_TABLE)
        self.first: i64 = self.block("first", LARGEST_TABLE)
        self.served: i64 = self.block("served", LARGEST_TABLE)
        self.hours: i64 = self.block("hours", LARGEST_TABLE * HOURS)
        self.late: i64 = self.block("late", LARGEST_TABLE)
        self.refusals: i64 = self.block("refusals", LARGEST_TABLE * ROW)
        self.at_risk: i64 = self.block("at_risk", LARGEST_TABLE * BELLS)
        self.last: i64 = self.block("last", LARGEST_TABLE * faces)
        self.row: i64 = self.block("row", LARGEST_TABLE * ROW)
        self.in_row: i64 = self.block("in_row", LARGEST_TABLE * faces)
        self.bells: i64 = self.block("bells", LARGEST_TABLE * BELLS)
        self.kept: i64 = self.block("kept", LARGEST_TABLE * BELLS)
        self.to: i64 = self.trait("to", LARGEST_TABLE)
        self.to_hours: i64 = self.trait("to_hours", 2 * HOURS)
        self.to_risk: i64 = self.trait("to_risk", 2 * BELLS)
        self.to_late: i64 = self.trait("to_late", 2)
        self.to_refuser: i64 = self.trait("to_refuser", 2)
        self.to_bells: i64 = self.trait("to_bells", 2 * BELLS)
        self.to_face: i64 = self.trait("to_face", 2 * faces)
        self.hear_the_judge()

    def add_features(self, state: State, seat: int, features: Bag) -> None:
        assert isinstance(state, Kyoto)
        if state.phase == Phase.ANSWER:
            features.append(self.answering)
        if state.turned is not None:
            features.append(self.turned + state.turned.index)
        features.append(self.pile + up_to(len(state.pile) // 4, PILE - 1))
        features.append(self.face_down + len(state.drawn))
        if state.pile_ran_out:
            features.append(self.ran_out)
        features.append(self.round + up_to(state.round, ROUNDS - 1))
        features.append(self.active + (state.active - seat) % state.seats)
        features.append(self.first + (state.first_player - seat) % state.seats)
        for place in range(state.seats):
            self.add_player(state, seat, place, features)
        self.add_unseen(state, seat, features)

    def add_player(self, state: Kyoto, seat: int, place: i64, features: Bag) -> None:
        owner = (seat + int(place)) % state.seats
        player = state.players[owner]
        if state.served >> owner & 1:
            features.append(self.served + place)
        features.append(self.hours + place * HOURS + up_to(state.limit(player) - player.total, HOURS - 1))
        if player.late_passes > 0:
            features.append(self.late + place)
        features.append(self.refusals + place * ROW + up_to(player.refusals, ROW - 1))
        features.append(self.row + place * ROW + up_to(len(player.row), ROW - 1))
        bells: i64 = 0
        for card in player.row:
            bells += card.bells
            features.append(self.in_row + place * self.faces + card.index)
        features.append(self.at_risk + place * BELLS + up_to(bells, BELLS - 1))
        if player.row:
            features.append(self.last + place * self.faces + player.row[-1].index)
        features.append(self.kept + place * BELLS + up_to(len(player.score_pile), BELLS - 1))
        if sees_score_pile(state, seat, owner):
            features.append(self.bells + place * BELLS + up_to(player.bells, BELLS - 1))

    def add_unseen(self, state: Kyoto, seat: int, features: Bag) -> None:
        """How many cards of each face are in the pile, face down, or in score piles that this seat may not look at."""
        counts = unseen_faces(state, seat)
        for face in range(len(counts)):
            features.append(self.unseen + face * COPIES + up_to(counts[face], COPIES - 1))

    def describe(self, state: State, seat: int, seen: Observation) -> None:
        assert isinstance(state, Kyoto)
        card = state.turned
        traits = seen.traits
        for move in seen.moves:
            traits.extend(self.of_moves[move.id])
            if isinstance(move, Give):
                traits.append(self.to + (move.to - seat) % state.seats)
                self.describe_receiver(state, seat, move.to, card, traits)
            elif not isinstance(move, Refuse):
                self.describe_receiver(state, seat, seat, card, traits)
            seen.ends.append(len(traits))

    def describe_receiver(self, state: Kyoto, seat: int, to: int, card: Card | None, traits: list[int]) -> None:
        """What the card would do to who receives it; the own seat and the others are told apart."""
        player: Player = state.players[to]
        own: i64 = 0 if to == seat else 1
        assert card is not None
        hours = state.limit(player) - player.total
        late = card.value > 0 and card.value >= hours
        bells: i64 = card.bells
        for other in player.row:
            bells += other.bells
        traits.append(self.to_hours + own * HOURS + up_to(hours - card.value, HOURS - 1))
        traits.append(self.to_risk + own * BELLS + up_to(bells, BELLS - 1))
        traits.append(self.to_face + own * self.faces + card.index)
        if late:
            traits.append(self.to_late + own)
        if player.refusals > 0:
            traits.append(self.to_refuser + own)
        if sees_score_pile(state, seat, to):
            traits.append(self.to_bells + own * BELLS + up_to(player.bells, BELLS - 1))
