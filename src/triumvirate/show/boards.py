"""Which game is drawn by which text board; a view of any other game is shown as its facts."""

from __future__ import annotations

from rich.text import Text

from triumvirate.core.view import View
from triumvirate.show import facts


def draw_view(view: View, width: int) -> Text:
    """A view as text, at most so wide: what `replay` and `print(match)` show."""
    if view.game == "caesar":
        from triumvirate.games.caesar.board import text as caesar_board

        wide = max(80, width)
        board = caesar_board.draw(view, wide, 18 if wide < 84 else round(wide * 0.4))
        if view.facts.get("hand"):
            hand = "  ".join(caesar_board.short_token(token) for token in view.facts["hand"])
            board.append(f"\nYour hand: {hand}   ({caesar_board.LEGEND})")
        return board
    if view.game == "julius":
        from triumvirate.games.julius.board import text as julius_board

        return julius_board.draw(view, {})
    if view.game == "rubico":
        from triumvirate.games.rubico.board import text as rubico_board

        return rubico_board.draw(view)
    return facts.draw(view)
