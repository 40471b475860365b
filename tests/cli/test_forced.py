"""What is played by itself at a server: a decision without choice, unless that would tell others something."""

from __future__ import annotations

import asyncio

import msgspec

from durbar.cli.onlooker import Onlooker
from durbar.cli.screen import Screen
from durbar.server import wire
from durbar.server.chairs import Guest
from durbar.server.live import LiveMatch
from tests.server.inside import House

GUESTS = [Guest("ada", "Ada"), Guest("bo", "Bo")]


async def begun(house: House, game: str) -> LiveMatch:
    live = await house.hall.making.create(GUESTS[0], wire.NewMatch(game, 2))
    for seat, guest in enumerate(GUESTS):
        await live.command(guest, wire.Sit("sit", seat))
    await live.command(GUESTS[0], wire.Start("start"))
    return live


def seen_by(live: LiveMatch, seat: int) -> Onlooker:
    shown = msgspec.convert(
        msgspec.json.decode(wire.encode(live.audience.welcome(GUESTS[seat], seat, None))), wire.Welcome
    )
    return Onlooker(live.match.game, shown, "", Screen("en", True))


def test_one_possible_start_building_is_asked_for_like_several() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            seat = None
            while seat is None:
                live = await begun(house, "xanadu")
                state = live.match.state
                seat = next((seat for seat in (0, 1) if len(state.legal_moves(seat)) == 1), None)
                del house.hall.live[live.match.id], house.store.indexes[live.match.id]
            look = seen_by(live, seat)
            assert look.is_awaited()
            assert not look.is_forced()

    asyncio.run(scenario())


def test_a_move_of_one_seat_alone_is_played_by_itself() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            live = await begun(house, "kyoto")
            while len(moves := live.match.state.legal_moves(seat := live.match.due()[0])) > 1:
                await live.command(GUESTS[seat], wire.Play(f"m{live.match.number}", seat, moves[0].notation))
            assert seen_by(live, seat).is_forced()
            assert not seen_by(live, 1 - seat).is_forced()

    asyncio.run(scenario())
