"""Everything that can happen in Reviving Kathmandu, as told to the log.

A `card` or `end` is named by its key; `shows` and `section` say what is on it. Drawn cards, hidden coins and missions
are told to one seat only (reviving-47). Each function does nothing while nobody listens, so that a simulated game pays
almost nothing for it.
"""

from __future__ import annotations

from durbar.core.errors import Facts
from durbar.core.events import Event
from durbar.games.reviving.cards import COLOURS, KINDS, SIDES, Architect, Card, End, Mission, Objective, Spot
from durbar.games.reviving.pieces import Monument

Log = list[Event] | None
REASONS = ("sole", "highest", "nearest", "edge")


def named(cards: list[Card]) -> str:
    return " ".join([card.key for card in cards])


def shown(cards: list[Card]) -> str:
    return " ".join([card.shows() for card in cards])


def about_card(log: Log, kind: str, seat: int, card: Card) -> None:
    """Something done openly with one card."""
    if log is not None:
        log.append(Event(kind, {"seat": seat, "card": card.key, "shows": card.shows()}))


# Setting up, and rounds


def game_began(log: Log, first_player: int) -> None:
    if log is not None:
        log.append(Event("begin", {"seat": first_player}))


def got_mission(log: Log, seat: int, mission: Mission, everybody: bool) -> None:
    if log is not None:
        if everybody:
            log.append(Event("mission-open", {"seat": seat, "mission": mission.key}))
        else:
            log.append(Event("mission", {"seat": seat}, {"mission": mission.key}, (seat,)))


def got_architect(log: Log, seat: int, architect: Architect) -> None:
    if log is not None:
        log.append(Event("architect", {"seat": seat, "architect": architect.key}))


def objectives_shown(log: Log, objectives: list[Objective]) -> None:
    if log is not None:
        log.append(Event("objectives", {"objectives": " ".join([objective.key for objective in objectives])}))


def round_began(log: Log, round: int, seat: int, cards: list[Card]) -> None:
    if log is not None:
        log.append(Event("round", {"round": round, "seat": seat, "cards": named(cards), "shows": shown(cards)}))


def marker_passed(log: Log, seat: int) -> None:
    if log is not None:
        log.append(Event("marker", {"seat": seat}))


# Bids


def bid(log: Log, seat: int, spot: Spot, coin: int, is_open: bool) -> None:
    coin_laid(log, "bid", seat, spot, coin, is_open)


def swapped(log: Log, seat: int, spot: Spot, coin: int, is_open: bool) -> None:
    coin_laid(log, "swap", seat, spot, coin, is_open)


def coin_laid(log: Log, kind: str, seat: int, spot: Spot, coin: int, is_open: bool) -> None:
    if log is not None:
        if is_open:
            log.append(Event(f"{kind}-open", {"seat": seat, "spot": spot.key, "coin": coin}))
        else:
            log.append(Event(kind, {"seat": seat, "spot": spot.key}, {"coin": coin}, (seat,)))


def jumped(log: Log, seat: int, spot: Spot, to: Spot) -> None:
    if log is not None:
        log.append(Event("jump", {"seat": seat, "spot": spot.key, "to_spot": to.key}))


def left_bids(log: Log, seat: int) -> None:
    if log is not None:
        log.append(Event("keep", {"seat": seat}))


def revealed(log: Log, seat: int, spot: Spot, coin: int, raised: int) -> None:
    if log is not None:
        kind = "reveal-raised" if raised else "reveal"
        log.append(Event(kind, {"seat": seat, "spot": spot.key, "coin": coin, "raised": raised}))


def won(log: Log, seat: int, card: Card, slot: int, spot: Spot, reason: int) -> None:
    if log is not None:
        facts: Facts = {"seat": seat, "card": card.key, "shows": card.shows(), "slot": slot + 1, "spot": spot.key}
        log.append(Event(f"won-{REASONS[reason]}", facts))


def drew(log: Log, seat: int, cards: list[Card]) -> None:
    if log is not None and cards:
        facts: Facts = {"seat": seat, "count": len(cards)}
        log.append(Event("draw", facts, {"cards": named(cards), "shows": shown(cards)}, (seat,)))


def returned(log: Log, seat: int, card: Card) -> None:
    if log is not None:
        log.append(Event("return", {"seat": seat}, {"card": card.key, "shows": card.shows()}, (seat,)))


def put_under(log: Log, cards: list[Card]) -> None:
    if log is not None and cards:
        log.append(Event("under", {"count": len(cards), "cards": named(cards), "shows": shown(cards)}))


# Building


def built(log: Log, seat: int, owner: int, square: int, monument: Monument) -> None:
    """The topmost section is new; the monument is named by its bottom card, as in the view."""
    if log is not None:
        end = monument.ends[-1]
        facts: Facts = {"seat": seat, "to": owner, "square": square, "card": end.card.key, "end": end.key}
        facts["section"] = end.section
        facts["monument"] = KINDS[monument.kind]
        facts["bottom"] = monument.ends[0].card.key
        log.append(Event("build" if seat == owner else "build-for", facts))


def rebuilt(log: Log, seat: int, owner: int, old: End, new: End) -> None:
    if log is not None:
        facts: Facts = {"seat": seat, "to": owner, "card": old.card.key, "shows": old.section}
        log.append(Event("rebuild", {**facts, "end": new.key, "section": new.section}))


def colour_named(log: Log, seat: int, end: End, colour: int) -> None:
    if log is not None:
        facts: Facts = {"seat": seat, "card": end.card.key, "end": end.key, "section": end.section}
        log.append(Event("wild", {**facts, "colour": COLOURS[colour]}))


def completed(log: Log, owner: int, monument: Monument, points: int) -> None:
    """With the points it brings, also a new Buddha colour's."""
    if log is not None:
        facts: Facts = {"seat": owner, "monument": KINDS[monument.kind], "card": monument.ends[0].card.key}
        facts["printed"] = int(monument.printed)
        facts["bonus"] = points - int(monument.printed)
        facts["points"] = points
        log.append(Event("complete", facts))


def rescored(log: Log, owner: int, monument: Monument, change: int) -> None:
    if log is not None and change != 0:
        facts: Facts = {"seat": owner, "monument": KINDS[monument.kind], "card": monument.ends[0].card.key}
        log.append(Event("rescore", {**facts, "points": change}))


def claimed(log: Log, seat: int, objective: Objective) -> None:
    if log is not None:
        log.append(Event("claim", {"seat": seat, "objective": objective.key, "points": int(objective.points)}))


def is_ready(log: Log, seat: int) -> None:
    if log is not None:
        log.append(Event("ready", {"seat": seat}))


def discarded(log: Log, seat: int, card: Card) -> None:
    about_card(log, "discard", seat, card)


# Leftover coins


def leftover_began(log: Log) -> None:
    if log is not None:
        log.append(Event("leftover", {}))


def converted(log: Log, seat: int, points: int) -> None:
    if log is not None:
        log.append(Event("convert", {"seat": seat, "points": points}))


def bought(log: Log, seat: int, card: Card, coin: int) -> None:
    if log is not None:
        log.append(Event("buy", {"seat": seat, "card": card.key, "shows": card.shows(), "coin": coin}))


def bought_bhairav(log: Log, seat: int, colour: int, points: int) -> None:
    if log is not None:
        kind = "bhairav-change" if points else "bhairav"
        log.append(Event(kind, {"seat": seat, "colour": COLOURS[colour], "points": points}))


def took(log: Log, seat: int, card: Card) -> None:
    about_card(log, "take", seat, card)


def coins_back(log: Log) -> None:
    if log is not None:
        log.append(Event("coins", {}))


# The end


def scored_unfinished(log: Log, seat: int, points: int) -> None:
    if points and log is not None:
        log.append(Event("unfinished", {"seat": seat, "points": points}))


def scored_mission(log: Log, seat: int, mission: Mission, count: int, points: int) -> None:
    if log is not None:
        log.append(Event("mission-end", {"seat": seat, "mission": mission.key, "count": count, "points": points}))


def scored_bhairav(log: Log, seat: int, colour: int, points: int) -> None:
    if log is not None:
        log.append(Event("bhairav-end", {"seat": seat, "colour": COLOURS[colour], "points": points}))


def game_over(log: Log, kind: str, winners: list[int], points: int) -> None:
    if log is not None:
        for seat in winners:
            log.append(Event(kind, {"seat": seat, "points": points}))


# Solo


def shaken(log: Log, side: int) -> None:
    if log is not None:
        log.append(Event("shake", {"side": SIDES[side]}))


def debris_fell(log: Log, spot: Spot, colour: int) -> None:
    if log is not None:
        log.append(Event("debris", {"spot": spot.key, "colour": COLOURS[colour]}))


def coin_back(log: Log, seat: int, spot: Spot, coin: int) -> None:
    if log is not None:
        log.append(Event("coin-back", {"seat": seat, "spot": spot.key, "coin": coin}))


def collected(log: Log, seat: int, cards: list[Card]) -> None:
    if log is not None:
        log.append(Event("collect", {"seat": seat, "cards": named(cards), "shows": shown(cards)}))


def debris_cleared(log: Log, colour: int, count: int) -> None:
    if log is not None:
        log.append(Event("clear", {"colour": COLOURS[colour], "count": count}))


def scrapped(log: Log, seat: int, monument: Monument) -> None:
    if log is not None:
        cards = [end.card for end in monument.ends]
        facts: Facts = {"seat": seat, "monument": KINDS[monument.kind], "cards": named(cards)}
        log.append(Event("scrap", facts))


def stored(log: Log, seat: int, card: Card) -> None:
    about_card(log, "store", seat, card)


def cleaned_up(log: Log, cards: list[Card]) -> None:
    if log is not None and cards:
        log.append(Event("clean", {"count": len(cards), "cards": named(cards), "shows": shown(cards)}))


def traded(log: Log, seat: int) -> None:
    if log is not None:
        log.append(Event("trade", {"seat": seat}))


def solo_over(log: Log, seat: int, level: int) -> None:
    if log is not None:
        log.append(Event(("solo-lost", "solo-easy", "solo-medium", "solo-hard", "solo-extreme")[level], {"seat": seat}))
