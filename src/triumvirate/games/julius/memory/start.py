"""Where a viewer's memory begins: the printed set-up, a free deployment, or a position that nobody explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from triumvirate.core.events import Told, word_of
from triumvirate.games.julius.memory.cases import Cases, Cell, Strengths, bag_of, between, bits
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import COLOUR, IS_LEADER, IS_NAVIS, MOST_STEPS, SIDE, START
from triumvirate.games.julius.rules.board import SEA_FROM
from triumvirate.games.julius.state import BLOCKS, CLEOPATRA, COLOURS, FIRST_SEA, LEVY, SEATS
from triumvirate.games.julius.view import JuliusView

POOL, HOME_PLACE = "levy", "home"
CLEO = CLEOPATRA


def everybody() -> int:
    """All blocks."""
    return (1 << BLOCKS) - 1


def colour_of(block: int) -> str:
    """The colour that everybody sees on a block."""
    return COLOURS[COLOUR[block]]


def is_land(start: str, end: str) -> bool:
    """A way by road; the others are for Navis."""
    return PLACE_INDEX[start] < FIRST_SEA and PLACE_INDEX[end] < FIRST_SEA


def able_at(place: str) -> int:
    """The blocks that can stand in a place: Navis at sea and in ports, all others in cities."""
    at = PLACE_INDEX[place]
    if at >= FIRST_SEA:
        return sum(1 << block for block in range(BLOCKS) if IS_NAVIS[block])
    if SEA_FROM[at] == SEA_FROM[at + 1]:
        return sum(1 << block for block in range(BLOCKS) if not IS_NAVIS[block])
    return everybody()


def books_of(viewer: str | None, events: Sequence[Told], view: JuliusView) -> dict[str, Cases]:
    """What a viewer knew before anything happened."""
    if events and word_of(events[0], "kind") == "set_up":
        return _deployed(viewer, events, view) if events[0]["free"] else _set_up(viewer)
    return _position(viewer, events, view)


def _book(bags: list[tuple[Cell, int, int]], is_fresh: bool) -> Cases:
    """Cells, numbers and blocks, with the strengths these have there: all of it in a fresh set-up, anything in a position."""

    def strength(block: int, place: str) -> Strengths:
        most = MOST_STEPS[block]
        return between(1, 1) if place == POOL else between(most if is_fresh else 1, most)

    return Cases(
        [bag_of(cell, n, {block: strength(block, cell.place) for block in bits(mask)}) for cell, n, mask in bags if n]
    )


def _set_up(viewer: str | None) -> dict[str, Cases]:
    """The historical set-up is printed."""
    books = {}
    for colour in COLOURS:
        places: dict[Cell, int] = {}
        for block in range(BLOCKS):
            if colour_of(block) == colour:
                side = SEATS[SIDE[block]]
                cell = Cell(side, HOME_PLACE if side == viewer else PLACE_IDS[START[block]])
                places[cell] = places.get(cell, 0) | 1 << block
        books[colour] = _book([(cell, mask.bit_count(), mask) for cell, mask in places.items()], True)
    return books


def _deployed(viewer: str | None, events: Sequence[Told], view: JuliusView) -> dict[str, Cases]:
    """After a free deployment each block of the order of battle may stand in any of its side's cities."""
    books, counts = {}, _counts_before(events, view)
    for colour in COLOURS[:2]:
        blocks = sum(1 << block for block in range(BLOCKS) if colour_of(block) == colour)
        pool = sum(1 << block for block in range(BLOCKS) if colour_of(block) == colour and START[block] == LEVY)
        bags = [(Cell(colour, POOL), pool.bit_count(), pool)]
        for (owner, place, wood), count in counts.items():
            if wood == owner == colour and count > 0:
                bags.append((Cell(colour, place), count, blocks & ~pool & able_at(place)))
        if colour == viewer:
            bags = [(Cell(colour, HOME_PLACE), blocks.bit_count(), blocks)]
        books[colour] = _book(bags, True)
    books[colour_of(CLEO)] = _book([_queens_bag(viewer, *_queen(events, view))], True)
    return books


def _queens_bag(viewer: str | None, owner: str, city: str) -> tuple[Cell, int, int]:
    return (Cell(owner, HOME_PLACE if owner == viewer else city), 1, 1 << CLEO)


def _queen(events: Sequence[Told], view: JuliusView) -> tuple[str, str]:
    """Whose Cleopatra was before anything happened, and where: the first thing told of her says it, or the view."""
    queen = colour_of(CLEO)
    for event in events:
        kind = word_of(event, "kind")
        seat = word_of(event, "seat") if "seat" in event else ""
        if event.get("colour") == queen and kind in ("block_moved", "regrouped"):
            return seat, word_of(event, "from")
        if event.get("colour") == queen and kind == "jupiter_drew":
            return _other(seat), word_of(event, "place")
        if event.get("block") == BLOCK_IDS[CLEO] and kind == "block_shown":
            return seat, word_of(event, "place")
        if kind in ("cleopatra_turned", "cleopatra_home"):
            return (_other(seat) if kind == "cleopatra_turned" else seat), word_of(event, "place")
    for place, groups in view.places.items():
        for group in groups:
            if group.colour == queen:
                return group.owner, place
    return SEATS[SIDE[CLEO]], PLACE_IDS[START[CLEO]]


def _other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


# --- a position -----------------------------------------------------------------------------------------------------


def _position(viewer: str | None, events: Sequence[Told], view: JuliusView) -> dict[str, Cases]:
    """Only how many stood where: as many as stand there now, less what came since and more what went."""
    counts = _counts_before(events, view)
    home, dead = _own_before(viewer, events, view), _dead_before(events, view)
    books = {}
    for colour in COLOURS[:2]:
        blocks = sum(1 << b for b in range(BLOCKS) if colour_of(b) == colour and BLOCK_IDS[b] not in dead)
        mine = blocks & home
        bags = [(Cell(viewer or "", HOME_PLACE), mine.bit_count(), mine)]
        for (owner, place, wood), count in counts.items():
            if wood == colour and owner != viewer and count > 0:
                bags.append((Cell(owner, place), count, blocks & ~mine & able_at(place)))
        left = blocks.bit_count() - sum(n for _, n, _ in bags)
        bags.append((Cell(viewer or "", HOME_PLACE) if colour == viewer else Cell(colour, POOL), left, blocks & ~mine))
        books[colour] = _book(bags, False)
    books[colour_of(CLEO)] = _book([_queens_bag(viewer, *_queen(events, view))], False)
    return books


def _counts_before(events: Sequence[Told], view: JuliusView) -> Counter[tuple[str, str, str]]:
    """How many blocks of an owner and a colour stood in a place."""
    counts: Counter[tuple[str, str, str]] = Counter()
    for place, groups in view.places.items():
        for group in groups:
            counts[group.owner, place, group.colour] += group.count
    for key, change in _changes(events, view):
        counts[key] -= change
    return counts


def _changes(events: Sequence[Told], view: JuliusView) -> Iterator[tuple[tuple[str, str, str], int]]:
    """What each event changed in the number of blocks of an owner and a colour in a place."""
    drawn: tuple[str, str, str] | None = None
    for event in events:
        kind = word_of(event, "kind")
        seat = word_of(event, "seat") if "seat" in event else ""
        if kind == "jupiter_drew":
            drawn = seat, word_of(event, "place"), word_of(event, "colour")
        elif kind in ("block_moved", "regrouped", "navis_to_port", "retreated"):
            block = BLOCK_INDEX[word_of(event, "block")] if kind == "retreated" else None
            colour = str(event.get("colour", seat)) if block is None else colour_of(block)
            yield (seat, word_of(event, "from"), colour), -1
            yield (seat, word_of(event, "to"), colour), 1
        elif kind == "defected" and drawn:
            yield (_other(seat), drawn[1], drawn[2]), -1
            yield (seat, word_of(event, "to"), drawn[2]), 1
        elif kind == "levied":
            yield (seat, word_of(event, "place"), seat), 1
        elif kind == "disbanded":
            yield (seat, word_of(event, "place"), word_of(event, "colour")), -1
        elif kind in ("eliminated", "leader_killed"):
            yield (seat, word_of(event, "place"), colour_of(BLOCK_INDEX[word_of(event, "block")])), -1
    if drawn and view.phase == "jupiter_to":
        yield (_other(drawn[0]), drawn[1], drawn[2]), -1
        yield (drawn[0], drawn[1], drawn[2]), 1


def _own_before(viewer: str | None, events: Sequence[Told], view: JuliusView) -> int:
    """The blocks that the viewer had, on the map or of the own side: those of now, less what came over, more what was lost."""
    if viewer is None:
        return 0
    own = {block.block for block in view.own or ()} | set(view.pool or ())
    own |= {name for name in view.dead if SEATS[SIDE[BLOCK_INDEX[name]]] == viewer}
    for event in reversed(events):
        kind, seat = word_of(event, "kind"), event.get("seat")
        if kind == "jupiter_drew_is" and not _is_staunch(BLOCK_INDEX[word_of(event, "block")]):
            (own.discard if seat == viewer else own.add)(word_of(event, "block"))
        elif kind in ("eliminated", "leader_killed", "disbanded_is") and seat == viewer:
            own.add(word_of(event, "block"))
    return sum(1 << BLOCK_INDEX[name] for name in own)


def _is_staunch(block: int) -> bool:
    return bool(IS_LEADER[block] or IS_NAVIS[block])


def _dead_before(events: Sequence[Told], view: JuliusView) -> set[str]:
    """Who lay dead before anything happened; after a year's end only leaders surely did."""
    told = {word_of(e, "block") for e in events if e["kind"] in ("eliminated", "leader_killed")}
    new_year = any(event["kind"] == "year_began" for event in events)
    return {name for name in view.dead if name not in told and (IS_LEADER[BLOCK_INDEX[name]] or not new_year)}
