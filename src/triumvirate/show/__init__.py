"""Pictures of a match: `text`, `svg` and `pixels`, each a function of one view and of nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.show.lines import sheet_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["pixels", "svg", "text"]

WIDTH = 100  # characters, enough for a map with full names


def text(view: View, width: int = WIDTH) -> str:
    """The board in plain characters, without colours."""
    from triumvirate.show.boards import draw_view

    return "\n".join(line.rstrip() for line in draw_view(view, width).plain.splitlines())


def svg(view: View) -> str:
    """The board as a picture that needs nothing else: no style sheet, no font file, no network."""
    own = find_game(view.game).board.svg
    return sheet_of(text(view), view.game) if own is None else own.get()(view)


def pixels(view: View, width: int = 1000) -> NDArray[np.uint8]:
    """The picture as an array of bytes, height × width × 3; the extra `rl` brings what is needed."""
    from triumvirate.show.raster import rasterise

    return rasterise(svg(view), width)
