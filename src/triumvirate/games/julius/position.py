"""A position of JULIUS CAESAR in one line that a person can read and write.

Clauses are separated by semicolons; what a line leaves out takes its default, and a block that is not named is in its
levy pool: `time 705 1 move caesar; at roma legio-1=4 c-navis-1=2/turned; hand caesar mars 4/1`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container

from triumvirate.core.clauses import read_clauses, split_position
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import Options, OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.open import SEAT_NAMES, Attack, Battle, Command, Ending, Seat
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, CARD_INDEX, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import SIDE
from triumvirate.games.julius.rules.invariants import violation
from triumvirate.games.julius.state import COLOURS, END_REASONS, PHASES, SEATS
from triumvirate.games.julius.truth import EDGE_INDEX, TrueBlock, Truth, state_of, truth_of


def position_text(state: State, options: Options, defaults: JsonObject) -> str:
    """The whole state; the inverse of `parse_position`."""
    truth = truth_of(state)
    changed = {name: value for name, value in options.items() if value != defaults[name]}
    clauses = [f"options {json.dumps(changed)}"] if changed else []
    clauses.append(f"time {truth.year} {truth.turn} {truth.phase} {truth.to_move or '-'}")
    clauses += _block_clauses(truth.blocks)
    for seat in SEAT_NAMES:
        for name, cards in (("hand", truth.hands[seat]), ("spent", truth.spent[seat])):
            if cards:
                clauses.append(" ".join([name, seat, *cards]))
        clauses += [f"{name} {seat} {cards[seat]}" for name, cards in _single_cards(truth) if cards[seat]]
    clauses += _turn_clauses(truth)
    return "; ".join(clauses)


def _single_cards(truth: Truth) -> list[tuple[str, dict[Seat, str | None]]]:
    return [
        ("discarded", truth.discarded),
        ("chosen", truth.chosen),
        ("played", truth.played),
        ("previous", truth.previous),
    ]


def _block_clauses(blocks: dict[str, TrueBlock]) -> list[str]:
    by_place: dict[str, list[str]] = {}
    for name, block in blocks.items():
        if block.place == "dead":
            by_place.setdefault("dead", []).append(name)
        elif block.place != "levy":
            by_place.setdefault(block.place, []).append(_block_text(name, block))
    dead = by_place.pop("dead", None)
    clauses = [" ".join(["at", place, *by_place[place]]) for place in sorted(by_place)]
    return [*clauses, " ".join(["dead", *dead])] if dead else clauses


def _block_text(name: str, block: TrueBlock) -> str:
    parts = [f"{name}={block.steps}"]
    if block.owner != SEATS[SIDE[BLOCK_INDEX[name]]]:
        parts.append("turned")
    if block.moved:
        parts.append(f"moved{block.moved}")
    if block.came:
        parts.append(f"from:{block.came}")
    parts += ["reserve"] if block.reserve else []
    parts += ["acted"] if block.acted else []
    return "/".join(parts)


def _turn_clauses(truth: Truth) -> list[str]:
    command, clauses = truth.command, []
    words = [command.first, *(["second"] if command.second_acts else [])]
    left = (
        ("points", command.points),
        ("levies", command.levies),
        ("surprise", command.surprise),
        ("asked", command.asked),
    )
    words += [f"{name}={value}" for name, value in left if value]
    words += ["group"] if command.group_moved else []
    clauses.append(" ".join(["command", *words, *(f"crossed={sea}" for sea in command.crossed)]))
    for place, attack in truth.attacks.items():
        clauses.append(f"attack {place} {attack.attacker} {attack.main_road or '-'}")
    if truth.activated:
        clauses.append(" ".join(["activated", *truth.activated]))
    for seat in SEAT_NAMES:
        clauses += [f"cross {seat} {road} {count}" for road, count in truth.crossings[seat].items()]
        clauses += [f"entry {seat} {start} {end}" for start, end in truth.entries[seat]]
    if truth.battle:
        battle = truth.battle
        sea = battle.sea_retreats
        numbers = [battle.round, battle.slot, battle.hits, sea["caesar"], sea["pompeius"]]
        clauses.append(" ".join(["battle", battle.place, *map(str, numbers)]))
    if truth.mover and truth.mover["block"]:
        mover = truth.mover
        way = f"{mover['at'] or '-'} {mover['from'] or '-'} {mover['steps']}"
        clauses.append(" ".join(["mover", truth.mover["block"], way, *mover["sailed"]]))
    if truth.deployed:
        clauses.append(f"deployed {truth.deployed}")
    if truth.result:
        clauses.append(f"over {truth.result.winner or '-'} {truth.result.reason}")
    return clauses


def parse_position(
    text: str, check: Callable[[Options], dict[str, OptionValue]]
) -> tuple[dict[str, OptionValue], State]:
    """The options and state of a line; what is wrong in it is named with its clause."""
    options, clauses = split_position(text, check)
    reader = Reader()
    read_clauses(clauses, lambda words: getattr(reader, f"read_{words[0]}")(*words[1:]))
    try:
        state = state_of(options, reader.truth)
    except (ValueError, KeyError, IndexError, OverflowError) as fault:
        raise BadRequest(f"Position: it does not fit together: {fault}.") from fault
    if violation(state):
        raise BadRequest(
            f"Position: it breaks a rule of the table (number {violation(state)}); see rules/invariants.py."
        )
    return options, state


def _known(names: Container[str], name: str) -> str:
    if name not in names:
        raise BadRequest(f"Position: there is no '{name[:40]}'.")
    return name


def _each_once(names: list[str]) -> list[str]:
    if len(set(names)) < len(names):
        raise ValueError("named twice")
    return names


def _number(text: str, most: int) -> int:
    if not text.isdecimal() or int(text) > most:
        raise ValueError("out of range")
    return int(text)


def _seat(name: str) -> Seat:
    return SEAT_NAMES[SEATS.index(_known(SEATS, name))]


class Reader:
    """Collects the clauses of a position into a truth; what follows from the rest (`deciders`, `points`) stays empty."""

    def __init__(self) -> None:
        self.truth = Truth(
            year=705,
            turn=1,
            phase="move",
            to_move="caesar",
            deciders=[],
            points={},
            revealed={},
            blocks={name: TrueBlock("levy", 0, SEAT_NAMES[SIDE[i]]) for i, name in enumerate(BLOCK_IDS)},
            hands={seat: [] for seat in SEAT_NAMES},
            spent={seat: [] for seat in SEAT_NAMES},
            discarded=dict.fromkeys(SEAT_NAMES),
            chosen=dict.fromkeys(SEAT_NAMES),
            played=dict.fromkeys(SEAT_NAMES),
            previous=dict.fromkeys(SEAT_NAMES),
            command=Command("caesar", False, 0, 0, False, [], None, None),
            attacks={},
            activated=[],
            crossings={seat: {} for seat in SEAT_NAMES},
            entries={seat: [] for seat in SEAT_NAMES},
            battle=None,
            mover=None,
            deployed=0,
            result=None,
        )

    def read_time(self, year: str, turn: str, phase: str, seat: str) -> None:
        """The year, the turn, the phase and who decides."""
        if not 705 <= int(year) <= 709:
            raise ValueError("out of range")
        self.truth.year, self.truth.turn = int(year), _number(turn, 5)
        self.truth.phase = _known(PHASES, phase)
        self.truth.to_move = None if seat == "-" else _seat(seat)

    def read_at(self, place: str, *blocks: str) -> None:
        """The blocks in a place, each with its steps and what it did this turn."""
        _known(PLACE_INDEX, place)
        for text in blocks:
            head, *marks = text.split("/")
            name, _, steps = head.partition("=")
            block = self.truth.blocks[_known(BLOCK_INDEX, name)]
            block.place, block.steps = place, _number(steps, 4)
            for mark in marks:
                self._mark(block, mark)

    def _mark(self, block: TrueBlock, mark: str) -> None:
        if mark == "turned":
            block.owner = SEAT_NAMES[1 - SEATS.index(block.owner)]
        elif mark in ("moved1", "moved2"):
            block.moved = int(mark[-1])
        elif mark.startswith("from:"):
            block.came = _known(PLACE_INDEX, mark[5:])
        elif mark == "reserve":
            block.reserve = True
        elif mark == "acted":
            block.acted = True
        else:
            raise ValueError("unknown mark")

    def read_dead(self, *names: str) -> None:
        """Eliminated blocks and killed leaders."""
        for name in names:
            self.truth.blocks[_known(BLOCK_INDEX, name)].place = "dead"

    def read_hand(self, seat: str, *cards: str) -> None:
        """A hand of cards."""
        self.truth.hands[_seat(seat)] = _each_once([_known(CARD_INDEX, card) for card in cards])

    def read_spent(self, seat: str, *cards: str) -> None:
        """Cards revealed this year."""
        self.truth.spent[_seat(seat)] = _each_once([_known(CARD_INDEX, card) for card in cards])

    def read_discarded(self, seat: str, card: str) -> None:
        """The card put away this year."""
        self.truth.discarded[_seat(seat)] = _known(CARD_INDEX, card)

    def read_chosen(self, seat: str, card: str) -> None:
        """The card chosen this turn."""
        self.truth.chosen[_seat(seat)] = _known(CARD_INDEX, card)

    def read_played(self, seat: str, card: str) -> None:
        """This turn's card as it is resolved."""
        self.truth.played[_seat(seat)] = _known(CARD_INDEX, card)

    def read_previous(self, seat: str, card: str) -> None:
        """The last turn's card."""
        self.truth.previous[_seat(seat)] = _known(CARD_INDEX, card)

    def read_command(self, first: str, *words: str) -> None:
        """Player 1, who acts, and what is left of the card."""
        command = self.truth.command
        command.first = _seat(first)
        for word in words:
            name, equals, value = word.partition("=")
            if name in ("points", "levies") and equals:
                setattr(command, name, _number(value, 4))
            elif name in ("surprise", "asked") and equals:
                setattr(command, name, _known(PLACE_INDEX, value))
            elif name == "crossed" and equals:
                command.crossed = _each_once([*command.crossed, _known(PLACE_INDEX, value)])
            else:
                setattr(command, {"second": "second_acts", "group": "group_moved"}[word], True)

    def read_attack(self, place: str, seat: str, road: str) -> None:
        """Who attacked a place, and by which main road."""
        main = None if road == "-" else _known(PLACE_INDEX, road)
        self.truth.attacks[_known(PLACE_INDEX, place)] = Attack(_seat(seat), main)

    def read_activated(self, *places: str) -> None:
        """Places that a move point has been paid for."""
        self.truth.activated = _each_once([_known(PLACE_INDEX, place) for place in places])

    def read_cross(self, seat: str, road: str, count: str) -> None:
        """How many blocks used a road."""
        self.truth.crossings[_seat(seat)][_known(EDGE_INDEX, road)] = _number(count, 6)

    def read_entry(self, seat: str, start: str, end: str) -> None:
        """A way by which a side entered a battle."""
        self.truth.entries[_seat(seat)].append([_known(PLACE_INDEX, start), _known(PLACE_INDEX, end)])

    def read_battle(self, place: str, number: str, slot: str, hits: str, caesar: str, pompeius: str) -> None:
        """The battle in progress."""
        self.truth.battle = Battle(
            place=_known(PLACE_INDEX, place),
            round=_number(number, 4),
            slot=_number(slot, 7),
            hits=_number(hits, 4),
            sea_retreats={"caesar": _number(caesar, 1), "pompeius": _number(pompeius, 1)},
        )

    def read_mover(self, block: str, at: str, start: str, steps: str, *seas: str) -> None:
        """The block in hand."""
        self.truth.mover = {
            "block": _known(BLOCK_INDEX, block),
            "colour": COLOURS[SIDE[BLOCK_INDEX[block]]],
            "at": None if at == "-" else _known(PLACE_INDEX, at),
            "from": None if start == "-" else _known(PLACE_INDEX, start),
            "steps": _number(steps, 9),
            "sailed": _each_once([_known(PLACE_INDEX, sea) for sea in seas]),
        }

    def read_deployed(self, count: str) -> None:
        """How many changes the free deployment has seen."""
        self.truth.deployed = _number(count, 99)

    def read_over(self, winner: str, *reason: str) -> None:
        """A finished game."""
        found = None if winner == "-" else _seat(winner)
        self.truth.result = Ending(found, _known(END_REASONS, " ".join(reason)))
