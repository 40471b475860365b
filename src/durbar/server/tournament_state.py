"""A tournament as it stands: what the store has of it, who is next, and what is told of it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from durbar.server import rounds, wire
from durbar.server.chairs import Guest
from durbar.server.rounds import Played
from durbar.server.store.tournaments import BYE, VOID, Entrant, PodRow, TournamentRow
from durbar.server.tournament_terms import sizes_for


class State(Struct, frozen=True):
    """A tournament as it stands: what the store has of it."""

    row: TournamentRow
    terms: wire.NewTournament
    entrants: list[Entrant]
    pods: list[PodRow]

    @property
    def round(self) -> int:
        return self.pods[-1].round if self.pods else 0

    @property
    def sizes(self) -> list[int]:
        return sizes_for(self.terms)

    def played(self) -> list[list[Played]]:
        """What was played, by the numbers of the players."""
        number = {each.member: each.number for each in self.entrants}
        found: list[list[Played]] = [[] for _ in range(self.round)]
        for pod in self.pods:
            players = tuple(number[player] for player in pod.players)
            found[pod.round - 1].append(Played(players, tuple(pod.places)))
        return found

    def is_played(self) -> bool:
        """Whether every match of the round is over."""
        return all(pod.places or pod.match == BYE for pod in self.pods)

    def next_pods(self) -> list[list[str]]:
        """The next round; nobody, where the tournament is decided."""
        if self.terms.format != "knockout" and self.round >= self.planned():
            return []
        member = {each.number: each.member for each in self.entrants}
        gone = [each.number for each in self.entrants if each.gone]
        found = rounds.next_round(self.terms.format, list(member), gone, self.played(), self.sizes)
        return [[member[player] for player in pod] for pod in found]

    def planned(self) -> int:
        return rounds.rounds_of(self.terms.format, max(2, len(self.entrants)), self.sizes, self.terms.rounds)


def view_of(state: State, host: str, names: Mapping[str, str]) -> wire.TournamentView:
    """What everybody sees of it; `names` are those of the members."""
    member = {each.number: each.member for each in state.entrants}
    gone = {each.member for each in state.entrants if each.gone}
    ranked = rounds.standings(member, state.played())
    pods: list[list[wire.PodView]] = [[] for _ in range(state.round)]
    for pod in state.pods:
        void = pod.match.startswith(VOID)
        match = None if void or pod.match in ("", BYE) else pod.match
        pods[pod.round - 1].append(wire.PodView(match, [names[each] for each in pod.players], pod.places, void))
    return wire.TournamentView(
        id=state.row.id,
        host=host,
        status=state.row.status,
        terms=state.terms,
        planned=0 if state.terms.format == "knockout" else state.planned(),
        standings=[
            wire.StandView(
                name=names[member[each.player]],
                points=round(float(each.points), 3),
                opponents=round(float(each.opponents), 3),
                played=each.played,
                byes=each.byes,
                gone=member[each.player] in gone,
            )
            for each in in_order(state, ranked)
        ],
        rounds=pods,
        entered=False,
        hosting=False,
        playing=None,
    )


def in_order(state: State, ranked: list[rounds.Stand]) -> list[rounds.Stand]:
    """In a knock-out who is still in it comes first, and then who came further, by their last place."""
    if state.terms.format != "knockout":
        return ranked
    played = state.played()
    over = [pods for pods in played if all(pod.places or len(pod.pod) == 1 for pod in pods)]
    reached = {player: number for number, pods in enumerate(played) for pod in pods for player in pod.pod}
    reached |= dict.fromkeys(rounds.still_in([each.number for each in state.entrants], over), len(played))
    place = {
        player: where for pods in played for pod in pods for player, where in zip(pod.pod, pod.places, strict=False)
    }
    return sorted(ranked, key=lambda each: (-reached.get(each.player, -1), place.get(each.player, 0)))


def own_view(common: wire.TournamentView, state: State, guest: Guest) -> wire.TournamentView:
    """What somebody sees beside what everybody does: how they themselves take part."""
    mine = next((each for each in state.entrants if each.member == guest.id), None)
    hosting = bool(guest.id) and guest.id == state.row.host
    if mine is None and not hosting:
        return common
    going = [pod.match for pod in state.pods if guest.id in pod.players and not pod.places]
    playing = next((match for match in going if match not in ("", BYE)), None)
    entered = mine is not None and not mine.gone
    return msgspec.structs.replace(common, entered=entered, hosting=hosting, playing=playing)
