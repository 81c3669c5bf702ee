"""What a viewer was told, read event by event into the set of possible truths (`cases.py`), with handles for the marchers.

Nothing here knows more than an attentive player with a notebook and time to think: only events told to that viewer are
read. A viewer's own blocks need no memory; they are kept in one cell, `home`, because they bear on what the others can be.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass

from triumvirate.core.events import Told, number_of, word_of
from triumvirate.core.rulebook import rule
from triumvirate.games.julius.memory.cases import Cases, Cell, Strengths, Which, lowered, raised
from triumvirate.games.julius.memory.start import CLEO, HOME_PLACE, POOL, colour_of, everybody, is_land
from triumvirate.games.julius.printed import BLOCK_INDEX, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import IS_LEADER, IS_NAVIS, IS_THIRD_LEADER, LEVIED_AT, MOST_STEPS, SIDE
from triumvirate.games.julius.state import BLOCKS, PLACES, SEATS

NAVIS = sum(1 << block for block in range(BLOCKS) if IS_NAVIS[block])
LAND = everybody() & ~NAVIS
STAUNCH = NAVIS | sum(1 << block for block in range(BLOCKS) if IS_LEADER[block])  # Jupiter does not turn them
THIRD = sum(1 << block for block in range(BLOCKS) if IS_THIRD_LEADER[block])
# While these follow, blocks that Vulcan has struck may still be falling.
FALLING = ("eliminated", "leader_killed", "cleopatra_turned", "step_lost_is")
FALLEN, ONE = 1, 2  # the strengths of no step and of one
TURNED = -1  # the mark of a block that Jupiter turned, until it has come over
OVER = ("command_began", "battle_began", "turn_began", "winter_began", "game_ended")


@dataclass
class Marcher:
    """A block that is followed through a command: its handle, and how far it went (2 is everything beyond one step)."""

    handle: str
    moved: int


def _other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


class Notebook:
    """What may be, of every colour, after the events read so far."""

    def __init__(self, viewer: str | None, books: dict[str, Cases]) -> None:
        self.viewer = viewer
        self.books = books
        self.when = (0, 0)
        self.battles: dict[str, tuple[int, int]] = {}
        self.marchers: list[Marcher] = []
        self._open: dict[int, tuple[str, str, Strengths]] = {}  # blocks shown in a battle: owner, place, strength
        self._main: dict[str, tuple[str, str]] = {}  # attacked places: attacker and main road
        self._battle_at, self._round = "", 1
        self._fallen: list[int] = []
        self._bereaved = dict.fromkeys(SEATS, False)
        self._levied = 0
        self._struck: Which | None = None
        self._drawn: tuple[str, str, str] | None = (
            None  # by whom, where and of which colour Jupiter drew, for onlookers
        )
        self._winter = False

    def copy(self) -> Notebook:
        """The same notes, to be read on in."""
        twin = copy.copy(self)
        twin.books = {colour: copy.copy(book) for colour, book in self.books.items()}
        twin.battles, twin.marchers = self.battles.copy(), [copy.copy(marcher) for marcher in self.marchers]
        twin._open, twin._main, twin._fallen = self._open.copy(), self._main.copy(), self._fallen.copy()
        twin._bereaved = self._bereaved.copy()
        return twin

    # --- cells ---

    def cell(self, owner: str, place: str, came: str = "", mark: int = 0) -> Cell:
        """Where an owner's block stands; the viewer's own are all in one cell."""
        return Cell(owner, HOME_PLACE) if owner == self.viewer else Cell(owner, place, came, mark)

    def pool(self, block: int) -> Cell:
        """Where a block waits to be levied."""
        return self.cell(SEATS[SIDE[block]], POOL)

    def at(self, owner: str, place: str) -> Which:
        """The cells of an owner's blocks in a place."""
        home = owner == self.viewer
        return lambda cell: cell.owner == owner and (home or cell.place == place)

    def is_open(self, block: int) -> bool:
        """The block was shown in the battle in progress."""
        return block in self._open

    def _book(self, block: int) -> Cases:
        return self.books[colour_of(block)]

    # --- reading ---

    def read(self, event: Told) -> None:
        """One event."""
        kind = word_of(event, "kind")
        if kind not in FALLING:
            self.settle(turned=kind == "defected")
        if kind in OVER:
            self.mix()
        reader = READERS.get(kind)
        if reader is not None:
            reader(self, event)

    def settle(self, turned: bool = False) -> None:
        """What an event left open is plain as soon as something else happens, or (`turned`) by the look of the table."""
        if self._struck is not None:
            struck, self._struck = self._struck, None
            for book in self.books.values():
                book.only(struck, lambda block, strength: strength > FALLEN)
                book.strengths(struck, lambda block, strength: strength & ~FALLEN)
        if self._drawn is not None:
            (seat, place, colour), self._drawn = self._drawn, None
            book, which = self.books[colour], self.at(_other(seat), place)
            if turned:
                book.move(which, self.cell(seat, place, "", TURNED), ~STAUNCH)
            else:
                book.need(which, lambda block: bool(STAUNCH >> block & 1))
                book.strengths(which, lambda b, s: s | lowered(s) if STAUNCH >> b & 1 else s)

    @rule("11")
    def mix(self) -> None:
        """A command is over: who marched stands among those of the place, and nobody can tell them apart."""
        if self.marchers:
            self.marchers = []
            self._levied = 0
            for book in self.books.values():
                book.relabel(lambda cell: cell._replace(mark=0))

    def _turn_began(self, event: Told) -> None:
        self._forget_roads()
        self._winter = False
        self.when = (number_of(event, "year"), number_of(event, "turn"))

    def _winter_began(self, event: Told) -> None:
        self._forget_roads()
        self._winter = True

    def _forget_roads(self) -> None:
        self._main = {}
        for book in self.books.values():
            book.relabel(lambda cell: cell._replace(came=""))

    def _year_began(self, event: Told) -> None:
        for block in self._fallen:
            self._book(block).put(self.pool(block), block, ONE)
        self._fallen = []

    # --- commands ---

    def _block_moved(self, event: Told) -> None:
        seat, start, end, step = (
            word_of(event, "seat"),
            word_of(event, "from"),
            word_of(event, "to"),
            number_of(event, "step"),
        )
        if seat == self.viewer:
            return
        colour, kind = word_of(event, "colour"), LAND if step == 0 or is_land(start, end) else NAVIS
        book = self.books[colour]
        if step < 2:
            standing = self.cell(seat, start)
            number = book.count(lambda cell: cell == standing)
            self.marchers.append(Marcher(f"{seat}.{colour}.{start}.{number}", 1 if step else 2))
            mark = len(self.marchers)
        else:
            mark = len(self.marchers)
            standing = self.cell(seat, start, "", mark)
            self.marchers[-1].moved = 2
        book.move(lambda cell: cell == standing, self.cell(seat, end, "", mark), kind)

    def _entered(self, event: Told) -> None:
        """The block that just marched has come to a battle, over this road."""
        seat, place, road = word_of(event, "seat"), word_of(event, "place"), word_of(event, "from")
        if word_of(event, "kind") == "attacked":
            self._main.setdefault(place, (seat, road))
        mark = len(self.marchers)
        if seat != self.viewer:
            for book in self.books.values():
                book.relabel(lambda cell: cell._replace(came=road) if cell.mark == mark else cell)

    def _main_road_named(self, event: Told) -> None:
        self._main[word_of(event, "place")] = (word_of(event, "seat"), word_of(event, "from"))

    def _levied_there(self, event: Told) -> None:
        seat, place = word_of(event, "seat"), word_of(event, "place")
        if seat == self.viewer:
            return
        able = sum(1 << block for block in range(BLOCKS) if LEVIED_AT[block * PLACES + PLACE_INDEX[place]])
        if not self._bereaved[seat]:
            able &= ~THIRD
        self._levied += 1
        self.marchers.append(Marcher(f"{seat}.{seat}.{place}.new.{self._levied}", 0))
        new, pool = self.cell(seat, place, "", len(self.marchers)), self.cell(seat, POOL)
        self.books[seat].move(lambda cell: cell == pool, new, able, ONE)

    def _built(self, event: Told) -> None:
        """Some block of the place has a step more; one at full strength cannot be it."""
        seat, place = word_of(event, "seat"), word_of(event, "place")
        if seat == self.viewer:
            return
        which = self.at(seat, place)
        able = [book for book in self.books.values() if book.can_build(which, MOST_STEPS)]
        for book in able:
            book.build(which, MOST_STEPS, is_sure=len(able) == 1)

    def _own_strength(self, event: Told) -> None:
        """The viewer's own blocks, by name: what they have when they change sides."""
        block, kind = BLOCK_INDEX[word_of(event, "block")], word_of(event, "kind")
        if word_of(event, "seat") != self.viewer:
            return
        change: Callable[[int, Strengths], Strengths] = {
            "built_is": lambda b, s: raised(s, MOST_STEPS[b]),
            "step_lost_is": lambda b, s: lowered(s),
            "levied_is": lambda b, s: ONE,
        }[kind]
        self._book(block).strengths(
            lambda cell: cell.place == HOME_PLACE, lambda b, s: change(b, s) if b == block else s
        )

    # --- events of the gods ---

    def _jupiter_drew(self, event: Told) -> None:
        """Players are told the block; onlookers see only later whether it has gone over."""
        if self.viewer is None:
            self._drawn = word_of(event, "seat"), word_of(event, "place"), word_of(event, "colour")

    def _jupiter_drew_is(self, event: Told) -> None:
        seat, place = word_of(event, "seat"), word_of(event, "place")
        block = BLOCK_INDEX[word_of(event, "block")]
        book, which = self._book(block), self.at(_other(seat), place)
        if STAUNCH >> block & 1:
            if seat == self.viewer:
                book.single(which, block, lowered)
            return
        strength = book.take(which, block)
        book.put(self.cell(seat, place, "", TURNED), block, strength)

    def _defected(self, event: Told) -> None:
        seat, start, end = word_of(event, "seat"), word_of(event, "from"), word_of(event, "to")
        if seat != self.viewer:
            turned = self.cell(seat, start, "", TURNED)
            for book in self.books.values():
                if book.count(lambda cell: cell == turned):
                    book.move(lambda cell: cell == turned, self.cell(seat, end), everybody())

    def _vulcan_struck(self, event: Told) -> None:
        """Everybody there loses a step: who had one alone falls, and is named."""
        victim = _other(word_of(event, "seat"))
        if victim != self.viewer:
            self._struck = self.at(victim, word_of(event, "place"))
            for book in self.books.values():
                book.strengths(self._struck, lambda block, strength: strength >> 1)

    # --- battles ---

    def _battle_began(self, event: Told) -> None:
        self._battle_at, self._round = word_of(event, "place"), 1
        self.battles[self._battle_at] = self.when

    def _round_began(self, event: Told) -> None:
        self._round = number_of(event, "round")

    def _block_shown(self, event: Told) -> None:
        block, seat = BLOCK_INDEX[word_of(event, "block")], word_of(event, "seat")
        place, steps = word_of(event, "place"), number_of(event, "steps")
        if seat == self.viewer:
            known = 1 << steps
            self._book(block).strengths(lambda cell: cell.place == HOME_PLACE, lambda b, s: known if b == block else s)
            return
        if block not in self._open:
            attacker, road = self._main.get(place, ("", ""))
            main = ("", road) if seat == attacker else ("",)
            here, late = self.at(seat, place), self._round > 1
            self._book(block).take(lambda cell: here(cell) and (late or cell.came in main), block, 1 << steps)
        self._open[block] = seat, place, 1 << steps

    def _disrupted(self, event: Told) -> None:
        block, seat, place = BLOCK_INDEX[word_of(event, "block")], word_of(event, "seat"), word_of(event, "place")
        if seat != self.viewer and block not in self._open:
            strength = self._book(block).take(self.at(seat, place), block)
            self._open[block] = seat, place, lowered(strength)

    def _hit_taken(self, event: Told) -> None:
        block, steps = BLOCK_INDEX[word_of(event, "block")], number_of(event, "steps")
        if block in self._open and steps:
            owner, place, _ = self._open[block]
            self._open[block] = owner, place, 1 << steps
        elif steps and word_of(event, "seat") == self.viewer:
            known = 1 << steps
            self._book(block).strengths(lambda cell: cell.place == HOME_PLACE, lambda b, s: known if b == block else s)

    def _fell(self, event: Told) -> None:
        """A block is out until next year, a leader for good."""
        block, seat = BLOCK_INDEX[word_of(event, "block")], word_of(event, "seat")
        self._drawn = None
        if block in self._open:
            del self._open[block]
        else:
            here = self.at(seat, word_of(event, "place"))
            self._book(block).take(here, block)
        if IS_LEADER[block]:
            self._bereaved[SEATS[SIDE[block]]] = True
        else:
            self._fallen.append(block)

    def _retreated(self, event: Told) -> None:
        block = BLOCK_INDEX[word_of(event, "block")]
        if block in self._open:
            owner, _, strength = self._open.pop(block)
            self._book(block).put(self.cell(owner, word_of(event, "to")), block, strength)

    def _battle_ended(self, event: Told) -> None:
        """Blocks are hidden again, and those of one place are mixed."""
        place = word_of(event, "place")
        for book in self.books.values():
            book.relabel(lambda cell: cell._replace(came="") if cell.place == place else cell)
        for block, (owner, _, strength) in list(self._open.items()):
            self._book(block).put(self.cell(owner, place), block, strength)
        self._open = {}
        self._main.pop(place, None)
        self._battle_at = ""

    def _walked(self, event: Told) -> None:
        """A regroup, or a Navis on its way to port: everybody sees from where to where, not which block."""
        seat, start, end = word_of(event, "seat"), word_of(event, "from"), word_of(event, "to")
        if seat != self.viewer:
            colour = word_of(event, "colour") if "colour" in event else seat
            kind, standing = LAND if is_land(start, end) else NAVIS, self.cell(seat, start)
            self.books[colour].move(lambda cell: cell == standing, self.cell(seat, end), kind)

    # --- Cleopatra and winter ---

    def _cleopatra(self, event: Told) -> None:
        """Her colour is her own: everybody sees her turn at one step, and go home at the strength she had."""
        seat, place = word_of(event, "seat"), word_of(event, "place")
        book = self.books[colour_of(CLEO)]
        owner, _, strength = self._open.pop(CLEO, ("", "", ONE))
        if not owner:
            strength = book.take(lambda cell: True, CLEO)
        if word_of(event, "kind") == "cleopatra_turned" and not self._winter:
            strength = ONE
        if place == self._battle_at and seat != self.viewer:
            self._open[CLEO] = seat, place, strength
        else:
            book.put(self.cell(seat, place), CLEO, strength)

    def _disbanded(self, event: Told) -> None:
        seat, colour = word_of(event, "seat"), word_of(event, "colour")
        if seat != self.viewer:
            which = self.at(seat, word_of(event, "place"))
            self.books[colour].move(which, self.cell(colour, POOL), everybody(), ONE)

    def _disbanded_is(self, event: Told) -> None:
        """The viewer's own turncoat is in the other side's pool now."""
        block = BLOCK_INDEX[word_of(event, "block")]
        if SEATS[SIDE[block]] != self.viewer:
            self._book(block).take(lambda cell: cell.place == HOME_PLACE, block)
            self._book(block).put(self.pool(block), block, ONE)


READERS: dict[str, Callable[[Notebook, Told], None]] = {
    "turn_began": Notebook._turn_began,
    "winter_began": Notebook._winter_began,
    "year_began": Notebook._year_began,
    "block_moved": Notebook._block_moved,
    "attacked": Notebook._entered,
    "responded": Notebook._entered,
    "main_road_named": Notebook._main_road_named,
    "levied": Notebook._levied_there,
    "built": Notebook._built,
    "built_is": Notebook._own_strength,
    "levied_is": Notebook._own_strength,
    "step_lost_is": Notebook._own_strength,
    "jupiter_drew": Notebook._jupiter_drew,
    "jupiter_drew_is": Notebook._jupiter_drew_is,
    "defected": Notebook._defected,
    "vulcan_struck": Notebook._vulcan_struck,
    "battle_began": Notebook._battle_began,
    "round_began": Notebook._round_began,
    "block_shown": Notebook._block_shown,
    "disrupted": Notebook._disrupted,
    "hit_taken": Notebook._hit_taken,
    "eliminated": Notebook._fell,
    "leader_killed": Notebook._fell,
    "retreated": Notebook._retreated,
    "battle_ended": Notebook._battle_ended,
    "regrouped": Notebook._walked,
    "navis_to_port": Notebook._walked,
    "cleopatra_turned": Notebook._cleopatra,
    "cleopatra_home": Notebook._cleopatra,
    "disbanded": Notebook._disbanded,
    "disbanded_is": Notebook._disbanded_is,
}
