"""What visitors' pages did by themselves is counted for the operator, and nothing is told of who or which match."""

from __future__ import annotations

import pytest

from server.conftest import Running
from triumvirate.server.client import Refused


def test_what_pages_did_is_counted(server: Running) -> None:
    stranger = server.client(guest=False)
    for what in ("match", "match", "analysis", "hint"):
        stranger.post(dict, "/in-pages", what=what)
    _, _, told = stranger.raw("GET", "/metrics", None, {})
    assert 'triumvirate_in_pages_total{what="match"} 2.0' in told.decode()
    assert 'triumvirate_in_pages_total{what="analysis"} 1.0' in told.decode()
    assert 'triumvirate_in_pages_total{what="hint"} 1.0' in told.decode()
    assert stranger.get(dict, "/me")["me"] is None, "nobody is made for it"
    with pytest.raises(Refused):
        stranger.post(dict, "/in-pages", what="something else")
