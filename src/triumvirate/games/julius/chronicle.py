"""The war looked back at, when all may be known: points turn by turn, battles, the fate of every block, turning points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from triumvirate.core.events import Event
from triumvirate.core.plain import JsonObject, to_plain
from triumvirate.core.table import Table
from triumvirate.games.julius.odds import Range
from triumvirate.games.julius.open import SEAT_NAMES, Seat
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, PLACE_IDS
from triumvirate.games.julius.rules.blocks import SIDE, START
from triumvirate.games.julius.view import JuliusView

MOST_TURNING_POINTS = 6
UPSET = 350  # thousandths: who held a place at these odds or worse turned the war there
SWING = 3  # points that changed hands in one turn
# What is told of a block, by the event that names it: the fact that says where.
FATES = {
    "levied_is": ("levied", "place"),
    "block_moved_is": ("marched", "to"),
    "block_shown": ("fought", "place"),
    "retreated": ("retreated", "to"),
    "regrouped_is": ("marched", "to"),
    "navis_to_port_is": ("marched", "to"),
    "defected_is": ("turned", "to"),
    "disbanded_is": ("disbanded", "place"),
    "eliminated": ("fell", "place"),
    "leader_killed": ("fell", "place"),
}


@dataclass(slots=True)
class Standing:
    """The points of both sides when a turn began, the last at the end of the war."""

    number: int
    year: int
    turn: int
    points: dict[Seat, int]


@dataclass(slots=True)
class Fought:
    """A battle: who came with what and who was lost; `holds` is each side's chance at its start, in thousandths."""

    number: int
    year: int
    turn: int
    place: str
    attacker: Seat
    surprise: bool
    forces: dict[Seat, list[str]]
    lost: dict[Seat, list[str]]
    holds: dict[Seat, Range] | None
    winner: Seat | None = None
    ended: int | None = None


@dataclass(slots=True)
class Moment:
    """Something that befell a block: `start`, or one of `FATES`."""

    number: int
    year: int
    turn: int
    kind: str
    place: str


@dataclass(slots=True)
class TurningPoint:
    """Where the war turned: a leader `killed`, a battle won against the odds (`upset`), points that changed hands (`points`)."""

    number: int
    year: int
    turn: int
    kind: str
    seat: Seat
    place: str | None
    block: str | None
    amount: int


@dataclass
class Chronicle:
    """The whole war."""

    standings: list[Standing] = field(default_factory=list)
    battles: list[Fought] = field(default_factory=list)
    fates: dict[str, list[Moment]] = field(default_factory=dict)
    turning_points: list[TurningPoint] = field(default_factory=list)


def chronicle(table: Table) -> JsonObject:
    """The war of a match that is over, as plain data."""
    return to_plain(written(table))


def written(table: Table) -> Chronicle:
    """Read the whole match once; what was taken back never happened."""
    told = _Writer(table)
    for number, event in _happened(table):
        told.read(number, event)
    told.close()
    return told.war


def _happened(table: Table) -> Iterator[tuple[int, Event]]:
    undone = {entry.undone for entry in table.entries}
    for entry in table.entries:
        if entry.number not in undone and entry.undone is None:
            yield from ((entry.number, event) for event in entry.events)


class _Writer:
    """The chronicle as far as it has been written."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.war = Chronicle()
        self.year, self.turn, self.last = 0, 0, 0

    def read(self, number: int, event: Event) -> None:
        """One event, whoever was told."""
        facts, self.last = event.facts, number
        if event.kind == "set_up":
            self._begin(number)
        elif event.kind == "turn_began":
            self.year, self.turn = int(str(facts["year"])), int(str(facts["turn"]))
            self._stand(number)
        elif event.kind == "battle_began":
            self._fight(number, event)
        elif event.kind == "battle_ended" and self.war.battles:
            battle = self.war.battles[-1]
            battle.winner, battle.ended = _seat(facts["seat"]), number
        if event.kind in FATES:
            self._befall(number, event)

    def _begin(self, number: int) -> None:
        for block, name in enumerate(BLOCK_IDS):
            place = PLACE_IDS[START[block]]
            self.war.fates[name] = [] if place == "levy" else [Moment(number, self.year, self.turn, "start", place)]

    def _stand(self, number: int) -> None:
        view = JuliusView.of(self.table.view_at(number, None))
        self.war.standings.append(Standing(number, self.year, self.turn, dict(view.points)))

    def _fight(self, number: int, event: Event) -> None:
        odds = JuliusView.of(self.table.view_at(number, None)).odds
        self.war.battles.append(
            Fought(
                number,
                self.year,
                self.turn,
                str(event.facts["place"]),
                _seat(event.facts["attacker"]),
                bool(event.facts["surprise"]),
                {seat: [] for seat in SEAT_NAMES},
                {seat: [] for seat in SEAT_NAMES},
                odds.holds if odds else None,
            )
        )

    def _befall(self, number: int, event: Event) -> None:
        kind, where = FATES[event.kind]
        block, place = str(event.facts["block"]), str(event.facts[where])
        battle = self.war.battles[-1] if self.war.battles and self.war.battles[-1].ended is None else None
        if battle and event.kind == "block_shown":
            battle.forces[_seat(event.facts["seat"])].append(block)
        if battle and kind == "fell":
            battle.lost[_seat(event.facts["seat"])].append(block)
        story = self.war.fates.setdefault(block, [])
        if kind == "marched" and story and story[-1].kind == "marched" and story[-1].turn == self.turn:
            story.pop()  # the steps of one way are told by its end
        story.append(Moment(number, self.year, self.turn, kind, place))
        if event.kind == "leader_killed":
            self._turn(number, "killed", SEAT_NAMES[1 - SIDE[BLOCK_INDEX[block]]], place, block, 1)

    def _turn(self, number: int, kind: str, seat: Seat, place: str | None, block: str | None, amount: int) -> None:
        self.war.turning_points.append(TurningPoint(number, self.year, self.turn, kind, seat, place, block, amount))

    def close(self) -> None:
        """The last points, and of all that may have turned the war the weightiest, in their order."""
        self._stand(self.last)
        for battle in self.war.battles:
            if battle.winner and battle.holds and battle.holds[battle.winner].most <= UPSET:
                self.year, self.turn = battle.year, battle.turn
                self._turn(battle.number, "upset", battle.winner, battle.place, None, battle.holds[battle.winner].most)
        for before, after in zip(self.war.standings, self.war.standings[1:], strict=False):
            for seat in SEAT_NAMES:
                gain = after.points[seat] - before.points[seat]
                if gain >= SWING:
                    self.year, self.turn = before.year, before.turn
                    self._turn(after.number, "points", seat, None, None, gain)
        weighed = sorted(self.war.turning_points, key=_weight, reverse=True)[:MOST_TURNING_POINTS]
        self.war.turning_points = sorted(weighed, key=lambda point: point.number)


def _weight(point: TurningPoint) -> float:
    if point.kind == "killed":
        return 3.0
    return 4.0 * (1 - point.amount / 1000) if point.kind == "upset" else float(point.amount)


def _seat(fact: object) -> Seat:
    return "caesar" if fact == "caesar" else "pompeius"
