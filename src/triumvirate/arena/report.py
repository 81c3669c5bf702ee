"""The arena's report: one self-contained page with plots, readable in light and dark, that needs nothing from the net."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf8; --line: #b9b2a0; --mark: #a3262a; --soft: #a3262a33; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #1c1a17; --line: #5c564a; --mark: #e07a6e; --soft: #e07a6e33; }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: 600; line-height: 1.2; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); }
td.n { text-align: right; }
svg { width: 100%; height: auto; max-width: 44rem; min-width: 36rem; } svg text { font: 12px sans-serif; fill: var(--ink); }
.scroll { overflow-x: auto; } code { font-size: .9em; }
"""


@dataclass(frozen=True)
class Bar:
    """A value with its interval, for a plot."""

    name: str
    value: float
    low: float
    high: float
    said: str


@dataclass(frozen=True)
class Section:
    """A part of the page: words, a plot of bars on a scale, a curve, and a table."""

    title: str
    words: str
    bars: Sequence[Bar] = ()
    scale: tuple[float, float] = (0.0, 1.0)
    mark: float | None = None
    curve: Sequence[tuple[float, float, float]] = ()
    heading: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


def page(title: str, lead: str, sections: Sequence[Section]) -> str:
    """The whole page."""
    parts = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(lead)}</p>",
    ]
    for section in sections:
        parts.append(f"<h2>{escape(section.title)}</h2><p>{escape(section.words)}</p>")
        if section.bars:
            parts.append(f"<div class='scroll'>{_whiskers(section)}</div>")
        if section.curve:
            parts.append(f"<div class='scroll'>{_curve(section)}</div>")
        if section.rows:
            parts.append(_table(section))
    return "".join([*parts, "</body></html>\n"])


def _table(section: Section) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in section.heading)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows)
    return f"<div class='scroll'><table><tr>{head}</tr>{body}</table></div>"


def _whiskers(section: Section) -> str:
    """A line for each value: its interval, a dot where it lies, and the mark it is held against."""
    low, high = section.scale
    height = 34 + 28 * len(section.bars)

    def x(value: float) -> float:
        return round(170 + (min(max(value, low), high) - low) / (high - low) * 380, 1)

    parts = [f"<svg viewBox='0 0 700 {height}' role='img' aria-label='{escape(section.title)}'>"]
    if section.mark is not None:
        at = x(section.mark)
        parts.append(
            f"<line x1='{at}' x2='{at}' y1='8' y2='{height - 20}' stroke='var(--mark)' stroke-dasharray='4 4'/>"
        )
    for row, bar in enumerate(section.bars):
        y = 22 + 28 * row
        parts += [
            f"<text x='160' y='{y + 4}' text-anchor='end'>{escape(bar.name)}</text>",
            f"<line x1='{x(low)}' x2='{x(high)}' y1='{y}' y2='{y}' stroke='var(--line)' stroke-width='1'/>",
            f"<line x1='{x(bar.low)}' x2='{x(bar.high)}' y1='{y}' y2='{y}' stroke='var(--soft)' stroke-width='10'/>",
            f"<circle cx='{x(bar.value)}' cy='{y}' r='5' fill='var(--mark)'/>",
            f"<text x='562' y='{y + 4}'>{escape(bar.said)}</text>",
        ]
    return "".join([*parts, "</svg>"])


def _curve(section: Section) -> str:
    """A share game after game, with its interval as a band."""
    points = section.curve
    count = max(1, len(points) - 1)

    def at(place: int, value: float) -> str:
        return f"{round(40 + place / count * 620, 1)},{round(10 + (1 - value) * 180, 1)}"

    band = [at(i, low) for i, (_, low, _) in enumerate(points)]
    band += [at(i, high) for i, (_, _, high) in reversed(list(enumerate(points)))]
    line = " ".join(at(i, value) for i, (value, _, _) in enumerate(points))
    parts = [
        f"<svg viewBox='0 0 700 220' role='img' aria-label='{escape(section.title)} over time'>",
        f"<polygon points='{' '.join(band)}' fill='var(--soft)'/>",
        f"<polyline points='{line}' fill='none' stroke='var(--mark)' stroke-width='2'/>",
    ]
    for share in (0.0, 0.5, 1.0):
        y = 10 + (1 - share) * 180
        parts.append(f"<line x1='40' x2='660' y1='{y}' y2='{y}' stroke='var(--line)' stroke-width='.5'/>")
        parts.append(f"<text x='34' y='{y + 4}' text-anchor='end'>{share:.0%}</text>")
    if section.mark is not None:
        y = round(10 + (1 - section.mark) * 180, 1)
        parts.append(f"<line x1='40' x2='660' y1='{y}' y2='{y}' stroke='var(--mark)' stroke-dasharray='4 4'/>")
    parts.append("<text x='660' y='212' text-anchor='end'>games, in order</text>")
    return "".join([*parts, "</svg>"])
