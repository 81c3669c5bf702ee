"""Puzzles of RUBICO: who must be what, and which card it was, if Caesar's friends said nothing untrue of their cards.

Every deal of roles and cards is gone through that agrees with what one seat was told and shown and with that premise; a
puzzle is a question that has one answer in all of them, while every other answer is wrong in one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

from triumvirate.core.chance import secret_of_seed
from triumvirate.core.puzzles import Puzzle, Refutation
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.rubico.history import PastRound
from triumvirate.games.rubico.names import FACE_NAMES, Face, Faction
from triumvirate.games.rubico.printed import DATA
from triumvirate.games.rubico.view import RubicoView

SENATOR, FRIEND, CARD = "senator", "friend", "card"
MOVES_CARDS = ("minerva", "cibelis")  # after them a card lies where somebody else spoke of it
Senators = frozenset[str]
Cell = tuple[int, str, int]  # round, seat, place from 1
LEAST_ROUNDS = 2
DEALS = 400  # that are tried until one agrees with the answer


class Worlds:
    """All that may be, from one view, if no friend of Caesar's has lied of a card."""

    def __init__(self, view: RubicoView) -> None:
        self.view = view
        self.unknown = [seat for seat, role in view.roles.items() if role is None]
        blue = DATA["roles"][str(view.options["players"])]["blue"]
        known = frozenset(seat for seat, role in view.roles.items() if role == "senate")
        every = [known | set(more) for more in combinations(self.unknown, blue - len(known))]
        self.all = every
        self.possible = [senators for senators in every if self._fits(senators)]

    def _fits(self, senators: Senators, cell: Cell | None = None, face: Face | None = None) -> bool:
        return all(fits(entry, self.view, senators, cell, face) for entry in self.view.history)

    def certain(self, senate: bool) -> list[str]:
        """Seats that are senators, or friends of Caesar's, in every world, and whom the viewer does not know."""
        return [seat for seat in self.unknown if all((seat in senators) == senate for senators in self.possible)]

    def without(self, seat: str, senate: bool) -> Senators:
        """A world in which a seat is not that."""
        return next(senators for senators in self.possible if (seat in senators) != senate)

    def rounds_against(self, seat: str, senate: bool) -> list[int]:
        """The rounds that speak against it if a seat were not that: in each of them some set of senators fails."""
        others = [senators for senators in self.all if (seat in senators) != senate]
        against = {
            entry["round"]: sum(not fits(entry, self.view, senators) for senators in others)
            for entry in self.view.history
        }
        alone = [number for number, failed in against.items() if failed == len(others)]
        return alone[:1] or [number for number, failed in against.items() if failed]

    def faces(self, cell: Cell) -> dict[Face, Senators | None]:
        """For each face that a card may have had a set of senators with which everything fits, or none."""
        return {
            face: next((senators for senators in self.possible if self._fits(senators, cell, face)), None)
            for face in FACE_NAMES
        }


def fits(
    entry: PastRound, view: RubicoView, senators: Senators, cell: Cell | None = None, face: Face | None = None
) -> bool:
    """Whether a round can have been dealt so: what was taken makes up what was turned up, the rest is in the deck."""
    taken, left, count = told_of(entry, view, senators, cell, face)
    if count < 0:
        return False
    turned = Counter(entry["shown"])
    extra, discarded = "extra" in entry["work"], "discard" in entry["work"]
    if turned.total() != count + extra - discarded:
        return False
    piles = [turned + Counter([face]) for face in FACE_NAMES] if discarded else [turned]
    return any(taken <= pile and pile + left <= Counter(view.deck) for pile in piles)


def told_of(
    entry: PastRound, view: RubicoView, senators: Senators, cell: Cell | None = None, face: Face | None = None
) -> tuple[Counter[Face], Counter[Face], int]:
    """The faces of a round that are known or were told truly, of the taken and of the others, and how many were taken.

    Fewer than none where a card that is said to have had a face is known to have had another.
    """
    taken: Counter[Face] = Counter()
    left: Counter[Face] = Counter()
    count = 0
    for seat, row in entry["rows"].items():
        for place, card in enumerate(row, 1):
            count += card.taken
            spoken = card.said if seat != view.seat and seat not in senators and card.said != "?" else None
            found = card.face or spoken
            if cell == (entry["round"], seat, place):
                if found not in (None, face):
                    return taken, left, -1
                found = face
            if found is not None:
                (taken if card.taken else left)[found] += 1
    return taken, left, count


def find(table: Table) -> Iterator[Puzzle]:
    """The puzzles of a round that begins, for each seat that does not know everybody."""
    if len(table.entries) < 2 or table.view(None).phase != "arrange":
        return
    if table.view_at(len(table.entries) - 2, None).phase == "arrange":
        return
    for seat in table.seats:
        view = RubicoView.of(table.view(seat))
        if not _may_ask(view):
            continue
        worlds = Worlds(view)
        if len(worlds.possible) > 1:
            for theme, answer, about in (*_roles_asked(worlds), *_cards_asked(worlds)):
                yield _made(table, worlds, theme, answer, about)


def _may_ask(view: RubicoView) -> bool:
    return (
        len(view.history) >= LEAST_ROUNDS
        and sum(role is None for role in view.roles.values()) > 1
        and not any(use.power in MOVES_CARDS for use in view.used)
    )


def _roles_asked(worlds: Worlds) -> Iterator[tuple[str, str, dict[str, object]]]:
    for theme, senate in ((SENATOR, True), (FRIEND, False)):
        certain = worlds.certain(senate)
        if len(certain) == 1 and len(worlds.unknown) > 2:
            yield theme, certain[0], {}


def _cards_asked(worlds: Worlds) -> Iterator[tuple[str, str, dict[str, object]]]:
    """A card of the last round of which something doubtful was said: which it was though nobody can know who lied."""
    entry = worlds.view.history[-1]
    sure = {*worlds.certain(True), *worlds.certain(False), worlds.view.seat}
    for seat, row in entry["rows"].items():
        if seat in sure or worlds.view.roles[seat] is not None:
            continue
        for place, card in enumerate(row, 1):
            if card.face is not None or len(set(entry["shown"])) == 1:
                continue
            found = [face for face, senators in worlds.faces((entry["round"], seat, place)).items() if senators]
            if len(found) == 1:
                yield CARD, found[0], {"seat": seat, "place": place, "round": entry["round"]}


def _made(table: Table, worlds: Worlds, theme: str, answer: str, about: Mapping[str, object]) -> Puzzle:
    choices = tuple(worlds.unknown) if theme != CARD else FACE_NAMES
    return Puzzle(
        _dealt(table, worlds, theme, answer),
        worlds.view.seat or "",
        theme,
        answer,
        {choice: float(choice == answer) for choice in choices},
        "worlds",
        _level(worlds, theme, answer),
        choices=choices,
        about=dict(about),
        refuted=_refuted(worlds, theme, answer, about),
    )


def _refuted(worlds: Worlds, theme: str, answer: str, about: Mapping[str, object]) -> dict[str, Refutation]:
    """Of a wrong answer, senators with whom everything fits without it; of the right one, the rounds that leave no other."""
    told: dict[str, Refutation] = {}
    if theme == CARD:
        faces = worlds.faces(_cell(about))
        told[answer] = Refutation(facts={"why": "card", "senators": sorted(faces[_face(answer)] or ())})
        return told
    senate = theme == SENATOR
    for seat in worlds.unknown:
        if seat == answer:
            told[seat] = Refutation(facts={"why": theme, "seat": seat, "rounds": worlds.rounds_against(seat, senate)})
        else:
            facts = {"why": f"not_{theme}", "seat": seat, "senators": sorted(worlds.without(seat, senate))}
            told[seat] = Refutation(facts=facts)
    return told


def overlooked(puzzle: Puzzle, choice: str) -> Refutation | None:
    """What a wrong answer overlooks: of a card, what was said of it or which sum of its round does not come out."""
    if puzzle.theme != CARD:
        return puzzle.refuted.get(choice)
    table = Table.from_position(find_game("rubico"), puzzle.position, secret_of_seed(0))
    facts = _failing(Worlds(RubicoView.of(table.view(puzzle.seat))), _cell(puzzle.about), _face(choice))
    return Refutation(facts=facts) if facts else None


def _failing(worlds: Worlds, cell: Cell, face: Face) -> dict[str, object]:
    """Why a card was not that, whoever the senators are; nothing where one sum alone does not show it for all of them."""
    number, seat, place = cell
    entry = next(one for one in worlds.view.history if one["round"] == number)
    said = entry["rows"][seat][place - 1].said
    is_doubted = said in FACE_NAMES and said != face
    as_friend = [senators for senators in worlds.possible if is_doubted and seat not in senators]
    others = [senators for senators in worlds.possible if senators not in as_friend]
    facts: dict[str, object] = {"seat": seat, "said": said, "round": number}
    if not others:
        return facts | {"why": "said"}
    found = [_too_many(entry, worlds.view, senators, cell, face) for senators in others]
    common = set(found[0]).intersection(*found)
    if not common:
        return {}
    which = min(common, key=lambda one: (one != face, one))
    facts |= {"which": which, "n": min(one[which] for one in found), "m": entry["shown"].count(which)}
    return facts | {"why": ["said", "taken_senator"] if as_friend else "taken"}


def _too_many(entry: PastRound, view: RubicoView, senators: Senators, cell: Cell, face: Face) -> dict[Face, int]:
    """The faces of which more would have been taken than were turned up, and how many; none where one was discarded unseen."""
    if "discard" in entry["work"]:
        return {}
    taken, turned = told_of(entry, view, senators, cell, face)[0], entry["shown"]
    return {one: taken[one] for one in FACE_NAMES if taken[one] > turned.count(one)}


def _cell(about: Mapping[str, object]) -> Cell:
    return int(str(about["round"])), str(about["seat"]), int(str(about["place"]))


def _face(name: str) -> Face:
    return FACE_NAMES[FACE_NAMES.index(name)]


def _dealt(table: Table, worlds: Worlds, theme: str, answer: str) -> str:
    """The position, its hidden half dealt anew so that the roles are possible ones."""
    possible = set(worlds.possible)
    roles: dict[str, Faction]
    for number in range(DEALS):
        state = table.game.knowledge.determinize(worlds.view, random.Random(number))
        roles = table.game.knowledge.truth(state)["roles"]
        if frozenset(seat for seat, role in roles.items() if role == "senate") in possible:
            break
    return table.game.positions.text(state, table.options)


def _level(worlds: Worlds, theme: str, answer: str) -> int:
    """Harder with more seats and rounds, and where no round alone decides it."""
    level = 1000 + 60 * len(worlds.unknown) + 40 * len(worlds.view.history)
    if theme == CARD:
        return level + 250
    return level + (250 if len(worlds.rounds_against(answer, theme == SENATOR)) > 1 else 0)


def fault(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle: all worlds are gone through once more."""
    table = Table.from_position(find_game("rubico"), puzzle.position, secret_of_seed(0))
    view = RubicoView.of(table.view(puzzle.seat))
    if not _may_ask(view):
        return "not all that happened can be reckoned with"
    worlds = Worlds(view)
    if len(worlds.possible) < 2:
        return "there are not several worlds"
    asked = [(theme, answer, about) for theme, answer, about in (*_roles_asked(worlds), *_cards_asked(worlds))]
    if (puzzle.theme, puzzle.answer, dict(puzzle.about)) not in asked:
        return "the answer is another, or there are several"
    if puzzle.refuted != _refuted(worlds, puzzle.theme, puzzle.answer, puzzle.about):
        return "what is said of the answers is not so"
    return None
