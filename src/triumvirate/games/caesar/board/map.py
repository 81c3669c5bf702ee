"""The map of CAESAR! in characters: outlines in braille dots, and a place for every province and border space.

Everything follows from the positions in the data file; labels that would cover each other are moved to the nearest free
place, so any size gives a readable map.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from triumvirate.games.caesar.printed import DATA

SPACE_WIDTH = 5
# A braille character is two dots wide and four high; this is the bit of each dot.
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_EMPTY = 0x2800

# Names that fit the labels of the roomy and of the small map.
ROOMY_NAME = {"hispania_ulterior": "Hisp.Ult.", "hispania_citerior": "Hisp.Cit.", "gallia_cisalpina": "Gallia C."}
SMALL_NAME = {
    "hispania_ulterior": "HispUlt",
    "hispania_citerior": "HispCit",
    "mauritania": "Maurit.",
    "sardinia": "Sardin.",
    "gallia_cisalpina": "GallCis",
    "macedonia": "Macedon",
    "dalmatia": "Dalmat.",
    "aegyptus": "Aegypt.",
}
_NAME = {province["id"]: str(province["name"]) for province in DATA["provinces"]}

Point = tuple[float, float]


def is_roomy(width: int, height: int) -> bool:
    """Whether a map has room for full names and three lines a province."""
    return height >= 27 and width >= 78


def title(province: str, roomy: bool) -> str:
    """A province's name as its label shows it."""
    return (ROOMY_NAME if roomy else SMALL_NAME).get(province, _NAME[province])


@dataclass(frozen=True)
class Box:
    """A rectangle of characters."""

    column: int
    row: int
    width: int
    height: int

    def holds(self, column: int, row: int) -> bool:
        """Whether a character lies in it."""
        return self.column <= column < self.column + self.width and self.row <= row < self.row + self.height

    def meets(self, other: Box, gap: int = 0) -> bool:
        """Whether two boxes cover each other, or come nearer than a gap side by side."""
        return (
            self.column < other.column + other.width + gap
            and other.column < self.column + self.width + gap
            and self.row < other.row + other.height
            and other.row < self.row + self.height
        )

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.column + self.width / 2, self.row + self.height / 2


@dataclass(frozen=True)
class Layout:
    """Where everything is on a map of this size."""

    width: int
    height: int
    provinces: dict[str, Box]
    spaces: dict[str, Box]
    corners: dict[str, Box]
    outlines: tuple[str, ...]

    def at(self, column: int, row: int) -> tuple[str, str] | None:
        """What is drawn there: a space or a province, with its id."""
        for kind, boxes in (("space", self.spaces), ("province", self.provinces)):
            for name, box in boxes.items():
                if box.holds(column, row):
                    return kind, name
        return None


@lru_cache(maxsize=16)
def layout(width: int, height: int) -> Layout:
    """The layout of a map; labels have three lines where there is room, otherwise two."""
    roomy = is_roomy(width, height)
    taken: list[Box] = []
    corners = _corners(width, height)
    spaces: dict[str, Box] = {}
    for border in DATA["borders"]:
        x, y = border["at"]
        spaces[border["id"]] = _settle(x * width, y * height, SPACE_WIDTH, 1, width, height, taken)
    provinces: dict[str, Box] = {}
    taken.extend(corners.values())
    # the provinces with least room around them choose first
    for province in sorted(DATA["provinces"], key=lambda entry: -len(entry["borders"])):
        places = province["control"]
        x, y = sum(p[0] for p in places) / len(places), sum(p[1] for p in places) / len(places)
        size = (max(8, len(title(province["id"], True))), 3) if roomy else (7, 2)
        provinces[province["id"]] = _settle(x * width, y * height, *size, width, height, taken)
    return Layout(width, height, provinces, spaces, corners, _outlines(width, height))


def _corners(width: int, height: int) -> dict[str, Box]:
    """The two corners outside the map, where each player's markers lie."""
    wide, high = min(29, int(width * 0.33)), 4
    return {"pompey": Box(width - wide, 0, wide, high), "caesar": Box(0, height - high, wide, high)}


def _settle(x: float, y: float, wide: int, high: int, width: int, height: int, taken: list[Box]) -> Box:
    """The box nearest to a point that covers no other, better with a gap; rows count double, characters are tall."""
    across = [((column + wide / 2 - x) ** 2, column) for column in range(width - wide + 1)]
    down = [(5 * (row + high / 2 - y) ** 2, row) for row in range(height - high + 1)]
    near = sorted((far_x + far_y, row, column) for far_x, column in across for far_y, row in down)
    best, least = None, float("inf")
    for distance, row, column in near:
        if distance >= least:
            break  # crowding only makes a place worse
        box = Box(column, row, wide, high)
        if any(box.meets(other) for other in taken):
            continue
        cost = distance + 6 * sum(1 for other in taken if box.meets(other, gap=1))
        if cost < least:
            best, least = box, cost
    if best is None:
        raise ValueError(f"no room on a map of {width}×{height}")
    taken.append(best)
    return best


def _outlines(width: int, height: int) -> tuple[str, ...]:
    """The borders between provinces, drawn in dots."""
    cells = [[0] * width for _ in range(height)]
    for start, end in sorted(_edges()):
        steps = max(int(abs(end[0] - start[0]) * width * 2), int(abs(end[1] - start[1]) * height * 4), 1)
        for step in range(0, steps + 1):
            x = start[0] + (end[0] - start[0]) * step / steps
            y = start[1] + (end[1] - start[1]) * step / steps
            column, row = min(int(x * width * 2), width * 2 - 1), min(int(y * height * 4), height * 4 - 1)
            cells[row // 4][column // 2] |= _DOTS[row % 4][column % 2]
    return tuple("".join(chr(_EMPTY + bits) if bits else " " for bits in row) for row in cells)


def _edges() -> set[tuple[Point, Point]]:
    """Every edge of an outline once; those along the rim of the map are left out."""
    edges = set()
    for province in DATA["provinces"]:
        corners: list[Point] = [(x, y) for x, y in province["outline"]]
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            if not any(start[axis] == end[axis] and start[axis] in (0.0, 1.0) for axis in (0, 1)):
                edges.add((min(start, end), max(start, end)))
    return edges


@lru_cache(maxsize=1)
def directions() -> dict[str, str]:
    """For each border space, whether its two provinces lie `across` (left and right) or `down` (above and below)."""
    at = {province["id"]: province["control"][0] for province in DATA["provinces"]}
    found = {}
    for border in DATA["borders"]:
        first, second = (at[name] for name in border["provinces"])
        aspect = DATA["board"]["aspect"]
        found[border["id"]] = "across" if abs(first[0] - second[0]) * aspect >= abs(first[1] - second[1]) else "down"
    return found


@lru_cache(maxsize=1)
def first_is_before() -> dict[str, bool]:
    """For each border space, whether its first province is the left or upper one."""
    at = {province["id"]: province["control"][0] for province in DATA["provinces"]}
    found = {}
    for border in DATA["borders"]:
        first, second = (at[name] for name in border["provinces"])
        axis = 0 if directions()[border["id"]] == "across" else 1
        found[border["id"]] = first[axis] <= second[axis]
    return found
