"""`triumvirate export-site`: the client with its tables in the page, as plain files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def export_site(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new folder.")]) -> None:
    """Write a site that needs no server of ours: any web server can serve it, from any folder.

    One person plays there against bots, alone or on the same screen; matches are kept in the browser. Try it with
    'python -m http.server' in FOLDER.
    """
    from triumvirate.cli.console import output
    from triumvirate.offline.site import write_site

    size = write_site(folder)
    output().print(f"written: {folder}, {size / 1e6:.1f} MB", markup=False)
