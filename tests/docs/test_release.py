"""A release says the same everywhere: version and date in one place each, and a package page on which nothing is broken."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import triumvirate
from triumvirate.core.version import __version__

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
RELATIVE = re.compile(r"\]\((?![a-z]+:|#)|src=\"(?![a-z]+:)")


def package_page() -> ModuleType:
    import importlib.util

    spec = importlib.util.spec_from_file_location("package_page", ROOT / "scripts" / "package_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_newest_section_of_the_changelog_is_the_version_and_cited_with_its_date() -> None:
    found = re.search(
        r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE
    )
    assert found is not None
    cited = (ROOT / "CITATION.cff").read_text()
    assert found[1] == __version__ == triumvirate.__version__
    assert f"\nversion: {__version__}\n" in cited
    assert f"\ndate-released: {found[2]}\n" in cited
    assert f'"version":"{__version__}"' in (ROOT / "docs" / "api.md").read_text()
    assert "**What a version promises.**" in (ROOT / "CHANGELOG.md").read_text()


def test_the_packages_page_has_nothing_relative_on_it() -> None:
    page = package_page().page
    assert RELATIVE.search(README)
    for home in ("", "https://example.org/triumvirate"):
        told = page(README, home)
        assert not RELATIVE.search(told)
        assert "| **RUBICO** |" in told
        assert ("<img" in told) == bool(home)
    assert 'src="https://example.org/triumvirate/docs/pictures/home.webp"' in page(
        README, "https://example.org/triumvirate"
    )
    assert "[MIT License](https://example.org/triumvirate/LICENSE)" in page(README, "https://example.org/triumvirate")
    assert "MIT License · Changelog" in page(README, "")
