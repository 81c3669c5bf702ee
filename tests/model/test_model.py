"""Random histories of tables: the server and a model of it, written from the docs, agree after everything that is done.

`make prove` runs many more. That the model sees anything at all is shown by ten faults put in on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from model.beside import Differs, Now
from model.histories import TABLES, History
from model.planted import FAULTS
from server.conftest import Running, serving
from triumvirate.server.notify import webhook

STEPS, MOST_HISTORIES = 40, 40
Table = tuple[Running, Now, list[tuple[str, bytes]]]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server whose clock is ours, whose bots never come to move, and whose letters we read."""
    now = Now()
    sent: list[tuple[str, bytes]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(webhook, "post", lambda url, body, headers: sent.append((url, body)) or 200)
        patch.setattr("triumvirate.server.routes.me.check_url", lambda url: None)
        folder = tmp_path_factory.mktemp("model")
        with serving(folder, now=now, bot_pause=36_000.0, established_hours=-1.0) as server:
            yield server, now, sent


@pytest.mark.parametrize("kind", TABLES)
def test_the_server_does_what_the_docs_say(table: Table, kind: str) -> None:
    History(*table, kind, seed=1).unfold(STEPS)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(table: Table, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, kind, moods, telling = FAULTS[fault]
    plant(monkeypatch)
    with pytest.raises(Differs):  # noqa: PT012 - one history after another, until one shows it
        for seed in dict.fromkeys((telling, *range(100, 100 + MOST_HISTORIES))):
            History(*table, kind, seed, moods).unfold(STEPS)


@pytest.mark.long
@pytest.mark.parametrize("kind", TABLES)
def test_long_the_server_does_what_the_docs_say(table: Table, kind: str) -> None:
    for seed in range(1000, 1040):
        History(*table, kind, seed).unfold(120)
