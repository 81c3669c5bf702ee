"""Sides that are dealt: one bot in all seats of a faction, another in the other, by the roles that were dealt.

Roles are secret from the bots; only the arena, which owns the table, seats them by the truth. Each deal is played once
with either bot in the faction, against the same opposition, so that the luck of the deal cancels out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.kept import Kept, Row, sources_digest
from triumvirate.arena.match import MOST_ACTIONS, choice_seed
from triumvirate.arena.sequential import always_valid
from triumvirate.arena.statistics import Z95
from triumvirate.arena.workers import spread
from triumvirate.core.errors import BadRequest
from triumvirate.core.parts import Teams
from triumvirate.core.table import Table
from triumvirate.games import find_game


def teams_of(game: str) -> Teams:
    """The sides that a game deals, or a refusal where it deals none."""
    own = find_game(game).teams
    if own is None:
        raise BadRequest(f"{find_game(game).title} deals no sides; play a duel.")
    return own


@dataclass(frozen=True)
class Factions:
    """How much better a faction of `a` does than the same faction of `b`, against the same opposition."""

    game: str
    a: str
    b: str
    opposition: str
    deals: int  # for each faction and player count
    seed: int = 1
    claim: float | None = None  # in points of a hundred, on the mean of the counts
    counts: tuple[int, ...] = ()  # how many play; all that the game allows unless told
    is_duel: bool = False  # the gains of both factions count together, as for somebody who is dealt either

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", self.counts or find_game(self.game).counts)

    @property
    def factions(self) -> tuple[str, ...]:
        """The sides that the game deals."""
        return teams_of(self.game).names

    def seating(self, faction: str, bot: str) -> tuple[str, str]:
        """Who plays the first side and who the other when a bot is given a faction."""
        return (bot, self.opposition) if faction == self.factions[0] else (self.opposition, bot)

    @property
    def seatings(self) -> list[tuple[str, str]]:
        """All that are needed: where the opposition is one of the two bots, one serves both factions."""
        return list(dict.fromkeys(self.seating(faction, bot) for faction in self.factions for bot in (self.a, self.b)))


@dataclass(frozen=True)
class Gain:
    """What a faction gains, deal by deal: 1 where only `a` won, -1 where only `b` did."""

    faction: str
    players: int
    won: tuple[int, ...]
    won_by_b: tuple[int, ...]

    @property
    def gains(self) -> list[float]:
        """The differences, a deal each."""
        return [float(a - b) for a, b in zip(self.won, self.won_by_b, strict=True)]

    @property
    def mean(self) -> float:
        """The difference of the win rates."""
        return sum(self.gains) / len(self.gains) if self.gains else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the difference, from the paired deals."""
        return paired_interval(self.gains)


def paired_interval(values: Sequence[float]) -> tuple[float, float]:
    """The usual 95 % interval of a mean."""
    n = len(values)
    if n < 2:
        return -1.0, 1.0
    mean = sum(values) / n
    reach = Z95 * (sum((value - mean) ** 2 for value in values) / (n - 1) / n) ** 0.5
    return mean - reach, mean + reach


def play_by_role(game: str, players: int, first: str, second: str, seed: int) -> str:
    """One match with bots seated by true role; the faction that won."""
    teams = teams_of(game)
    played = find_game(game)
    table = Table.new(played, {played.count_option: players}, seed)
    roles = teams.dealt(table.truth())
    bots = {seat: seat_bot(game, first if role == teams.names[0] else second) for seat, role in roles.items()}
    while not table.is_over():
        if len(table.entries) > MOST_ACTIONS:
            raise BadRequest(f"The match of seed {seed} did not end within {MOST_ACTIONS} actions.")
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        table.act(seat, bots[seat].choose(view, legal, 1.0, choice_seed(seed, len(table.entries))).action)
    result = table.result()
    assert result is not None
    return roles[result.winners[0]]


def play_deal(job: tuple[Factions, int]) -> tuple[int, dict[str, dict[str, list[int]]]]:
    """One deal at every player count: for both factions, whether `a` won and whether `b` did."""
    match, number = job
    seed = match.seed + number
    found: dict[str, dict[str, list[int]]] = {faction: {} for faction in match.factions}
    for players in match.counts:
        winner = {seats: play_by_role(match.game, players, *seats, seed) for seats in match.seatings}
        for faction in match.factions:
            seatings = (match.seating(faction, bot) for bot in (match.a, match.b))
            found[faction][str(players)] = [int(winner[seats] == faction) for seats in seatings]
    return number, found


def run_factions(
    match: Factions,
    workers: int,
    kept_in: Path | None = None,
    ray: str | None = None,
    tick: Callable[[int], None] = lambda deals: None,
) -> list[Gain]:
    """Play deal after deal until the claim is clear for both factions or all deals are played."""
    told = asdict(match)
    del told["deals"], told["claim"], told["is_duel"]
    bots = (match.a, match.b, match.opposition)
    kept = Kept(kept_in, {**told, "sources": sources_digest(match.game, bots)})
    done = min(kept.first_open(), match.deals)
    tick(done)
    if done < match.deals and verdict(match, gains_of(match, kept.rows)) == "open":
        jobs = ((match, number) for number in range(match.deals) if number not in kept.rows)
        for number, found in spread(play_deal, jobs, workers, ray):
            kept.add(number, found)
            tick(min(kept.first_open(), match.deals))
            if verdict(match, gains_of(match, kept.rows)) != "open":
                break
    return gains_of(match, kept.rows)


def gains_of(match: Factions, rows: Mapping[int, Row]) -> list[Gain]:
    """The gains by faction and player count, from the deals played so far without a gap."""
    played: list[Row] = []
    while len(played) < match.deals and len(played) in rows:
        played.append(rows[len(played)])
    return [
        Gain(
            faction,
            players,
            tuple(row[faction][str(players)][0] for row in played),
            tuple(row[faction][str(players)][1] for row in played),
        )
        for faction in match.factions
        for players in match.counts
    ]


def means_of(gains: Sequence[Gain], faction: str) -> list[float]:
    """For each deal the mean gain of a faction over the player counts."""
    rows = [gain.gains for gain in gains if gain.faction == faction]
    return [sum(column) / len(column) for column in zip(*rows, strict=True)]


def gained(match: Factions, gains: Sequence[Gain]) -> list[list[float]]:
    """What is held to the claim, deal by deal: the mean gain of each faction, or of both together."""
    by_faction = [means_of(gains, faction) for faction in match.factions]
    return [[sum(deal) / len(deal) for deal in zip(*by_faction, strict=True)]] if match.is_duel else by_faction


def verdict(match: Factions, gains: Sequence[Gain]) -> str:
    """'holds' when both factions' mean gain is surely above the claim and no count is surely worse; 'fails' otherwise.

    Where they count together, one faction or count may make up for another. A mean that is surely below the claim fails at
    once; while a mean lies about the claim the answer is 'open'.
    """
    if match.claim is None:
        return "open"
    claim = match.claim / 100.0
    intervals = [always_valid(means, tight_at=60) for means in gained(match, gains)]
    if all(low >= claim for low, _ in intervals):
        is_worse = not match.is_duel and any(gain.interval[1] < 0.0 for gain in gains)
        return "fails" if is_worse else "holds"
    return "fails" if any(high < claim for _, high in intervals) else "open"
