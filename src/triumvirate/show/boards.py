"""A view as text: by the game's own board, or as its facts."""

from __future__ import annotations

from rich.text import Text

from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.show import facts


def draw_view(view: View, width: int) -> Text:
    """A view as text, at most so wide: what `replay` and `print(match)` show."""
    own = find_game(view.game).board.text
    return facts.draw(view) if own is None else own.get()(view, width)
