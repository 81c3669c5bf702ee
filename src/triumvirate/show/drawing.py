"""A sheet to draw on: SVG elements by their shapes, the colours of the table, and the drawings that the client has too."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree

PAPER, PLAIN, SHADE = "#f5ecd7", "#fbf6e9", "#eadfc4"
INK, FAINT, LINE, COAST = "#33241a", "#66503c", "#cbb994", "#6d5233"
GOLD, RED, BLUE, GREEN = "#d9a32b", "#96231e", "#1d4a78", "#3f6b45"
SEA, SEA_LINE, LAND, HALO = "#b7cdc9", "#7fa3a0", "#f0e4c3", "#fbf5e3"
CREAM, EDGE = "#fff3d6", "#1d120a"
SERIF = "Palatino Linotype, Palatino, Liberation Serif, Georgia, serif"
REACH, FAR_REACH, LONG = 90.0, 260.0, 2000  # of an icon or a word, of a path; and a path as long as a coast
_MOVED, _BEGINS = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)"), re.compile(r"M([-\d.]+) ([-\d.]+)")
SPACE = "http://www.w3.org/2000/svg"

Point = tuple[float, float]
# What an attribute of an element says: a word, or a number that is written short.
Attribute: TypeAlias = str | float


@dataclass(frozen=True)
class Drawings:
    """Paths that a game shares with the client (`scripts/share-drawings.py` copies them from there)."""

    icons: dict[str, str] = field(default_factory=dict)  # in a 24 × 24 box
    coast: str = ""
    places: dict[str, Point] = field(default_factory=dict)


def drawings_of(file: Path) -> Drawings:
    """The drawings of a file."""
    told = json.loads(file.read_text(encoding="utf-8"))
    places = {name: (float(x), float(y)) for name, (x, y) in told.get("places", {}).items()}
    return Drawings(told["icons"], told.get("coast", ""), places)


NO_DRAWINGS = Drawings()


class Sheet:
    """An SVG under construction; every method adds one element and numbers are written short."""

    def __init__(self, width: float, height: float, title: str, drawings: Drawings = NO_DRAWINGS) -> None:
        box = f"0 0 {width:g} {height:g}"
        self.root = ElementTree.Element("svg", {"xmlns": SPACE, "viewBox": box, "width": f"{width:g}", "role": "img"})
        self.width, self.height, self.drawings = width, height, drawings
        ElementTree.SubElement(self.root, "title").text = title

    def add(self, tag: str, **given: Attribute) -> ElementTree.Element:
        """Any element; `stroke_width` becomes `stroke-width`, and opacity that of fill and stroke: no layer is needed."""
        if "opacity" in given:
            given["fill_opacity"] = given["stroke_opacity"] = given.pop("opacity")
        drawn = {name.rstrip("_").replace("_", "-"): _short(value) for name, value in given.items()}
        return ElementTree.SubElement(self.root, tag, drawn)

    def path(self, d: str, fill: str = "none", **given: Attribute) -> None:
        """A path."""
        self.add("path", d=d, fill=fill, **given)

    def circle(self, at: Point, r: float, fill: str, **given: Attribute) -> None:
        """A circle."""
        self.add("circle", cx=at[0], cy=at[1], r=r, fill=fill, **given)

    def box(self, x: float, y: float, width: float, height: float, fill: str, **given: Attribute) -> None:
        """A rectangle."""
        self.add("rect", x=x, y=y, width=width, height=height, fill=fill, **given)

    def line(self, start: Point, end: Point, stroke: str, **given: Attribute) -> None:
        """A straight line."""
        self.path(
            f"M{_short(start[0])} {_short(start[1])}L{_short(end[0])} {_short(end[1])}", "none", stroke=stroke, **given
        )

    def text(
        self, at: Point, said: str, size: float, fill: str = INK, anchor: str = "middle", **given: Attribute
    ) -> None:
        """A line of text, its middle at a height."""
        place: dict[str, Attribute] = {
            "x": at[0],
            "y": at[1] + size * 0.35,
            "font_size": size,
            "fill": fill,
            "text_anchor": anchor,
        }
        self.add("text", font_family=SERIF, **place, **given).text = said

    def label(
        self,
        at: Point,
        said: str,
        size: float,
        fill: str = INK,
        halo: str = HALO,
        anchor: str = "middle",
        **given: Attribute,
    ) -> None:
        """Text that stays readable over a map: a wide stroke under it."""
        under: dict[str, Attribute] = {
            "stroke": halo,
            "stroke_width": size * 0.28,
            "stroke_linejoin": "round",
            "opacity": 0.85,
        }
        self.text(at, said, size, fill, anchor, **under, **given)
        self.text(at, said, size, fill, anchor, **given)

    def icon(self, name: str, at: Point, size: float, fill: str = INK, **given: Attribute) -> None:
        """An icon about its middle."""
        move = f"translate({_short(at[0] - size / 2)} {_short(at[1] - size / 2)}) scale({_short(size / 24)})"
        self.path(self.drawings.icons[name], fill, transform=move, fill_rule="evenodd", **given)

    def arrow(self, at: Point, fill: str) -> None:
        """A small mark that points at what stands right of it: whose turn it is."""
        self.path(f"M{at[0] - 6:g} {at[1] - 6:g}l12 6l-12 6z", fill)

    def coast(self, width: float) -> None:
        """Sea, shallows and land of the game's map."""
        self.box(0, 0, self.width, self.height, SEA)
        land = self.drawings.coast
        for wide, opacity in ((22, 0.14), (14, 0.2), (7, 0.3)):
            self.path(land, stroke=SEA_LINE, stroke_width=wide, opacity=opacity, stroke_linejoin="round")
        self.path(land, LAND, stroke=COAST, stroke_width=width, fill_rule="evenodd", stroke_linejoin="round")

    def frame(self) -> None:
        """A ruled frame around everything."""
        self.box(2, 2, self.width - 4, self.height - 4, "none", rx=9, stroke=COAST, stroke_width=5)
        self.box(8, 8, self.width - 16, self.height - 16, "none", rx=5, stroke=COAST, stroke_width=1)

    def done(self) -> str:
        """The whole picture as text."""
        return ElementTree.tostring(self.root, encoding="unicode")


def cut_out(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A part of a picture, as a small picture of its own: without the shallows, and without what stands outside."""
    root = ElementTree.fromstring(svg)
    for element in list(root):
        is_shallow = len(element.get("d", "")) > LONG and element.get("fill") == "none"
        across, down, reach = _place(element) or (x, y, REACH)
        is_near = x - reach < across < x + width + reach and y - reach < down < y + height + reach
        if is_shallow or not is_near:
            root.remove(element)
    root.set("viewBox", f"{x:g} {y:g} {width:g} {height:g}")
    root.set("width", f"{width:g}")
    ElementTree.register_namespace("", SPACE)
    return ElementTree.tostring(root, encoding="unicode")


def _place(element: ElementTree.Element) -> tuple[float, float, float] | None:
    """Where an element stands and how far it may reach from there; None for those that are everywhere."""
    way = element.get("d", "")
    moved = _MOVED.match(element.get("transform", ""))
    if moved:
        return float(moved[1]), float(moved[2]), REACH
    begins = _BEGINS.match(way) if len(way) < LONG else None
    if begins:
        return float(begins[1]), float(begins[2]), FAR_REACH
    names = {"circle": ("cx", "cy"), "text": ("x", "y")}.get(element.tag.rpartition("}")[2])
    return None if names is None else (float(element.get(names[0], 0)), float(element.get(names[1], 0)), REACH)


def octagon(at: Point, r: float) -> str:
    """Eight corners around a point."""
    turns = [(step + 0.5) * math.pi / 4 for step in range(8)]
    return "M" + "L".join(f"{at[0] + r * math.cos(a):.1f} {at[1] + r * math.sin(a):.1f}" for a in turns) + "Z"


def disc(at: Point, r: float) -> str:
    """A circle as a path."""
    return f"M{at[0] - r:.1f} {at[1]:.1f}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def _short(value: Attribute) -> str:
    return f"{round(value, 2):g}" if isinstance(value, float) else str(value)
