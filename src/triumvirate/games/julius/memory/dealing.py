"""The other side's blocks dealt to where somebody with a memory knows that they can be, and no stronger than they can be."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from triumvirate.core.view import View
from triumvirate.games.julius.memory.cases import Bag, Case, Cell, Strengths, bits
from triumvirate.games.julius.memory.notebook import FALLEN, ONE
from triumvirate.games.julius.memory.reading import notes_recalled
from triumvirate.games.julius.state import BLOCKS
from triumvirate.games.julius.view import JuliusView

NOWHERE = -1
DEPLOYED_IN = ("deploy", "deploy_to")
KEPT = "julius.recollection"


@dataclass(frozen=True)
class Deal:
    """One way that it may be: bags of blocks, and in which of them each block lies."""

    bags: tuple[Bag, ...]
    bag_of: Sequence[int]  # by block; NOWHERE where nothing has to be remembered

    def cell(self, block: int) -> Cell | None:
        """Where a block stands."""
        bag = self.bag_of[block]
        return None if bag == NOWHERE else self.bags[bag].cell

    def strengths(self, block: int) -> Strengths:
        """The numbers of steps that a block may have there."""
        return _standing(self.bags[self.bag_of[block]].can[block])

    def allowed(self) -> list[int]:
        """For each bag and block the strengths that it may have there; 0 where it cannot be."""
        rows = [0] * (BLOCKS * len(self.bags))
        for number, bag in enumerate(self.bags):
            for block, strengths in bag.can.items():
                rows[number * BLOCKS + block] = _standing(strengths)
        return rows


def _standing(strengths: Strengths) -> Strengths:
    """Who stands has a step."""
    return strengths & ~FALLEN or ONE


class Recollection:
    """What a seat remembers when it looks at a view: of each colour the cases that may be."""

    def __init__(self, cases: Sequence[Sequence[Case]]) -> None:
        self.cases = cases

    @property
    def name(self) -> str:
        """What tells recollections apart."""
        return hashlib.blake2b(repr(self.cases).encode(), digest_size=16).hexdigest()

    def deal(self, rng: random.Random) -> Deal:
        """A case of each colour, and its blocks dealt to its bags."""
        bags = [bag for cases in self.cases for bag in rng.choice(cases)]
        bag_of = [NOWHERE] * BLOCKS
        for block, number in _dealt_out(bags, rng).items():
            bag_of[block] = number
        return Deal(tuple(bags), bag_of)


def recollection(view: View) -> Recollection | None:
    """What the seat of a view remembers of a match that it was told from the set-up on; None where there is no such thing."""
    if view.recalled is None or view.seat is None or view.phase in DEPLOYED_IN:
        return None
    found = view.recalled.kept.get(KEPT)
    if isinstance(found, tuple) and found[0] is view:
        return cast(Recollection | None, found[1])
    events, remembered = view.recalled.events(), None
    if events and events[0].kind == "set_up":
        books = notes_recalled(JuliusView.of(view), view.recalled).books.values()
        remembered = Recollection([book.cases for book in books]) if all(book.cases for book in books) else None
    view.recalled.kept[KEPT] = view, remembered
    return remembered


def _dealt_out(bags: Sequence[Bag], rng: random.Random) -> dict[int, int]:
    """Each block to a bag that lets it in and has room; one that is in the way goes on to another."""
    held: list[list[int]] = [[] for _ in bags]
    able: dict[int, list[int]] = {}
    for number, bag in enumerate(bags):
        for block in bits(bag.mask):
            able.setdefault(block, []).append(number)

    def find(block: int, tried: int) -> int:
        """The bags tried so far, or NOWHERE when the block has one."""
        for number in able[block]:
            if not tried >> number & 1:
                tried |= 1 << number
                here = held[number]
                if len(here) < bags[number].n:
                    here.append(block)
                    return NOWHERE
                for place, other in enumerate(here):
                    tried = find(other, tried)
                    if tried == NOWHERE:
                        here[place] = block
                        return NOWHERE
        return tried

    blocks = list(able)
    rng.shuffle(blocks)
    for block in blocks:
        rng.shuffle(able[block])
        find(block, 0)
    return {block: number for number, here in enumerate(held) for block in here}
