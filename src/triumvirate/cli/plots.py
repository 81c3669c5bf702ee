"""Plots of a series of games: in the terminal with block characters, and as a small hand-written SVG."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from rich.text import Text

from triumvirate.arena.match import Played
from triumvirate.arena.series import Series
from triumvirate.arena.statistics import Rate, histogram, rates_by_bot, rates_by_seat

BAR, EIGHTHS = 32, " ▁▂▃▄▅▆▇█"
ROWS = 5
INK, PAPER, RED, BLUE, GREY = "#222222", "#ffffff", "#a3262a", "#2b5a9b", "#8a8a8a"


def rate_bar(rate: Rate) -> Text:
    """A share with its interval on a line from 0 to 100 %: `├──●──┤`, and the half marked."""
    low, high = rate.interval
    cells = ["·"] * (BAR + 1)
    cells[BAR // 2] = "┊"
    at = [round(share * BAR) for share in (low, rate.share, high)]
    for cell in range(at[0], at[2] + 1):
        cells[cell] = "─"
    cells[at[0]], cells[at[2]] = "├", "┤"
    cells[at[1]] = "●"
    text = Text("".join(cells), style="dim")
    text.stylize("not dim bold", at[0], at[2] + 1)
    return text


def length_bars(reports: Sequence[Played]) -> Text:
    """How many games took how many actions, as standing bars."""
    classes = histogram([report.actions for report in reports])
    tallest = max(count for _, _, count in classes)
    lines = []
    for row in range(ROWS - 1, -1, -1):
        bars = ""
        for _, _, count in classes:
            eighths = round(count / tallest * ROWS * 8) - row * 8
            if row == 0 and count:
                eighths = max(eighths, 1)
            bars += EIGHTHS[max(0, min(8, eighths))] * 2 + " "
        lines.append(f"{tallest if row == ROWS - 1 else '':>6} ▏{bars}".rstrip())
    first, last = str(classes[0][0]), str(classes[-1][1])
    lines.append(f"{'':>7} {first}{last:>{max(1, 3 * len(classes) - len(first) - 1)}} actions")
    return Text("\n".join(lines))


def svg(series: Series, reports: Sequence[Played], seats: Sequence[str]) -> str:
    """The same as a picture: win rates with intervals by bot and by seat, and the lengths of games."""
    rates = [*rates_by_bot(reports, "the game itself"), *rates_by_seat(reports, seats)]
    top = 60 + 26 * len(rates)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {top + 200}" font-family="sans-serif">',
        f'<rect width="720" height="{top + 200}" fill="{PAPER}"/>',
        _text(20, 28, f"{series.game}: {' – '.join(dict.fromkeys(series.bots))}, {len(reports)} games", size=16),
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = _x(share)
        parts.append(f'<line x1="{x}" y1="44" x2="{x}" y2="{top - 10}" stroke="{GREY}" stroke-width="0.5"/>')
        parts.append(_text(x, top + 6, f"{share:.0%}", anchor="middle", fill=GREY))
    for row, rate in enumerate(rates):
        parts.extend(_whisker(rate, 60 + 26 * row, RED if row < len(rates) - len(seats) else BLUE))
    parts.extend(_bars([report.actions for report in reports], top + 30, 130))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(share: float) -> float:
    return round(170 + share * 460, 1)


def _text(x: float, y: float, said: str, size: int = 13, anchor: str = "start", fill: str = INK) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{escape(said)}</text>'


def _whisker(rate: Rate, y: int, ink: str) -> list[str]:
    low, high = rate.interval
    return [
        _text(158, y + 4, rate.name, anchor="end"),
        f'<line x1="{_x(low)}" y1="{y}" x2="{_x(high)}" y2="{y}" stroke="{ink}" stroke-width="3"/>',
        f'<circle cx="{_x(rate.share)}" cy="{y}" r="5" fill="{ink}"/>',
        _text(640, y + 4, f"{rate.share:.1%}"),
    ]


def _bars(values: Sequence[int], top: int, height: int) -> list[str]:
    classes = histogram(values)
    tallest = max(count for _, _, count in classes)
    width = 460 / len(classes)
    parts = [_text(158, top + height, "actions a game", anchor="end")]
    for place, (low, high, count) in enumerate(classes):
        tall = count / tallest * height
        x, y = 170 + place * width, top + height - tall
        place_and_size = f'x="{x:.1f}" y="{y:.1f}" width="{width * 0.85:.1f}" height="{tall:.1f}"'
        parts.append(f'<rect {place_and_size} fill="{GREY}"><title>{low} to {high}: {count}</title></rect>')
    parts.append(_text(170, top + height + 18, str(classes[0][0])))
    parts.append(_text(630, top + height + 18, str(classes[-1][1]), anchor="end"))
    return parts
