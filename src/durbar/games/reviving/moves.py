"""The moves of Reviving Kathmandu. Cards, ends of cards, spots and colours are named by their keys.

Moves about a card also say, for words, what is on it; the notation leaves that out.

====================  =================================================================================
notation              meaning
====================  =================================================================================
``architect sara``    take this architect (reviving-63)
``mission m01``       this mission for the next square (solo, reviving-79)
``random``            two missions that do not clash, drawn at random (solo, reviving-79)
``bid 3 n1``          lay this coin on this spot (reviving-13)
``jump n1 s2``        move the own coin from one spot to another (reviving-57)
``swap n1 4``         change the own coin on this spot for this unspent one (reviving-58)
``return r07``        put this drawn card back under the red deck (reviving-64)
``build b21a``        build this end of a card (reviving-23) …
``on b22``            … on the monument with this bottom card (reviving-27) …
``at 2``              … or as a new monument in this square (reviving-53, reviving-86) …
``rebuild b22``       … or instead of this card, which is discarded (reviving-59)
``colour red``        name the colour of a wild section (reviving-29)
``claim o03``         score this public objective (reviving-70)
``scrap b22``         discard the unfinished monument with this bottom card (solo, reviving-89)
``discard b21``       discard this hand card (reviving-30)
``convert``           turn the leftover coin into points (reviving-36)
``buy b21``           buy this card from the discards (reviving-37)
``bhairav red``       buy this Bhairav (reviving-72)
``draw``              draw a red card before spending the coin (reviving-65)
``take b21``          take this card from the discards (reviving-65, reviving-94)
``store b21``         keep this card of the market in the storage (solo, reviving-91)
``trade``             discard two hand cards for one of the discards (solo, reviving-94)
``pass``              do without it (reviving-56, reviving-65)
``ready``             build no more (reviving-23)
====================  =================================================================================
"""

from __future__ import annotations

from durbar.core.moves import Move, MoveTable
from durbar.games.reviving.cards import COLOURS, LARGEST_TABLE, Architect, Box, Card, End, Mission, Objective, Spot


class TakeArchitect(Move):
    def __init__(self, architect: Architect) -> None:
        super().__init__("architect", {"architect": architect.key})
        self.architect = architect


class TakeMission(Move):
    def __init__(self, mission: Mission) -> None:
        super().__init__("mission", {"mission": mission.key})
        self.mission = mission


class Random(Move):
    """Draw the missions of both squares."""

    def __init__(self) -> None:
        super().__init__("random", {})


class Bid(Move):
    """Lay the coin of this value on the spot."""

    def __init__(self, coin: int, spot: Spot) -> None:
        super().__init__("bid", {"coin": coin, "spot": spot.key})
        self.coin = coin
        self.spot = int(spot.index)


class Jump(Move):
    """Move the own coin from one spot to another."""

    def __init__(self, spot: Spot, to: Spot) -> None:
        super().__init__("jump", {"spot": spot.key, "to_spot": to.key})
        self.spot = int(spot.index)
        self.to_spot = int(to.index)


class Swap(Move):
    """Change the own coin on a spot for an unspent one."""

    def __init__(self, spot: Spot, coin: int) -> None:
        super().__init__("swap", {"spot": spot.key, "coin": coin})
        self.spot = int(spot.index)
        self.coin = coin


class CardMove(Move):
    """A move about one card."""

    def __init__(self, kind: str, card: Card) -> None:
        super().__init__(kind, {"card": card.key, "shows": card.shows()})
        self.notation = f"{kind} {card.key}"
        self.card = card


class Return(CardMove):
    def __init__(self, card: Card) -> None:
        super().__init__("return", card)


class Build(Move):
    """Build this end of a card."""

    def __init__(self, end: End) -> None:
        super().__init__("build", {"end": end.key, "section": end.section})
        self.notation = f"build {end.key}"
        self.end = end


class On(CardMove):
    """On the monument whose bottom card this is."""

    def __init__(self, card: Card) -> None:
        super().__init__("on", card)


class At(Move):
    """As a new monument in this square."""

    def __init__(self, square: int) -> None:
        super().__init__("at", {"square": square})
        self.square = square


class Rebuild(CardMove):
    def __init__(self, card: Card) -> None:
        super().__init__("rebuild", card)


class Colour(Move):
    """The wild section has this colour."""

    def __init__(self, colour: int) -> None:
        super().__init__("colour", {"colour": COLOURS[colour]})
        self.colour = colour


class Claim(Move):
    def __init__(self, objective: Objective) -> None:
        super().__init__("claim", {"objective": objective.key})
        self.objective = objective


class Scrap(CardMove):
    def __init__(self, card: Card) -> None:
        super().__init__("scrap", card)


class Discard(CardMove):
    def __init__(self, card: Card) -> None:
        super().__init__("discard", card)


class Convert(Move):
    def __init__(self) -> None:
        super().__init__("convert", {})


class Buy(CardMove):
    def __init__(self, card: Card) -> None:
        super().__init__("buy", card)


class BuyBhairav(Move):
    def __init__(self, colour: int) -> None:
        super().__init__("bhairav", {"colour": COLOURS[colour]})
        self.colour = colour


class Draw(Move):
    def __init__(self) -> None:
        super().__init__("draw", {})


class Take(CardMove):
    def __init__(self, card: Card) -> None:
        super().__init__("take", card)


class Store(CardMove):
    def __init__(self, card: Card) -> None:
        super().__init__("store", card)


class Trade(Move):
    def __init__(self) -> None:
        super().__init__("trade", {})


class Pass(Move):
    def __init__(self) -> None:
        super().__init__("pass", {})


class Ready(Move):
    def __init__(self) -> None:
        super().__init__("ready", {})


class RevivingMoves(MoveTable):
    """Every move of the game. Those about a card are listed by its index, those about an end by its index; bids by
    spot and then by the place of the coin's value, jumps by spot and spot, swaps like bids.

    bids: for each spot and each set of coins, as bits, the bids with those coins
    """

    def __init__(self, box: Box) -> None:
        spots, coins = box.mats[0].spots, box.coins
        self.architect = [TakeArchitect(architect) for architect in box.architects]
        self.mission = [TakeMission(mission) for mission in box.all_missions()]
        self.bid = [[Bid(coin, spot) for coin in coins] for spot in spots]
        self.bids: list[list[list[Move]]] = [
            [some_of(bids, held) for held in range(1 << len(coins))] for bids in self.bid
        ]
        self.jump = [[Jump(spot, to) for to in spots] for spot in spots]
        self.swap = [[Swap(spot, coin) for coin in coins] for spot in spots]
        self.give_back = [Return(card) for card in box.cards]
        self.build = [Build(end) for end in box.ends]
        self.on = [On(card) for card in box.cards]
        self.at = [At(square) for square in range(LARGEST_TABLE)]
        self.rebuild = [Rebuild(card) for card in box.cards]
        self.colour = [Colour(colour) for colour in range(len(COLOURS))]
        self.claim = [Claim(objective) for objective in box.objectives]
        self.scrap = [Scrap(card) for card in box.cards]
        self.discard = [Discard(card) for card in box.cards]
        self.convert = Convert()
        self.buy = [Buy(card) for card in box.cards]
        self.bhairav = [BuyBhairav(colour) for colour in range(len(COLOURS))]
        self.draw = Draw()
        self.take = [Take(card) for card in box.cards]
        self.store = [Store(card) for card in box.cards]
        self.trade = Trade()
        self.pass_by = Pass()
        self.ready = Ready()
        self.random = Random()
        moves: list[Move] = [*self.architect, *self.mission]
        for bids in self.bid:
            moves += bids
        for jumps in self.jump:
            moves += [jump for jump in jumps if jump.spot != jump.to_spot]
        for swaps in self.swap:
            moves += swaps
        moves += self.give_back
        moves += self.build
        moves += [on for on in self.on if starts_monument(on.card)]
        moves += self.at
        moves += self.rebuild
        moves += self.colour
        moves += self.claim
        moves += [scrap for scrap in self.scrap if starts_monument(scrap.card) and scrap.card in box.blue]
        moves += self.discard
        moves.append(self.convert)
        moves += self.buy
        moves += self.bhairav
        moves.append(self.draw)
        moves += self.take
        moves += [store for store in self.store if store.card in box.blue]
        moves += [self.trade, self.pass_by, self.ready, self.random]
        super().__init__(moves, asked=("rebuild",))  # reviving-59


def some_of(bids: list[Bid], held: int) -> list[Move]:
    return [bid for number, bid in enumerate(bids) if held >> number & 1]


def starts_monument(card: Card) -> bool:
    """Whether a monument of several sections can stand on this card."""
    return any(end.level == 1 and end.kind > 0 for end in card.ends)
