"""Pictures of a match: `text`, `svg` and `pixels`, each a function of one view and of nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from triumvirate.core.errors import BadRequest
from triumvirate.core.view import View

if TYPE_CHECKING:
    import numpy as np

__all__ = ["pixels", "svg", "text"]

WIDTH = 100  # characters, enough for the board of CAESAR! with full names


def text(view: View, width: int = WIDTH) -> str:
    """The board in plain characters, without colours."""
    from triumvirate.show.boards import draw_view

    return "\n".join(line.rstrip() for line in draw_view(view, width).plain.splitlines())


def svg(view: View) -> str:
    """The board as a picture that needs nothing else: no style sheet, no font file, no network."""
    if view.game == "caesar":
        from triumvirate.games.caesar.board import svg as caesar_svg

        return caesar_svg.draw(view)
    if view.game == "julius":
        from triumvirate.games.julius.board import svg as julius_svg

        return julius_svg.draw(view)
    if view.game == "rubico":
        from triumvirate.games.rubico.board import svg as rubico_svg

        return rubico_svg.draw(view)
    raise BadRequest(f"There is no picture of {view.game}; `show.text` shows every game.")


def pixels(view: View, width: int = 1000) -> np.ndarray[Any, Any]:
    """The picture as an array of bytes, height × width × 3; the extra `rl` brings what is needed."""
    from triumvirate.show.raster import rasterise

    return rasterise(svg(view), width)
