"""A position of CAESAR! in one line: clauses divided by `;`, each a few words. What a line leaves out takes its default.

options {"poison": true}; turn caesar place; hand caesar ship-5-1; on SC-NU pompey ship-3-3 3/3; won syria caesar
"""

from __future__ import annotations

import json
from collections.abc import Callable

from triumvirate.core.clauses import read_clauses, split_position
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import Options, OptionValue
from triumvirate.games.caesar.home import Home, check_home, home_clauses, read_clause
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.prepare import prepare
from triumvirate.games.caesar.printed import BORDER_IDS, BORDER_INDEX, PROVINCE_IDS, PROVINCE_INDEX
from triumvirate.games.caesar.rules import count_legal
from triumvirate.games.caesar.seats import SEAT_NAMES, Seat
from triumvirate.games.caesar.state import (
    ALL_BONUS_NAMES,
    DRAW_GAME,
    END_REASONS,
    MARKERS,
    NOBODY,
    PHASE_BONUS,
    PHASE_CLOSE,
    PHASE_OVER,
    PHASE_PLACE,
    PHASES,
    RUNNING,
    SEATS,
    SLOTS,
    STAGE_CLOSE,
    STAGE_DRAW,
    STAGE_EFFECTS,
    STAGE_OWN,
    STAGE_PASSED,
    STAGE_SUPPLY,
)
from triumvirate.games.caesar.tokens import kind_of, token_ids
from triumvirate.games.caesar.truth import (
    Flow,
    Lying,
    Province,
    SoloLine,
    Truth,
    check_settled,
    flow_of,
    state_of,
    truth_of,
)
from triumvirate.games.caesar.variants import TILE_LETTERS

STAGES = {
    "supply": STAGE_SUPPLY,
    "close": STAGE_CLOSE,
    "effects": STAGE_EFFECTS,
    "draw": STAGE_DRAW,
    "passed": STAGE_PASSED,
    "own": STAGE_OWN,
}
CLAUSES = (
    "turn", "hand", "bag", "centurions", "on", "won", "tied", "bonus", "supply", "placed", "senate", "line", "tiles",
    "stage", "closing", "pending", "again", "skip", "owed", "over",
)  # fmt: skip
HOME_CLAUSES = ("home", "owners", "looked", "due", "barred")
MOST_SUPPLY, MOST_TILES, MOST_OWED = 100, 72, 9
WINNERS = {"nobody": NOBODY, "caesar": 0, "pompey": 1, "draw": DRAW_GAME}


def position_text(state: State, options: Options) -> str:
    """The whole state in one line."""
    truth, flow = truth_of(state), flow_of(state)
    clauses = [f"options {json.dumps(dict(options), ensure_ascii=False)}"]
    clauses.append(f"turn {SEATS[state.to_move]} {truth.phase}")
    for seat in SEAT_NAMES:
        for field, names in (("hand", truth.hands), ("bag", truth.bags), ("centurions", truth.centurions)):
            clauses.append(" ".join([field, seat, *names[seat]]))
    for name, lying in truth.borders.items():
        if lying is not None:
            shown = "down" if lying.facedown else "{}/{}".format(*lying.values)
            how = "hidden" if name in flow.hidden else shown
            mark = f" mark {lying.marker}" if lying.marker else ""
            clauses.append(f"on {name} {lying.seat} {lying.token} {how}{mark}")
    for name, settled in truth.provinces.items():
        if settled.control:
            clauses.append(f"won {name} {settled.control}" + (" flipped" if settled.flipped else ""))
        elif settled.closed:
            clauses.append(f"tied {name}")
    clauses.extend(f"bonus {name} {bonus}" for name, bonus in truth.bonuses.items() if bonus)
    if truth.supply:
        clauses.append(" ".join(["supply", *truth.supply]))
    clauses.append("placed {caesar} {pompey}".format(**truth.placed))
    clauses.append("senate {caesar} {pompey}".format(**truth.senate))
    if truth.solo:
        clauses.append(" ".join(["line", *truth.solo.line]))
        clauses.append(" ".join(["tiles", *truth.solo.tiles]))
    clauses.append("stage " + next(name for name, stage in STAGES.items() if stage == flow.stage))
    if flow.closing:
        clauses.append(" ".join(["closing", *flow.closing]))
    clauses.extend(f"pending {name}" + (" won" if won else "") for name, won in flow.pending)
    clauses.extend(word for word, flag in (("again", flow.again), ("skip", flow.skip_draw)) if flag)
    if any(flow.owed.values()):
        clauses.append("owed {caesar} {pompey}".format(**flow.owed))
    if flow.home:
        clauses.extend(home_clauses(flow.home))
    if flow.ended_by != "running":
        winner = next(name for name, number in WINNERS.items() if number == flow.winner)
        clauses.append(f"over {winner} {flow.ended_by}")
    return "; ".join(clauses)


def parse_position(
    text: str, check: Callable[[Options], dict[str, OptionValue]]
) -> tuple[dict[str, OptionValue], State]:
    """The options and state of a line; what is wrong in it is named with its clause."""
    options, clauses = split_position(text, check)
    reader = _Reader(options)
    read_clauses(clauses, reader.read)
    state = state_of(options, *reader.finish())
    check_home(state)
    check_settled(state)
    _check_turn(state)
    return options, state


def _check_turn(state: State) -> None:
    """The phase must be one that can be played on from: a choice to make, or an end with its winner."""
    over, ended = state.phase == PHASE_OVER, state.ended_by != RUNNING
    if over != ended or over != (state.winner != NOBODY):
        raise BadRequest(
            "Position: a finished game says 'turn SEAT over' and 'over WINNER REASON', a running one neither."
        )
    if state.phase == PHASE_OVER:
        return
    if state.to_move == state.automaton:
        raise BadRequest("Position: Auto-Crassus acts by itself; it is the person's turn.")
    if state.automaton != NOBODY:
        line = sorted(state.line[i] for i in range(state.line_n))
        held = sorted(state.kind[slot] for slot in range(SLOTS) if state.hand[state.automaton] >> slot & 1)
        if line != held:
            raise BadRequest("Position: the hand of Auto-Crassus is its line.")
    waiting = {
        PHASE_PLACE: state.closing_n == 0 and state.pending_n == 0,
        PHASE_CLOSE: state.closing_n == 2,
        PHASE_BONUS: state.pending_n == 2 and state.pending[0] != state.pending[1],
    }
    if not waiting.get(state.phase, True) or not count_legal(state, state.to_move):
        raise BadRequest(f"Position: there is nothing to choose in the phase '{PHASES[state.phase]}'.")


def _seat(name: str) -> Seat:
    return SEAT_NAMES[SEATS.index(name)]


class _Reader:
    """Collects the clauses of a position and fills in what they leave out."""

    def __init__(self, options: Options) -> None:
        self.prepared = prepare(options)
        self.truth, self.flow = Truth(), Flow()
        self.line: list[str] = []
        self.tiles: list[str] | None = None

    def read(self, words: list[str]) -> None:
        if words[0] in HOME_CLAUSES:
            self.flow.home = self.flow.home or Home()
            read_clause(self.flow.home, words)
            return
        if words[0] not in CLAUSES:
            raise ValueError("unknown clause")
        getattr(self, f"_{words[0]}")(*words[1:])

    def _turn(self, seat: str, phase: str) -> None:
        self.flow.to_move = SEATS.index(seat)
        self.truth.phase = PHASES[PHASES.index(phase)]

    def _hand(self, seat: str, *names: str) -> None:
        self._tokens(self.truth.hands, seat, names)

    def _bag(self, seat: str, *names: str) -> None:
        self._tokens(self.truth.bags, seat, names)

    def _centurions(self, seat: str, *names: str) -> None:
        self._tokens(self.truth.centurions, seat, names)

    def _tokens(self, held: dict[Seat, list[str]], seat: str, names: tuple[str, ...]) -> None:
        for name in names:
            self._known(name)
        held[_seat(seat)] = list(names)

    def _known(self, name: str) -> None:
        if kind_of(self.prepared, name) is None:
            raise BadRequest(f"Position: there is no token '{name[:40]}' in this match.")

    def _on(self, border: str, seat: str, token: str, how: str, *mark: str) -> None:
        self._known(token)
        kind = kind_of(self.prepared, token)
        assert kind is not None
        values = (0, 0)
        if how == "hidden":
            self.flow.hidden.append(border)
        elif how != "down":
            first, second = (int(value) for value in how.split("/"))
            values = first, second
            if sorted(values, reverse=True) != [self.prepared.high[kind], self.prepared.low[kind]]:
                raise BadRequest(f"Position: {token} cannot show {how}.")
        if mark and (len(mark) != 2 or mark[0] != "mark"):
            raise ValueError("bad mark")
        self.truth.borders[BORDER_IDS[BORDER_INDEX[border]]] = Lying(
            seat=_seat(seat),
            token=token,
            values=values,
            facedown=how in ("hidden", "down"),
            marker=_seat(mark[1]) if mark else None,
        )

    def _won(self, province: str, seat: str, *flipped: str) -> None:
        if flipped not in ((), ("flipped",)):
            raise ValueError("bad province")
        settled = Province(closed=True, control=_seat(seat), flipped=bool(flipped))
        self.truth.provinces[PROVINCE_IDS[PROVINCE_INDEX[province]]] = settled

    def _tied(self, province: str) -> None:
        self.truth.provinces[PROVINCE_IDS[PROVINCE_INDEX[province]]].closed = True

    def _bonus(self, province: str, name: str) -> None:
        self.truth.bonuses[PROVINCE_IDS[PROVINCE_INDEX[province]]] = ALL_BONUS_NAMES[ALL_BONUS_NAMES.index(name)]

    def _supply(self, *names: str) -> None:
        if len(names) > MOST_SUPPLY:
            raise ValueError("too many bonuses")
        self.truth.supply = [ALL_BONUS_NAMES[ALL_BONUS_NAMES.index(name)] for name in names]

    def _placed(self, caesar: str, pompey: str) -> None:
        self.truth.placed = {"caesar": self._count(caesar, MARKERS), "pompey": self._count(pompey, MARKERS)}

    def _senate(self, caesar: str, pompey: str) -> None:
        self.truth.senate = {"caesar": self._count(caesar, 99), "pompey": self._count(pompey, 99)}

    def _count(self, text: str, most: int) -> int:
        if not 0 <= int(text) <= most:
            raise ValueError("out of range")
        return int(text)

    def _line(self, *names: str) -> None:
        for name in names:
            self._known(name)
        self.line = list(names)

    def _tiles(self, *letters: str) -> None:
        if any(letter not in tuple(TILE_LETTERS) for letter in letters) or len(letters) > MOST_TILES:
            raise ValueError("unknown tile")
        self.tiles = list(letters)

    def _stage(self, name: str) -> None:
        self.flow.stage = STAGES[name]

    def _closing(self, *names: str) -> None:
        self.flow.closing = [PROVINCE_IDS[PROVINCE_INDEX[name]] for name in names[:2]]

    def _pending(self, name: str, *won: str) -> None:
        if len(self.flow.pending) == 2 or won not in ((), ("won",)):
            raise ValueError("bad pending bonus")
        self.flow.pending.append((ALL_BONUS_NAMES[ALL_BONUS_NAMES.index(name)], bool(won)))

    def _again(self) -> None:
        self.flow.again = True

    def _skip(self) -> None:
        self.flow.skip_draw = True

    def _owed(self, caesar: str, pompey: str) -> None:
        self.flow.owed = {"caesar": self._count(caesar, MOST_OWED), "pompey": self._count(pompey, MOST_OWED)}

    def _over(self, winner: str, *reason: str) -> None:
        self.flow.winner = WINNERS[winner]
        self.flow.ended_by = END_REASONS[END_REASONS.index(" ".join(reason))]

    def finish(self) -> tuple[Truth, Flow]:
        """Defaults: the other tokens of a seat are in its bag, its centurions open, its markers counted from the board."""
        state, truth = self.prepared, self.truth
        automaton = state.automaton
        for place, seat in enumerate(SEAT_NAMES):
            hand = truth.hands.setdefault(seat, list(self.line) if place == automaton else [])
            on_board = [str(lying.token) for lying in truth.borders.values() if lying and lying.seat == seat]
            truth.centurions.setdefault(
                seat, self._rest(state.centurions[place] if state.with_centurions else 0, [*hand, *on_board])
            )
            truth.bags.setdefault(seat, self._rest(state.bag[place], [*hand, *on_board]))
            truth.placed.setdefault(seat, self._markers(seat))
        if automaton != NOBODY:
            deck = [letter for tile, letter in enumerate(TILE_LETTERS) for _ in range(state.tile_deck[tile])]
            truth.solo = SoloLine(self.line, deck if self.tiles is None else self.tiles)
        return truth, self.flow

    def _rest(self, mask: int, used: list[str]) -> list[str]:
        left = list(used)
        rest = []
        for slot, name in enumerate(token_ids(self.prepared)):
            if mask >> slot & 1:
                if name in left:
                    left.remove(name)
                else:
                    rest.append(name)
        return rest

    def _markers(self, seat: str) -> int:
        provinces = [name for name, settled in self.truth.provinces.items() if settled.control == seat]
        marks = [lying for lying in self.truth.borders.values() if lying and lying.marker == seat]
        return len(provinces) + ("italia" in provinces) + len(marks)
