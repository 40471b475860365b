"""The rules of Gangs of Kyoto, in the order of the rulebook. The numbers are those of `docs/rules/kyoto.en.md`.

A turn: the active player draws a card for each player, turns them up one after the other and gives each to somebody.
Who receives a card may refuse it, lays it in their row, checks the time, and follows its symbol. The first to stay out
too late ends the round.
"""

from __future__ import annotations

from durbar.core.errors import IllegalMove
from durbar.core.moves import Move
from durbar.core.state import NOBODY
from durbar.games.kyoto import events
from durbar.games.kyoto.cards import Card
from durbar.games.kyoto.moves import Give, Refuse
from durbar.games.kyoto.state import KyotoTable, Phase, Player


class Kyoto(KyotoTable):
    """A game of Gangs of Kyoto."""

    # Setting up

    def set_up(self, named: int) -> None:
        """kyoto-5: shuffle, and draw who begins, unless that is named."""
        self.players = [Player([], []) for _ in range(self.seats)]
        self.pile = self.box.deck[:]
        self.rng.shuffle(self.pile)
        self.first_player = self.draw_first_player(named)
        self.begin_round()

    # Who may do what

    def actor(self) -> int:
        if self.phase == Phase.GIVE:
            return self.active  # kyoto-8
        if self.phase == Phase.ANSWER:
            return self.receiver  # kyoto-31
        return NOBODY  # kyoto-42

    def legal_moves(self, seat: int) -> list[Move]:
        return self.shared_legal_moves(seat)[:]

    def shared_legal_moves(self, seat: int) -> list[Move]:
        self.require_seat(seat)
        if seat != self.actor():
            return []
        if self.phase == Phase.GIVE:
            return self.kyoto_moves.gives[self.served]  # kyoto-9
        return self.answers(self.players[seat])

    def answers(self, player: Player) -> list[Move]:
        """kyoto-27, kyoto-30: accept, or refuse with one of the refusals."""
        answers: list[Move] = [self.kyoto_moves.accept]
        for which in range(1, player.refusals + 1):
            if player.refusal_matters(which):
                answers.append(self.kyoto_moves.refuse[which - 1])
        return answers

    def is_final(self, seat: int, move: Move) -> bool:
        """All but an offer to oneself hands a card over, turns up the next, or ends the game."""
        return not isinstance(move, Give) or move.to != self.active or self.players[move.to].refusals == 0

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        if self.phase == Phase.OVER:
            return IllegalMove("kyoto-42", "game-over", {})
        if isinstance(move, Give):
            return self.refusal_to_give(seat, move.to)
        return self.refusal_to_answer(seat, move)

    def refusal_to_give(self, seat: int, to: int) -> IllegalMove:
        if self.phase == Phase.ANSWER:
            return IllegalMove("kyoto-31", "answer-first", {"seat": self.receiver})
        if seat != self.active:
            return IllegalMove("kyoto-8", "not-active", {"seat": self.active})
        if to >= self.seats:
            return IllegalMove("kyoto-8", "no-such-player", {"to": to, "last": self.seats - 1})
        return IllegalMove("kyoto-9", "already-served", {"to": to})

    def refusal_to_answer(self, seat: int, move: Move) -> IllegalMove:
        if self.phase == Phase.GIVE:
            return IllegalMove("kyoto-31", "nothing-offered", {"seat": self.active})
        if seat != self.receiver:
            return IllegalMove("kyoto-31", "not-receiver", {"seat": self.receiver})
        assert isinstance(move, Refuse)  # who is offered a card may always accept it
        refusals = int(self.players[seat].refusals)
        key = "no-such-refusal" if move.which > refusals else "same-refusal"
        return IllegalMove("kyoto-30", key, {"which": move.which, "refusals": refusals})

    def apply(self, seat: int, move: Move) -> None:
        if isinstance(move, Give):
            self.give_card(move.to)
        elif isinstance(move, Refuse):
            self.refuse_card(seat, move.which)
        else:
            self.accept_card(seat)

    # A turn

    def begin_turn(self) -> None:
        """kyoto-6: draw one card for each player, unseen."""
        self.served = self.nobody_served()
        for _ in range(self.seats):
            card = self.take_card()
            if card is not None:
                self.drawn.append(card)
        self.drawn.reverse()
        if not self.drawn:
            self.end_round_without_cards()
            return
        events.dealt(self.log, self.active, len(self.drawn))
        self.turn_up_next()

    def turn_up_next(self) -> None:
        """kyoto-7: turn up one card, which must be given before the next."""
        self.phase = Phase.GIVE
        self.turned = self.drawn.pop()
        self.mark += 1
        events.turned_up(self.log, self.active, self.turned)

    def take_turned(self) -> Card:
        """Take up the card that lies face up without a place."""
        card = self.turned
        assert card is not None
        self.turned = None
        self.receiver = NOBODY
        return card

    def give_card(self, to: int) -> None:
        """kyoto-8, kyoto-9: the turned-up card goes to a player who has none yet this turn."""
        card = self.take_turned()
        self.served |= 1 << to
        if to != self.active:
            self.mark += 1
        events.gave(self.log, self.active, to, card)
        self.offer(to, card)

    def offer(self, seat: int, card: Card) -> None:
        """kyoto-26, kyoto-27: whoever has a refusal in the row is asked first."""
        if self.players[seat].refusals > 0:
            self.phase = Phase.ANSWER
            self.receiver = seat
            self.turned = card
        else:
            self.receive(seat, card)

    def accept_card(self, seat: int) -> None:
        """kyoto-27: nobody has to refuse."""
        card = self.take_turned()
        events.accepted(self.log, seat, card)
        self.receive(seat, card)

    def refuse_card(self, seat: int, which: int) -> None:
        """kyoto-26, kyoto-29: both cards are discarded, and that was the card of this turn."""
        player = self.players[seat]
        card = self.take_turned()
        place = player.place_of_refusal(which)
        self.discards.append(card)
        self.discards.append(player.remove(place))
        events.refused(self.log, seat, card, place)
        self.go_on()

    def receive(self, seat: int, card: Card) -> None:
        """kyoto-10: a card arrives and acts."""
        player = self.players[seat]
        if card.is_gift:
            self.take_gift(seat, player, card)
        elif card.is_step_back:
            self.step_back(seat, player, card)
        else:
            self.place(seat, player, card)

    def take_gift(self, seat: int, player: Player, card: Card) -> None:
        """kyoto-22, kyoto-38: gifts go straight to the score pile, and can win the game."""
        player.keep(card)
        events.took_gift(self.log, seat, card)
        if self.has_won(player):
            self.end_game()
        else:
            self.go_on()

    def step_back(self, seat: int, player: Player, card: Card) -> None:
        """kyoto-23: discard it with the rightmost card of the row."""
        self.discards.append(card)
        if player.row:
            last = player.remove(len(player.row) - 1)
            self.discards.append(last)
            events.stepped_back(self.log, seat, last)
        else:
            events.stepped_back_from_nothing(self.log, seat)
        self.go_on()

    def place(self, seat: int, player: Player, card: Card) -> None:
        """kyoto-10, kyoto-12, kyoto-13: lay it in the row and check the time; only then it acts."""
        player.place(card)
        limit = self.limit(player)
        events.placed(self.log, seat, card, player.total, limit)
        if player.total >= limit:
            self.stay_out_too_late(seat, player)
        elif card.draws_one_more:
            self.draw_one_more(seat)
        else:
            self.go_on()

    def draw_one_more(self, seat: int) -> None:
        """kyoto-21: the top card of the pile comes as if it had been given."""
        card = self.take_card()
        if card is None:
            events.found_no_card(self.log, seat)  # kyoto-34
            self.go_on()
        else:
            events.drew_one_more(self.log, seat, card)
            self.offer(seat, card)

    def go_on(self) -> None:
        """kyoto-7, kyoto-11: the next card, or the next player's turn."""
        if self.drawn:
            self.turn_up_next()
        else:
            self.active = self.next_seat(self.active)
            self.begin_turn()

    # Staying out too late

    def stay_out_too_late(self, seat: int, player: Player) -> None:
        """kyoto-14, kyoto-15: undealt cards return to the pile, the row is lost, and the round is over."""
        events.stayed_too_late(self.log, seat, player.total, self.limit(player), len(self.drawn))
        self.pile.extend(self.drawn)
        self.drawn = []
        self.discards.extend(player.clear_row())
        self.end_round()

    def end_round_without_cards(self) -> None:
        """kyoto-34: nobody was too late, everybody keeps their bells."""
        self.pile_ran_out = True
        events.no_card_to_deal(self.log)
        self.end_round()

    def end_round(self) -> None:
        """kyoto-16, kyoto-38, kyoto-43: bank the bells of all rows left; then somebody may have won."""
        for seat in range(self.seats):
            self.bank_bells(seat, self.players[seat])
        if self.is_decided():
            self.end_game()
        else:
            self.first_player = self.next_seat(self.first_player)  # kyoto-18
            self.begin_round()

    def bank_bells(self, seat: int, player: Player) -> None:
        """kyoto-16: cards with bells into the score pile, the others to the discards."""
        before = player.bells
        kept = len(player.score_pile)
        for card in player.clear_row():
            if card.bells > 0:
                player.keep(card)
            else:
                self.discards.append(card)
        if player.bells > before and self.log is not None:
            events.banked(self.log, seat, player.bells - before, player.score_pile[kept:])

    def begin_round(self) -> None:
        """kyoto-18: the holder of the First Player card begins."""
        self.round += 1
        self.active = self.first_player
        events.round_began(self.log, self.first_player, self.round)
        self.begin_turn()

    # Winning

    def has_won(self, player: Player) -> bool:
        """kyoto-38, kyoto-43: 13 bells win, unless the whole pile is played."""
        return not self.full_pile and player.bells >= self.box.bells_to_win

    def is_decided(self) -> bool:
        """Whether the round just scored was the last."""
        if self.full_pile:
            return self.pile_ran_out  # kyoto-43, kyoto-44
        return any(self.has_won(player) for player in self.players)

    def end_game(self) -> None:
        self.phase = Phase.OVER
        winner = self.order()[0]
        self.mark += 1
        events.game_over(self.log, winner, self.players[winner].bells)

    def order(self) -> list[int]:
        """kyoto-39, kyoto-40, kyoto-41: most bells, then furthest clockwise from the First Player card."""
        return sorted(range(self.seats), key=self.standing, reverse=True)

    def standing(self, seat: int) -> tuple[int, int]:
        distance = (seat - self.first_player) % self.seats
        return (self.players[seat].bells, distance)

    def scores(self) -> list[int]:
        """kyoto-17: only bells in the score pile count."""
        return [player.bells for player in self.players]

    def ranking(self) -> list[list[int]] | None:
        return [[seat] for seat in self.order()] if self.phase == Phase.OVER else None

    def chance_outcome(self) -> int:
        """The face that was turned up last."""
        return 0 if self.turned is None else self.turned.index + 1

    def clone(self) -> Kyoto:
        copy = Kyoto(
            self.game,
            self.options,
            self.box,
            self.kyoto_moves,
            self.seats,
            self.full_pile,
            self.visible_bells,
            self.rng.clone(),
        )
        self.copy_into(copy)
        return copy
