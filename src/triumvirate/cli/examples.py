"""`triumvirate examples`: the examples of the documentation, copied to where they can be tried and changed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

PACKAGE = Path(__file__).resolve().parents[1]
KINDS = (".py", ".ipynb", ".c", ".js")
# In a wheel they lie inside the package, in a checkout beside its sources.
FOLDERS = (PACKAGE / "examples", PACKAGE.parents[1] / "examples")


def examples(
    folder: Annotated[Path, typer.Argument(metavar="[DIR]", help="Where to; made if it is not there.")] = Path(
        "examples"
    ),
) -> None:
    """Copy the examples of the documentation into a folder.

    A file that is there already stays as it is.
    """
    from triumvirate.cli.console import output
    from triumvirate.core.errors import BadRequest

    source = next((found for found in FOLDERS if found.is_dir()), None)
    if source is None:
        raise BadRequest("This installation came without the examples; they are in the project's repository.")
    folder.mkdir(parents=True, exist_ok=True)
    console = output()
    for path in sorted(path for path in source.rglob("*.*") if path.suffix in KINDS):
        target = folder / path.relative_to(source)
        target.parent.mkdir(exist_ok=True)
        kept = target.exists()
        if not kept:
            target.write_bytes(path.read_bytes())
        console.print(f"{'kept as it was' if kept else 'written'}: {target}", markup=False, highlight=False)
    console.print("The first lines of each file say what it needs and how to run it.")
