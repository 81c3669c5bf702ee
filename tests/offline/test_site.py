"""The exported site names its files from where it lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from triumvirate.core.errors import TriumvirateError
from triumvirate.offline.site import MARK, NotBuilt, write_site

PAGE = '<html><head><link href="/icon.svg" /></head><script src="/assets/index.js"></script><a href="//x">x</a></html>'


def test_a_site_is_written_into_a_new_folder_only(tmp_path: Path) -> None:
    built, site = tmp_path / "static", tmp_path / "site"
    (built / "python").mkdir(parents=True)
    (built / ".stamp").write_text("x")
    (built / "index.html").write_text(PAGE)
    with pytest.raises(NotBuilt):
        write_site(site, built)
    (built / "python" / "made.json").write_text('{"folder": "new"}')
    for build in ("new", "old"):
        (built / "python" / build).mkdir()
        (built / "python" / build / "triumvirate.zip").write_text(build)
    assert write_site(site, built) > len(PAGE)
    page = (site / "index.html").read_text()
    assert MARK in page
    assert 'href="./icon.svg"' in page
    assert 'src="./assets/index.js"' in page
    assert 'href="//x"' in page
    assert not (site / ".stamp").exists()
    assert [folder.name for folder in (site / "python").iterdir() if folder.is_dir()] == ["new"], (
        "what a build before left stays there"
    )
    with pytest.raises(TriumvirateError, match="not empty"):
        write_site(site, built)
