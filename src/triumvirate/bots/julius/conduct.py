"""How bots of JULIUS CAESAR conduct a war: what anybody who knows such games would call foolish, counted in whole matches.

Attacks with at most half the defender's steps, leaders lost in the first year, commands that move nobody though somebody
could move, and points left lying in the last turn of a year that a block with movement left could have taken.
"""

from __future__ import annotations

from collections import Counter

from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.roster import Conduct
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import action_text
from triumvirate.games.julius.printed import PLACE_IDS
from triumvirate.games.julius.rules.victory import victory_points
from triumvirate.games.julius.state import (
    BLOCKS,
    FIRST_CITY,
    FIRST_YEAR,
    PHASE_LEVY_AT,
    PHASE_REGROUP_TO,
    PHASE_STEP,
    PLACES,
    SEATS,
    TURNS,
)
from triumvirate.games.julius.view import JuliusView

TRUTHS = 4
# What is counted, in how many of what, and the share that it should stay under.
HALF, HALF_INDEED = "attacks with at most half the defender's steps, as estimated", "… and by the truth"
LEADER, STILL, POINT = "games with a leader lost in year one", "commands that move nobody", "points left in a last turn"
BARS = {HALF: 0.05, HALF_INDEED: 1.0, LEADER: 0.1, STILL: 0.05, POINT: 0.0}


class Watch:
    """Watches one match; `seen` has for each thing how often it happened, and `of` how often it could have."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.of: Counter[str] = Counter({LEADER: 1})
        self.notes: list[str] = []
        self._year = FIRST_YEAR
        self._moved: Counter[str] = Counter()
        self._could: Counter[str] = Counter()

    def before(self, table: Table, seat: str, action: str) -> None:
        """An action is about to be taken."""
        seen = JuliusView.of(table.view(None))
        self._year = seen.year
        if seen.phase == "move":
            self._could[seat] += any(choice.action.startswith("move ") for choice in table.legal(seat))
            self._moved[seat] += action != "end-move"
        if action == "end-move":
            self._end_of_movement(table, seat)

    def after(self, table: Table) -> None:
        """The action was taken."""
        for event in table.entries[-1].events:
            told = event.to_json()
            if told["kind"] == "leader_killed" and self._year == FIRST_YEAR and not self.seen[LEADER]:
                self.seen[LEADER] = 1
                self.notes.append(f"entry {len(table.entries)}: {told['block']} is killed in {told['place']}")

    def _end_of_movement(self, table: Table, seat: str) -> None:
        truth = table.game.positions.parse(table.position_text())[1]
        side = SEATS.index(seat)
        if self._could[seat]:
            self.of[STILL] += 1
            if not self._moved[seat]:
                self.seen[STILL] += 1
                self._note(table, f"{seat} moves nobody")
        self._could[seat] = self._moved[seat] = 0
        if truth.turn == TURNS:
            self.of[POINT] += 1
            if way := point_in_reach(truth, side):
                self.seen[POINT] += 1
                self._note(table, f"{seat} leaves a point: {way}")
        self._attacks(table, seat, truth, side)

    def _attacks(self, table: Table, seat: str, truth: State, side: int) -> None:
        own, foes = side * PLACES, (1 - side) * PLACES
        places = [
            place
            for place in range(FIRST_CITY, PLACES)
            if truth.attacker[place] == side + 1 and truth.present[own + place] and truth.present[foes + place]
        ]
        if not places:
            return
        sampled = Sampled(table.view(seat), side, TRUTHS, f"conduct {len(table.entries)}")
        for place in places:
            mine, theirs = _steps(truth, side, place), _steps(truth, 1 - side, place)
            expected = sampled.expected_steps(place)
            self.of[HALF] += 1
            self.of[HALF_INDEED] += 1
            self.seen[HALF_INDEED] += 2 * mine <= theirs
            if 2 * mine <= expected:
                self.seen[HALF] += 1
                self._note(table, f"{seat} attacks {PLACE_IDS[place]} with {mine} steps against about {expected:.1f}")

    def _note(self, table: Table, words: str) -> None:
        self.notes.append(f"entry {len(table.entries)}: {words}")


def _steps(state: State, side: int, place: int) -> int:
    return sum(
        state.steps[block] for block in range(BLOCKS) if state.owner[block] == side and state.where[block] == place
    )


def point_in_reach(state: State, side: int) -> str:
    """The clicks by which one block could still win a point at once; nothing where there are none."""
    before = victory_points(state, side)

    def put_down(at: State, clicks: list[str]) -> str:
        if at.phase not in (PHASE_STEP, PHASE_LEVY_AT, PHASE_REGROUP_TO):
            return ", ".join(clicks) if victory_points(at, side) > before else ""
        for action in GAME.legal(at, side):
            following = at.copy()
            GAME.rules.apply(following, side, action)
            if found := put_down(following, [*clicks, action_text(action)]):
                return found
        return ""

    for action in GAME.legal(state, side):
        if action_text(action).startswith("move "):
            taken_up = state.copy()
            GAME.rules.apply(taken_up, side, action)
            if found := put_down(taken_up, [action_text(action)]):
                return found
    return ""


CONDUCT = Conduct(Watch, BARS)
