"""What a user writes with every name of the package, held against its types."""

from collections.abc import Iterator

import durbar


class Careful(durbar.Bot):
    def think(self, state: durbar.State, seat: int, moves: list[durbar.Move]) -> list[tuple[durbar.Move, float]]:
        game: durbar.Game = state.game
        guess: durbar.State = game.redeal(state, seat, self.rng)
        chances: list[float] = game.judge(guess)
        assert len(chances) == state.seats
        return [(move, 1.0) for move in sorted(moves, key=lambda move: move.notation)]


def played(record: durbar.Record, bot: durbar.Bot) -> Iterator[str]:
    state: durbar.State = record.replay()
    log: list[durbar.Event] = state.listen()
    while state.actors():
        seat: int = state.actor()
        move: durbar.Move = bot.choose(state, seat)
        try:
            record.play(state, seat, move)
        except durbar.IllegalMove as refusal:
            yield refusal.sentence("fr") + refusal.rule
        except durbar.DurbarError as error:
            yield str(error)
        yield move.notation
    yield log[0].kind
    places: list[list[int]] | None = state.ranking()
    yield str(places)


game: durbar.Game = durbar.game("kyoto", edition=None, components=None)
options: durbar.Options = game.read_options({"full_pile_variant": "true"}, seats=3)
state: durbar.State = game.new(seats=3, seed=7, options=options, listen=True)
state.play(state.actor(), "give 0")
table: durbar.MoveTable = game.moves
state.play(state.actor(), table.parse("give 1"))
view: durbar.View = game.view(state, durbar.SPECTATOR)
text: str = durbar.write_position(state)
again: durbar.State = durbar.read_position(text)
luck: durbar.Rng = durbar.rng_of_seed(7)
below: int = luck.below(6)
counts: list[int] = durbar.Perft(again, 2).counts
record = durbar.Record(game, seats=3, seed="00" * 32, players=["Ada", "Bo", "Cy"])
told: list[str] = list(played(record, Careful(seed=1)))
parsed: durbar.Record = durbar.Record.parse(str(record))
level: durbar.Bot = durbar.bot(durbar.LEVELS[0], seed=1)
scores: list[int] = parsed.replay().scores()
digest: str = durbar.digest(again)
compiled: bool = durbar.compiled()
print(scores, below, counts, compiled, len(told))
