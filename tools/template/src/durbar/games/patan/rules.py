"""The rules of Fifteen of Patan, in the order of the rulebook.

The numbers are those of `docs/rules/patan.en.md`. A trick: everybody in turn plays a card, the highest
takes a point, everybody draws a card, and who took the trick leads the next.
"""

from __future__ import annotations

from durbar.core.errors import IllegalMove
from durbar.core.moves import Move
from durbar.core.state import NOBODY
from durbar.games.patan import events
from durbar.games.patan.cards import Card
from durbar.games.patan.moves import Call, Play
from durbar.games.patan.state import Phase, Player, Table


class Patan(Table):
    """A game of Fifteen of Patan."""

    # Setting up

    def set_up(self) -> None:
        """patan-3: shuffle, deal, and draw who leads."""
        self.players = [Player([], 0) for _ in range(self.seats)]
        self.pile = self.box.deck[:]
        self.rng.shuffle(self.pile)
        for seat in range(self.seats):
            self.draw(seat, self.box.hand)
        self.leader = self.rng.below(self.seats)
        self.begin_trick()

    # Who may do what

    def actor(self) -> int:
        """patan-4, patan-9: the leader, then the others clockwise, until the game is over."""
        return NOBODY if self.phase == Phase.OVER else self.seat_after(self.leader, len(self.trick))

    def legal_moves(self, seat: int) -> list[Move]:
        self.require_seat(seat)
        if seat != self.actor():
            return []
        if self.phase == Phase.CALL:
            return self.all_moves.calls[:]
        return [self.all_moves.play[card.value - 1] for card in self.players[seat].hand]

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        if self.phase == Phase.OVER:
            return IllegalMove("patan-9", "game-over", {})
        if seat != self.actor():
            return IllegalMove("patan-4", "not-your-turn", {"seat": self.actor()})
        if not isinstance(move, Play):
            return IllegalMove("patan-11", "nothing-to-call", {})
        if self.phase == Phase.CALL:
            return IllegalMove("patan-11", "call-first", {})
        return IllegalMove("patan-5", "not-in-hand", {"card": move.card.key})

    def apply(self, seat: int, move: Move) -> None:
        if isinstance(move, Play):
            self.play_card(seat, move.card)
        elif isinstance(move, Call):
            self.call_trick(seat, move.low)

    # A trick

    def begin_trick(self) -> None:
        """patan-4, patan-11: the leader plays first, or calls first where tricks are called."""
        self.low = False
        self.phase = Phase.CALL if self.calling else Phase.PLAY
        events.trick_began(self.log, self.leader)

    def call_trick(self, seat: int, low: bool) -> None:
        """patan-11. Nothing is revealed, so there is no new mark: the call can be taken back."""
        self.low = low
        self.phase = Phase.PLAY
        events.called(self.log, seat, low)

    def play_card(self, seat: int, card: Card) -> None:
        """patan-4: face up, so it cannot be taken back."""
        self.players[seat].hand.remove(card)
        self.trick.append(card)
        self.mark += 1
        events.played(self.log, seat, card)
        if len(self.trick) == self.seats:
            self.end_trick()

    def end_trick(self) -> None:
        """patan-6, patan-7, patan-8: a point, new cards, and the next trick if there is one."""
        place = self.best_place()
        self.leader = self.seat_after(self.leader, place)
        winner = self.players[self.leader]
        winner.points += 1
        events.took(self.log, self.leader, self.trick[place], winner.points)
        self.discards.extend(self.trick)
        self.trick = []
        self.refill_hands()
        if winner.hand:
            self.begin_trick()
        else:
            self.end_game()

    def best_place(self) -> int:
        """patan-6, patan-11: which card of the trick takes it, counted from the leader's."""
        best = 0
        for place in range(1, len(self.trick)):
            if (self.trick[place].value < self.trick[best].value) == self.low:
                best = place
        return best

    def refill_hands(self) -> None:
        """patan-7: one card for everybody, if the pile has so many."""
        if len(self.pile) >= self.seats:
            for steps in range(self.seats):
                self.draw(self.seat_after(self.leader, steps), 1)

    def draw(self, seat: int, count: int) -> None:
        drawn = [self.pile.pop() for _ in range(count)]
        self.players[seat].hand.extend(drawn)
        self.mark += 1
        events.drew(self.log, seat, drawn)

    # Winning

    def end_game(self) -> None:
        """patan-8"""
        self.phase = Phase.OVER
        winners = self.seats_with(self.most_points())
        events.game_over(self.log, winners, self.most_points())

    def most_points(self) -> int:
        return max(self.scores())

    def seats_with(self, points: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.players[seat].points == points]

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def ranking(self) -> list[list[int]] | None:
        """patan-8: most points first, and equal points share a place."""
        if self.phase != Phase.OVER:
            return None
        return [self.seats_with(points) for points in sorted(set(self.scores()), reverse=True)]

    def revealed(self) -> int:
        """Luck shows nothing to everybody: cards are drawn in secret."""
        return 0

    def clone(self) -> Patan:
        copy = Patan(
            self.game,
            self.options,
            self.box,
            self.all_moves,
            self.seats,
            self.calling,
            self.rng.clone(),
        )
        self.copy_into(copy)
        return copy
