"""Pictures of an environment: text, SVG, or pixels, always as everybody may see the match."""

from __future__ import annotations

from triumvirate.core.arrays import Array, Records
from triumvirate.core.errors import BadRequest
from triumvirate.envs.catalogue import Setting

RENDER_MODES = ["ansi", "svg", "rgb_array", "human"]


def checked(mode: str | None) -> str | None:
    """A render mode that there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadRequest(f"There is no render mode '{mode}'; there are {', '.join(RENDER_MODES)}.")
    return mode


def picture(setting: Setting, record: Records, mode: str | None) -> str | Array | None:
    """The board in a render mode; "human" prints the text."""
    from triumvirate import show

    if checked(mode) is None:
        return None
    view = setting.view(record, None)
    if mode == "svg":
        return show.svg(view)
    if mode == "rgb_array":
        return show.pixels(view)
    text = show.text(view)
    if mode == "ansi":
        return text
    print(text)
    return None
