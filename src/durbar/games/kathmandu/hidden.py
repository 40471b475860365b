"""Draws a state that a seat could be in: what it cannot know is dealt anew, what it sees stays (kathmandu-30).

The result depends only on what the seat sees and on `rng`: unseen cards and tiles are put in the order of the box
before they are shuffled, and the copy gets luck of its own. Nobody is held to remember which plans went under the deck
at the beginning.
"""

from __future__ import annotations

from mypy_extensions import i64

from durbar.core.rng import Rng
from durbar.games.kathmandu.cards import TENT_BITS, TILE_BITS, YAK_TILES, Weather, added, bit, field
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Phase, Player


def redeal(state: Kathmandu, seat: int, rng: Rng) -> Kathmandu:
    """Another state that looks the same to this seat."""
    state.require_viewer(seat)
    copy = state.clone()
    for deck in (copy.gear_deck, copy.animal_deck, copy.plan_deck):
        deck.sort()
        rng.shuffle(deck)
    for player in copy.players:
        restack(player, rng)
    redeal_weather(copy, rng)
    if copy.ways.tents != 0:
        redeal_tents(copy, seat, rng)
    copy.rng = rng.spawn()
    return copy


def restack(player: Player, rng: Rng) -> None:
    """kathmandu-30: nobody knows the order of the yak tiles below the open one."""
    first = player.completed + 1
    if first >= YAK_TILES - 1:
        return
    tiles = [int(field(player.stack, place, TILE_BITS)) for place in range(first, YAK_TILES)]
    tiles.sort()
    rng.shuffle(tiles)
    player.stack &= bit(first * TILE_BITS) - 1
    for number in range(len(tiles)):
        player.stack = added(player.stack, first + number, TILE_BITS, tiles[number])


def redeal_weather(state: Kathmandu, rng: Rng) -> None:
    """kathmandu-26: of each block one knows what was shuffled, and what has been revealed."""
    first = 0
    for block in state.ways.weather:
        shown, storms, suns = unseen_weather(state, block, first)
        tiles = [True] * storms + [False] * suns
        rng.shuffle(tiles)
        for day in range(first + shown, first + block.laid):
            state.weather[day] = tiles.pop()
        first += block.laid


def unseen_weather(state: Kathmandu, block: Weather, first: int) -> tuple[int, int, int]:
    """Of the block that begins with this day: how many tiles are revealed, and the storms and suns nobody has seen."""
    storms, suns = block.storms, block.suns
    shown = min(max(int(state.shown) - first, 0), block.laid)
    for day in range(first, first + shown):
        if state.weather[day]:
            storms -= 1
        else:
            suns -= 1
    return shown, storms, suns


def redeal_tents(state: Kathmandu, seat: int, rng: Rng) -> None:
    """kathmandu-100, kathmandu-102: the tents of the others and of the deck; whoever is asked has one that fits."""
    unseen = state.tent_deck[:]
    counts: list[int] = []
    for other in range(state.seats):
        player = state.players[other]
        held = tents_in(player.tents)
        counts.append(len(held))
        if other != seat:
            unseen += held
            player.tents = 0
    unseen.sort()
    rng.shuffle(unseen)
    asked = int(state.asked)
    if state.phase == Phase.TENT and asked != seat and state.ways.tents == 1:
        fitting = state.fitting_tent()
        unseen.remove(fitting)
        give(state.players[asked], fitting)
        counts[asked] -= 1
    for other in range(state.seats):
        if other != seat:
            for _ in range(counts[other]):
                give(state.players[other], unseen.pop())
    state.tent_deck = unseen


def tents_in(word: i64) -> list[int]:
    """The tents of a hand, each as often as it is there."""
    found: list[int] = []
    tent: i64 = 0
    while word >> (tent * TENT_BITS) != 0:
        count = field(word, tent, TENT_BITS)
        for _ in range(count):
            found.append(int(tent))
        tent += 1
    return found


def give(player: Player, tent: int) -> None:
    player.tents = added(player.tents, tent, TENT_BITS, 1)
