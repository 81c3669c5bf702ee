"""Build hook: README.md as the package's page, where relative addresses lead nowhere.

With `TRIUMVIRATE_HOME`, the address under which the repository's files can be fetched, pictures and links become absolute and
the metadata names it. Without it pictures are left out and links are their words alone: nothing on the page is broken.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(
    r'!\[(?P<alt>[^\]]*)\]\((?P<to>[^)\s]+)\)|<img src="(?P<src>[^"]+)" alt="(?P<said>[^"]*)"(?P<rest>[^>]*)>'
)
LINK = re.compile(r"(?<!!)\[(?P<words>[^\]]*)\]\((?P<to>[^)\s]+)\)")
EMPTY = re.compile(r"<p>\s*</p>\n*")


def is_relative(address: str) -> bool:
    """Whether it is one within the repository."""
    return re.match(r"[a-z]+:|#|/", address) is None


def page(text: str, home: str) -> str:
    """README's text for readers who have no repository around it."""

    def picture(found: re.Match[str]) -> str:
        to = found["to"] or found["src"]
        if not is_relative(to):
            return found[0]
        return found[0].replace(to, f"{home}/{to}") if home else ""

    def link(found: re.Match[str]) -> str:
        if not is_relative(found["to"]):
            return found[0]
        return f"[{found['words']}]({home}/{found['to']})" if home else found["words"]

    return EMPTY.sub("", LINK.sub(link, PICTURE.sub(picture, text)))


class PackagePage(MetadataHookInterface):
    """Fills in what `pyproject.toml` calls dynamic, apart from the version."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, object]) -> None:
        """The page, and the addresses where there are any."""
        home = os.environ.get("TRIUMVIRATE_HOME", "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(text, home)}
        metadata["urls"] = {"Source": home, "Changelog": f"{home}/CHANGELOG.md"} if home else {}
