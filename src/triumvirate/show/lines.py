"""Text as a picture: the board of any game that has no drawing of its own."""

from __future__ import annotations

from triumvirate.show.drawing import INK, PAPER, Sheet

LETTER, LINE = 7.8, 17.0  # of a fixed-width letter at 13 pixels
MARGIN = 14.0
MONO = "DejaVu Sans Mono, Liberation Mono, Menlo, Consolas, monospace"


def sheet_of(text: str, title: str) -> str:
    """The lines of a text on a sheet of their size."""
    lines = text.splitlines() or [""]
    width = max(len(line) for line in lines) * LETTER + 2 * MARGIN
    sheet = Sheet(width, len(lines) * LINE + 2 * MARGIN, title)
    sheet.box(0, 0, width, sheet.height, PAPER)
    for number, line in enumerate(lines):
        y = MARGIN + LINE * (number + 0.75)
        drawn = sheet.add("text", x=MARGIN, y=y, fill=INK, font_family=MONO, font_size=13)
        drawn.set("xml:space", "preserve")
        drawn.text = line
    return sheet.done()
