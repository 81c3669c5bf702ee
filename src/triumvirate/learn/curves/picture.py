"""Curves as a picture and as a table: a thin line for every seed, a thick one for their mean."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from triumvirate.core.plain import JsonObject
from triumvirate.learn.curves.budget import LOOK, PPO, REGRET, TREE

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 300, 64, 20, 44, 46
INK, GREY = "#222222", "#8a8a8a"
INKS = {PPO: "#a3262a", LOOK: "#2b5a9b", TREE: "#8a6a12", REGRET: "#3b7a3b"}
SAID = {PPO: "PPO", LOOK: "look ahead by one", TREE: "tree search, as AlphaZero", REGRET: "external-sampling CFR"}


@dataclass(frozen=True)
class Curve:
    """A run as it was kept."""

    budget: JsonObject
    points: tuple[JsonObject, ...]

    @property
    def is_done(self) -> bool:
        """Whether all of the budget was spent."""
        return bool(self.points) and self.points[-1]["decisions"] >= self.budget["decisions"]


def read(file: Path) -> Curve:
    """A run's file."""
    head, *points = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    return Curve(head["budget"], tuple(points))


def read_all(folder: Path, environment: str) -> list[Curve]:
    """All runs of an environment that are done."""
    found = (read(file) for file in sorted(folder.glob(f"{environment}-*.jsonl")))
    return [curve for curve in found if curve.is_done and curve.budget["environment"] == environment]


def by_method(curves: Sequence[Curve]) -> dict[str, list[Curve]]:
    """The runs of each method."""
    methods = dict.fromkeys(curve.budget["method"] for curve in curves)
    return {method: [curve for curve in curves if curve.budget["method"] == method] for method in methods}


def mean_line(curves: Sequence[Curve]) -> list[tuple[float, float]]:
    """Of runs with the same budget, which have their points at the same places."""
    columns = zip(*(curve.points for curve in curves), strict=True)
    return [(column[0]["decisions"], sum(point["measure"] for point in column) / len(column)) for column in columns]


def picture(curves: Sequence[Curve]) -> str:
    """Shares of points over decisions; or exploitability over iterations, both by powers of ten."""
    is_regret = any(curve.budget["method"] == REGRET for curve in curves)
    return _Paper(curves, is_regret).drawn()


class _Paper:
    """Where things lie."""

    def __init__(self, curves: Sequence[Curve], is_regret: bool) -> None:
        self.curves, self.is_regret = curves, is_regret
        self.most: int = max(point["decisions"] for curve in curves for point in curve.points)
        least = min(point["measure"] for curve in curves for point in curve.points)
        self.floor = math.floor(math.log10(max(least, 1e-9))) if is_regret else 0
        self.first: int = min((p["decisions"] for c in curves for p in c.points if p["decisions"]), default=1)

    def x(self, decisions: float) -> float:
        share: float = decisions / self.most
        if self.is_regret:  # nothing done yet stands where half of the first point would
            low = math.log(self.first / 2)
            share = (math.log(max(decisions, self.first / 2)) - low) / (math.log(self.most) - low)
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def y(self, measure: float) -> float:
        share = 1 - math.log10(max(measure, 1e-9)) / self.floor if self.is_regret else measure
        return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)

    def line(self, points: Sequence[tuple[float, float]], ink: str, wide: float, solid: float) -> str:
        path = " ".join(f"{self.x(at):.1f},{self.y(measure):.1f}" for at, measure in points)
        return f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="{wide}" opacity="{solid}"/>'

    def drawn(self) -> str:
        marks = [10.0**power for power in range(self.floor, 1)] if self.is_regret else [0.0, 0.25, 0.5, 0.75, 1.0]
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        ]
        for mark in marks:
            y, said = self.y(mark), f"{mark:g}" if self.is_regret else f"{mark:.0%}"
            ends = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"'
            parts.append(f'<line {ends} stroke="{GREY}" stroke-width="0.5"/>')
            parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{GREY}">{said}</text>')
        for number, (method, runs) in enumerate(by_method(self.curves).items()):
            ink, seeds = INKS[method], f"{len(runs)} seed{'s' if len(runs) > 1 else ''}"
            for run in runs:
                points = [(point["decisions"], point["measure"]) for point in run.points]
                parts.append(self.line(points, ink, 1, 0.5))
            parts.append(self.line(mean_line(runs), ink, 2.5, 1))
            parts.append(f'<text x="{LEFT + 210 * number}" y="22" fill="{ink}">{SAID[method]}, {seeds}</text>')
        unit = "iterations, by powers" if self.is_regret else "decisions learned from"
        words = f"{self.most:,} {unit}; {'exploitability' if self.is_regret else 'points against random play'}"
        parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 14}" text-anchor="end" fill="{INK}">{words}</text>')
        return "\n".join([*parts, "</svg>"]) + "\n"


def table(curves: Sequence[Curve]) -> str:
    """Each seed's first and last measure, its mean over time, and the processor time it took."""
    lines = ["| method | seed | budget | before | half-way | at the end | games | processor time |"]
    lines.append("|---|---:|---:|---:|---:|---:|---:|---:|")
    for method, runs in by_method(curves).items():
        for run in runs:
            first, half, last = (run.points[at] for at in (0, len(run.points) // 2, -1))
            said = [f"{p['measure']:.5f}" if method == REGRET else f"{p['measure']:.1%}" for p in (first, half, last)]
            games = f"{last['games']:,}" if "games" in last else "–"
            cells = [SAID[method], str(run.budget["seed"]), f"{run.budget['decisions']:,}", *said, games]
            lines.append(f"| {' | '.join(cells)} | {last['seconds']:.0f} s |")
    return "\n".join(lines)


def fill_page(page: Path, environment: str, curves: Sequence[Curve]) -> None:
    """Put an environment's table between its marks."""
    begin, end = f"<!-- curves of {environment} -->", "<!-- end of curves -->"
    text = page.read_text(encoding="utf-8")
    filled = re.sub(f"{begin}.*?{end}", lambda _: f"{begin}\n{table(curves)}\n{end}", text, flags=re.DOTALL)
    page.write_text(filled, encoding="utf-8")
