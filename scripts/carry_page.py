"""Build hook: a wheel carries the browser's page, or is not made; `pip wheel .` from a clone says what to do first."""

from __future__ import annotations

from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/triumvirate/server/static/index.html")


class CarryPage(BuildHookInterface):
    """Runs before a wheel is packed; an editable install serves the page from where it is built later."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Refuse a wheel without the page."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise SystemExit(
                "The browser's page is not built, and a wheel without it would serve nothing. "
                "Run scripts/build-web first (or scripts/build-wheel, which does both)."
            )
