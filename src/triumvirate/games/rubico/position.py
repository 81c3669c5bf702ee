"""A position of RUBICO in one line: clauses divided by `;`, each a few words. What a line leaves out takes its default.

    options {"players": 5}; phase choice; round 2; centurion p3; position 1; senate empty | blue; role p1 senate;
    power p2 vesta; row p1 R=r+ B J#; past 1 p2 3 0>1 2-1-0 turned 1 shown RJB; was 1 p1 R=b+ B B

A card is its letter (R, B, J, P), then `=r` what was said of it (`=r~b` after blue, corrected), `+` chosen, `#` covered,
`@13` known to p1 and p3 when that is not just its owner.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable

from triumvirate.core.clauses import read_clauses, split_position
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import Options, OptionValue
from triumvirate.core.plain import JsonObject, from_plain
from triumvirate.games.rubico.history import WORK
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.notation import uses_of
from triumvirate.games.rubico.prepare import prepare
from triumvirate.games.rubico.rules.track import cards_to_take
from triumvirate.games.rubico.state import (
    END_REASONS,
    FACES,
    FACTIONS,
    PHASES,
    PLACES,
    POWERS,
    ROUNDS,
    SAYINGS,
    SEATS,
    SENATE_CARDS,
    SENATE_ROW,
    WORDS,
)
from triumvirate.games.rubico.truth import Truth, state_of, truth_json

MOST_ROUNDS = 32_000
LETTERS = {"R": "red", "B": "blue", "J": "janus", "P": "pompey"}
_LETTER_OF = {name: letter for letter, name in LETTERS.items()}
_CARD = re.compile(r"^([RBJP])(?:=([rbjp?])(?:~([rbjp?]))?)?(\+)?(#)?(?:@([1-7]*))?$")


def card_text(card: JsonObject, owner: str, picked: str) -> str:
    """One card in a few letters."""
    text: str = _LETTER_OF[card["face"]]
    if card["said"]:
        text += "=" + card["said"][0]
    if card.get("said_first"):
        text += "~" + card["said_first"][0]
    text += "+" * card[picked] + "#" * card.get("covered", False)
    return text if card["known_by"] == [owner] else text + "@" + "".join(seat[1:] for seat in card["known_by"])


def position_text(state: State, options: Options) -> str:
    """The whole state in one line."""
    truth = truth_json(state)
    clauses = [f"options {json.dumps(dict(options), ensure_ascii=False)}"]
    clauses += [f"{name} {truth[name]}" for name in ("phase", "round", "centurion", "quota", "position", "reached")]
    shown, tucked = truth["senate"]["shown"], truth["senate"]["tucked"]
    clauses.append(" ".join(["senate", *shown[:tucked], "|", *shown[tucked:]]))
    clauses += [f"role {seat} {role}" for seat, role in truth["roles"].items()]
    clauses += [f"power {seat} {power}" for seat, power in truth["powers"].items() if power]
    for use in truth["used"]:
        clauses.append(f"used {use['power']} {use['seat']} {use['round']} {use['target']}".strip())
    for seat, row in truth["rows"].items():
        if row:
            clauses.append(" ".join(["row", seat, *(card_text(card, seat, "picked") for card in row)]))
    clauses += [f"word {seat} {said['word']} {said['about']}" for seat, said in truth["words"].items() if said]
    clauses += [" ".join([name, *truth[name]]) for name in ("locked", "talked", "passed") if truth[name]]
    clauses += [name for name in ("vesta", "juno") if truth[name]]
    if truth["holding"]:
        clauses.append(f"holding {truth['holding']['seat']} {_loose_card(truth['holding'])}")
    clauses += [f"aside {_loose_card(card)}" for card in truth["aside"]]
    for entry in truth["history"]:
        clauses += _past_clauses(entry)
    clauses.append(" ".join(["stock", *(str(truth["stock"][face]) for face in FACES)]))
    if truth["winner"]:
        clauses.append(f"over {truth['winner']} {truth['ended_by']}")
    return "; ".join(clauses)


def _loose_card(card: JsonObject) -> str:
    return _LETTER_OF[card["face"]] + "@" + "".join(seat[1:] for seat in card["known_by"])


def _past_clauses(entry: JsonObject) -> list[str]:
    number = entry["round"]
    shown = "".join(_LETTER_OF[face] for face in entry["shown"])
    counts = f"{entry['red']}-{entry['blue']}-{entry['pompey']}"
    head = f"past {number} {entry['centurion']} {entry['quota']} {entry['from']}>{entry['to']} {counts}"
    clauses = [" ".join([head, "turned", str(entry["turned"]), "shown", shown or "-", *entry["work"]])]
    for seat, row in entry["rows"].items():
        if row:
            clauses.append(" ".join(["was", str(number), seat, *(card_text(card, seat, "taken") for card in row)]))
    clauses += [f"said {number} {seat} {s['word']} {s['about']}" for seat, s in entry["words"].items() if s]
    return clauses


def parse_position(
    text: str, check: Callable[[Options], dict[str, OptionValue]]
) -> tuple[dict[str, OptionValue], State]:
    """The options and state of a line; what is wrong in it is named with its clause."""
    options, clauses = split_position(text, check)
    reader = _Reader(options)
    read_clauses(clauses, reader.read)
    return options, reader.finish()


class _Reader:
    """Collects the clauses of a position and fills in what they leave out."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.prepared = prepare(options)
        self.seats = SEATS[: self.prepared.players]
        red = self.prepared.roles_in_play[0]
        self.truth: JsonObject = {
            "phase": "arrange",
            "round": 1,
            "centurion": "p1",
            "quota": None,
            "position": 0,
            "reached": None,
            "roles": {seat: FACTIONS[i >= red] for i, seat in enumerate(self.seats)},
            "powers": dict.fromkeys(self.seats),
            "senate": {"shown": [], "tucked": 0, "left": []},
            "stock": None,
            "rows": {seat: [] for seat in self.seats},
            "words": dict.fromkeys(self.seats),
            "locked": [],
            "talked": [],
            "passed": [],
            "vesta": False,
            "juno": False,
            "holding": None,
            "aside": [],
            "used": [],
            "history": [],
            "winner": None,
            "ended_by": "running",
        }

    def read(self, words: list[str]) -> None:
        """One clause."""
        name, rest = words[0], words[1:]
        if name in ("round", "quota", "position", "reached"):
            self.truth[name] = _count(rest[0], MOST_ROUNDS if name == "round" else self.prepared.goal + 2)
        elif name in ("locked", "talked", "passed"):
            self.truth[name] = [self._seat(seat) for seat in rest]
        elif name in ("vesta", "juno") and not rest:
            self.truth[name] = True
        else:
            getattr(self, f"_read_{name}", self._unknown)(*rest)

    def _unknown(self, *words: str) -> None:
        raise ValueError("unknown clause")

    def _seat(self, name: str) -> str:
        return self.seats[self.seats.index(name)]

    def _read_phase(self, name: str) -> None:
        self.truth["phase"] = _one_of(PHASES, name)

    def _read_centurion(self, seat: str) -> None:
        self.truth["centurion"] = self._seat(seat)

    def _read_senate(self, *cards: str) -> None:
        shown = [_one_of(SENATE_CARDS, card) for card in cards if card != "|"]
        if len(shown) > SENATE_ROW or cards.count("|") > 1:
            raise ValueError("too many")
        self.truth["senate"] = {"shown": shown, "tucked": cards.index("|") if "|" in cards else 0, "left": []}

    def _read_role(self, seat: str, role: str) -> None:
        self.truth["roles"][self._seat(seat)] = _one_of(FACTIONS, role)

    def _read_power(self, seat: str, power: str) -> None:
        self.truth["powers"][self._seat(seat)] = _one_of(POWERS, power)

    def _read_used(self, power: str, seat: str, number: str, *target: str) -> None:
        use = {"power": _one_of(POWERS, power), "seat": self._seat(seat), "round": _count(number, MOST_ROUNDS)}
        self.truth["used"].append({**use, "target": _one_of(tuple(uses_of(power)), " ".join(target))})

    def _read_row(self, seat: str, *cards: str) -> None:
        self.truth["rows"][self._seat(seat)] = self._row(seat, cards, "picked")

    def _row(self, seat: str, cards: tuple[str, ...], picked: str) -> list[JsonObject]:
        if len(cards) > PLACES:
            raise ValueError("too many cards")
        return [self._card(card, seat, picked) for card in cards]

    def _card(self, text: str, owner: str, picked: str) -> JsonObject:
        match = _CARD.match(text)
        if not match:
            raise BadRequest(f"Position: '{text[:20]}' is no card; a card reads R, B=r, J+#, P@13.")
        letter, said, first, chosen, covered, known = match.groups()
        saying, before = (next((name for name in SAYINGS[1:] if name[0] == one), None) for one in (said, first))
        if before and (picked != "picked" or before == saying or not self.prepared.corrects):
            raise BadRequest(f"Position: '{text[:20]}' tells a correction that could not have been made.")
        knowers = [owner] if known is None else [self._seat(f"p{digit}") for digit in sorted(set(known))]
        card = {"face": LETTERS[letter], "said": saying, picked: bool(chosen), "known_by": knowers}
        return {**card, "covered": bool(covered), "said_first": before} if picked == "picked" else card

    def _read_word(self, seat: str, word: str, about: str) -> None:
        self.truth["words"][self._seat(seat)] = {"word": _one_of(WORDS[1:], word), "about": self._seat(about)}

    def _read_holding(self, seat: str, card: str) -> None:
        held = self._card(card, self._seat(seat), "picked")
        self.truth["holding"] = {"seat": seat, "face": held["face"], "known_by": held["known_by"]}

    def _read_aside(self, card: str) -> None:
        if len(self.truth["aside"]) == 2:
            raise ValueError("too many cards aside")
        lying = self._card(card, "", "picked")
        self.truth["aside"].append({"face": lying["face"], "known_by": [seat for seat in lying["known_by"] if seat]})

    def _read_stock(self, *counts: str) -> None:
        self.truth["stock"] = {face: _count(count, 25) for face, count in zip(FACES, counts, strict=True)}

    def _read_past(self, number: str, centurion: str, quota: str, way: str, counts: str, *rest: str) -> None:
        if len(rest) < 4 or rest[0] != "turned" or rest[2] != "shown":
            raise ValueError("bad round")
        start, end = way.split(">")
        red, blue, pompey = (_count(count, 40) for count in counts.split("-"))
        work = list(rest[4:])
        if any(name not in WORK and name != "red" for name in work) or work.count("red") > 3:
            raise ValueError("bad effects")
        entry: JsonObject = {
            "round": _count(number, 32_000),
            "centurion": self._seat(centurion),
            "quota": _count(quota, 20),
        }
        entry |= {"from": _count(start, self.prepared.goal), "to": _count(end, self.prepared.goal)}
        entry |= {"red": red, "blue": blue, "pompey": pompey, "turned": _count(rest[1], SENATE_ROW), "work": work}
        entry["shown"] = [] if rest[3] == "-" else [LETTERS[letter] for letter in rest[3]]
        if len(entry["shown"]) > 10:
            raise ValueError("too many cards")
        entry |= {"words": dict.fromkeys(self.seats), "rows": {seat: [] for seat in self.seats}}
        self.truth["history"].append(entry)

    def _read_was(self, number: str, seat: str, *cards: str) -> None:
        self._past(number)["rows"][self._seat(seat)] = self._row(seat, cards, "taken")

    def _read_said(self, number: str, seat: str, word: str, about: str) -> None:
        self._past(number)["words"][self._seat(seat)] = {"word": _one_of(WORDS[1:], word), "about": self._seat(about)}

    def _past(self, number: str) -> JsonObject:
        return next((entry for entry in self.truth["history"] if entry["round"] == int(number)), None) or {}

    def _read_over(self, winner: str, reason: str) -> None:
        self.truth |= {
            "phase": "over",
            "winner": _one_of(FACTIONS, winner),
            "ended_by": _one_of(END_REASONS[1:], reason),
        }

    def finish(self) -> State:
        """Defaults: cards to take and checkpoint reached from the marker, the stock is what lies nowhere else."""
        truth = self.truth
        self._check_history()
        if not 0 <= truth["position"] <= self.prepared.goal:
            raise BadRequest(f"Position: the marker stands on box 0 to {self.prepared.goal}.")
        self.prepared.position = truth["position"]
        if truth["quota"] is None:
            truth["quota"] = cards_to_take(self.prepared) if truth["position"] < self.prepared.goal else 0
        if truth["reached"] is None:
            passed = [box for box in range(truth["position"] + 1) if self.prepared.checkpoints >> box & 1]
            truth["reached"] = passed[-1] if passed else 0
        if truth["stock"] is None:
            truth["stock"] = self._rest()
        self._check()
        return state_of(self.options, from_plain(Truth, truth))

    def _rest(self) -> dict[str, int]:
        lying = [card for row in self.truth["rows"].values() for card in row] + self.truth["aside"]
        lying += [self.truth["holding"]] if self.truth["holding"] else []
        left = Counter(dict(zip(FACES, self.prepared.deck, strict=True)))
        left.subtract(card["face"] for card in lying)
        if min(left.values()) < 0:
            raise BadRequest("Position: there are more cards of one face in the rows than in the deck.")
        return {face: left[face] for face in FACES}

    def _check_history(self) -> None:
        numbers = [entry["round"] for entry in self.truth["history"]]
        revealed = self.truth["ended_by"] in ("rome", "legion")
        last = self.truth["round"] if revealed else self.truth["round"] - 1
        if numbers != list(range(last - len(numbers) + 1, last + 1)) or len(numbers) > ROUNDS:
            raise BadRequest("Position: the past rounds come in order, up to the one before this.")
        if (numbers and numbers[0] != max(1, last - ROUNDS + 1)) or (last > 0 and not numbers and revealed):
            raise BadRequest("Position: a past round is missing.")

    def _check(self) -> None:
        truth = self.truth
        if Counter(truth["roles"].values()) != Counter(dict(zip(FACTIONS, self.prepared.roles_in_play, strict=True))):
            raise BadRequest("Position: the roles are not those of this number of players.")
        powers = [power for power in truth["powers"].values() if power] + [use["power"] for use in truth["used"]]
        if len(set(powers)) != len(powers):
            raise BadRequest("Position: each power exists once.")
        if truth["rows"][truth["centurion"]]:
            raise BadRequest("Position: the Centurion has no row.")
        if truth["phase"] == "over" and truth["winner"] is None:
            raise BadRequest("Position: 'over FACTION REASON' says how the game ended.")
        if truth["position"] == self.prepared.goal and truth["phase"] != "over":
            raise BadRequest("Position: with Caesar in Rome the game is over.")
        self._check_rows()

    def _check_rows(self) -> None:
        """Every other player has a row, and the choice is one that could have been made."""
        truth = self.truth
        if truth["phase"] == "over":
            return
        for seat, row in truth["rows"].items():
            picked = [card for card in row if card["picked"]]
            if seat != truth["centurion"] and not row:
                raise BadRequest(f"Position: {seat} needs a row, such as 'row {seat} R B B'.")
            if len(picked) > 2 or any(card["covered"] for card in picked):
                raise BadRequest(f"Position: at most two cards are chosen from {seat}, and no covered one.")
            if picked and truth["phase"] in ("arrange", "talk"):
                raise BadRequest("Position: nothing is chosen before the choice.")
        chosen = sum(card["picked"] for row in truth["rows"].values() for card in row)
        if chosen > truth["quota"]:
            raise BadRequest(f"Position: {chosen} cards are chosen, but only {truth['quota']} are to be taken.")


def _one_of(names: tuple[str, ...], name: str) -> str:
    return names[names.index(name)]


def _count(text: str, most: int) -> int:
    if not 0 <= int(text) <= most:
        raise ValueError("out of range")
    return int(text)
