"""The curve of a training run: read, drawn, and put into the card of the network.

python -m triumvirate.learn.curve curve.jsonl docs/imperator.md
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path

from triumvirate.core.plain import JsonObject

WIDTH, HEIGHT, LEFT, TOP = 720, 260, 60, 40
INK, GREY, INKS = "#222222", "#8a8a8a", ("#a3262a", "#2b5a9b", "#3b7a3b", "#a06a1a")
BEGIN, END = "<!-- measured by learn.curve -->", "<!-- end of measured -->"


def read_curve(path: Path) -> list[JsonObject]:
    """All points, in order."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def series_of(points: Sequence[JsonObject]) -> dict[str, list[tuple[float, float]]]:
    """What is drawn over the minutes of training: shares of points, from 0 to 1."""
    drawn: dict[str, list[tuple[float, float]]] = {"against random play": [], "against the one a minute before": []}
    for point in points:
        minute = point["seconds"] / 60
        drawn["against random play"].append((minute, point["random"]))
        drawn["against the one a minute before"].append((minute, point["earlier"]))
        if "foe" in point:
            drawn.setdefault("against the frozen one", []).append((minute, point["foe"]))
        for name, share in point["solo"].items():
            if name in ("solo normal, all", "solo hard, all"):
                drawn.setdefault(f"automaton, {name.removeprefix('solo ')}", []).append((minute, share))
    return drawn


def plot(points: Sequence[JsonObject]) -> str:
    """The curve as a small SVG."""
    last = max((point["seconds"] / 60 for point in points), default=1.0) or 1.0
    wide, high = WIDTH - LEFT - 20, HEIGHT - TOP - 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = TOP + (1 - share) * high
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - 20}" y1="{y:.1f}" y2="{y:.1f}" stroke="{GREY}" stroke-width="0.5"/>'
        )
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{GREY}">{share:.0%}</text>')
    for n, (name, line) in enumerate(series_of(points).items()):
        path = " ".join(f"{LEFT + x / last * wide:.1f},{TOP + (1 - y) * high:.1f}" for x, y in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{INKS[n % len(INKS)]}" stroke-width="2"/>')
        parts.append(
            f'<text x="{LEFT + 320 * (n % 2)}" y="{16 + 15 * (n // 2)}" fill="{INKS[n % len(INKS)]}">{name}</text>'
        )
    parts.append(
        f'<text x="{WIDTH - 20}" y="{HEIGHT - 16}" text-anchor="end" fill="{INK}">{last:.1f} minutes of training</text>'
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


def table(points: Sequence[JsonObject]) -> str:
    """The curve as a table of about a dozen lines, and what came of it against the automaton."""
    if not points:
        return "Not measured yet."
    step = max(1, len(points) // 10)
    shown = [*points[:-1:step], points[-1]]
    responds = "foe" in points[-1]
    heads = ["minutes", "games", "decisions", "beats random", "beats the one before"]
    heads += ["beats the frozen one"] if responds else []
    lines = [f"| {' | '.join(heads)} |", f"|{'---:|' * len(heads)}"]
    for point in shown:
        lines.append(
            f"| {point['seconds'] / 60:.1f} | {point['games'] / 1e6:.2f} M | {point['decisions'] / 1e6:.0f} M "
            f"| {point['random']:.1%} | {point['earlier']:.1%} |" + (f" {point['foe']:.1%} |" if responds else "")
        )
    if points[-1]["solo"]:
        lines += ["", "| against the automaton, one look ahead and no tree | points |", "|---|---:|"]
    lines += [f"| {name} | {share:.1%} |" for name, share in points[-1]["solo"].items()]
    return "\n".join(lines)


def fill_card(card: Path, points: Sequence[JsonObject]) -> None:
    """Put the table between the card's marks."""
    text = card.read_text(encoding="utf-8")
    filled = re.sub(f"{BEGIN}.*?{END}", lambda _: f"{BEGIN}\n{table(points)}\n{END}", text, flags=re.DOTALL)
    card.write_text(filled, encoding="utf-8")


def main() -> None:
    """From the command line: the plot goes beside the card."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("curve", type=Path)
    parser.add_argument("card", type=Path)
    asked = parser.parse_args()
    points = read_curve(asked.curve)
    fill_card(asked.card, points)
    asked.card.with_name(f"{asked.card.stem}-curve.svg").write_text(plot(points), encoding="utf-8")
    print(table(points))


if __name__ == "__main__":
    main()
