"""Which games have a board of their own to draw; every other view is shown as text."""

from __future__ import annotations

from rich.text import Text

from triumvirate.cli.table import facts
from triumvirate.core.view import View


def draw_view(view: View, width: int) -> Text:
    """A view as text, at most so wide: what `replay` prints and screens without a board show."""
    if view.game == "julius":
        from triumvirate.cli.table import julius_board

        return julius_board.draw(view, {})
    if view.game != "caesar":
        return facts.draw(view)
    from triumvirate.cli.table import caesar_board

    wide = max(80, width)
    return caesar_board.draw(view, wide, 18 if wide < 84 else round(wide * 0.4))
