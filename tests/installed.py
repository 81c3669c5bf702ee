"""The games of this checkout are found by their entry points, like anybody's; so it must be installed as it is now.

`make setup` has done that; after a change of entry points it is done again here, offline and without a build sandbox.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

ROOT = Path(__file__).parents[1]


def is_installed() -> bool:
    """Whether all entry points that `pyproject.toml` names are known."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups: dict[str, dict[str, str]] = told["project"]["entry-points"]
    return all(
        set(named.items()) <= {(found.name, found.value) for found in entry_points(group=group)}
        for group, named in groups.items()
    )


def install() -> None:
    """Install the checkout again where its entry points have changed."""
    if not is_installed():
        uv = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--quiet", "--offline"]
        how = ["--python", sys.executable, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
        subprocess.run([*uv, *how], check=True)
