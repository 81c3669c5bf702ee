"""`triumvirate mcp`: a seat for a language model, on standard input and output."""

from __future__ import annotations

from typing import Annotated

import typer


def mcp(
    advice: Annotated[bool, typer.Option(help="Whether the model may ask a bot what to do.")] = True,
    seed: Annotated[
        int | None, typer.Option(help="The same match every time; whoever knows the seed can work the draws out.")
    ] = None,
) -> None:
    """Let a language model play a seat: a server of the Model Context Protocol on standard input and output.

    It gets the view of its seat and nothing else. Name this command as a server in your client's settings.
    """
    from triumvirate.core.errors import BadRequest

    try:
        from triumvirate.mcp.server import build
    except ModuleNotFoundError as missing:
        raise BadRequest(f"{missing.name} is not installed here: pip install 'triumvirate[mcp]'") from None
    build(advice, seed).run("stdio")
