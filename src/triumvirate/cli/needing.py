"""What a command needs beyond the rules, and what to do where it is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer


@contextmanager
def needing_the_server() -> Iterator[None]:
    """Imports of the server: without its packages the command says how to get them."""
    try:
        yield
    except ImportError as missing:
        raise typer.BadParameter(
            f"the server's packages are not installed ({missing.name}): "
            "`pip install 'triumvirate[server]'`, or `make setup` in a checkout."
        ) from missing
