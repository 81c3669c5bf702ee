"""The whole product for one person as plain files, for any web server and any folder of it."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from triumvirate.core.errors import TriumvirateError

STATIC = Path(__file__).parents[1] / "server" / "static"
MARK = '<meta name="triumvirate-serverless" content="yes" />'
LEFT_OUT = shutil.ignore_patterns(".*")


class NotBuilt(TriumvirateError):
    """The client, or what a table in the page needs beside it, is not there."""


def write_site(folder: Path, static: Path = STATIC) -> int:
    """Write the files; how many bytes they have. The folder is new, or empty."""
    if not (static / "index.html").is_file() or not (static / "python" / "made.json").is_file():
        raise NotBuilt("The client is not built here with its tables in the page: run 'make setup' first.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise TriumvirateError(f"{folder} is there already, and not empty.")
    shutil.copytree(static, folder, ignore=LEFT_OUT, dirs_exist_ok=True)
    made = json.loads((folder / "python" / "made.json").read_text(encoding="utf-8"))
    for old in (folder / "python").iterdir():  # of builds before, which a running server keeps for open pages
        if old.is_dir() and old.name != made["folder"]:
            shutil.rmtree(old)
    page = folder / "index.html"
    page.write_text(standing_alone(page.read_text(encoding="utf-8")), encoding="utf-8")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def standing_alone(page: str) -> str:
    """The page that names its files from where it lies, and says that no server is behind it."""
    relative = re.sub(r'(href|src)="/(?!/)', r'\1="./', page)
    return relative.replace("<head>", f"<head>\n    {MARK}", 1)
