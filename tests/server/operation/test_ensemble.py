"""`make cluster` without a process: what is started with what, in which order, and what is done when one ends."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from triumvirate.server.operation.cluster import __main__ as command
from triumvirate.server.operation.cluster import ensemble as ensembles
from triumvirate.server.operation.cluster.ensemble import BotWorker, Ensemble, WebWorker
from triumvirate.server.operation.cluster.services import Failed, Missing, Service


@pytest.fixture
def happened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done to services, none of which is a process."""
    found: list[str] = []

    def noting(what: str) -> Callable[..., None]:
        def note(self: Service, *_: Any) -> None:
            found.append(f"{what} {self.folder.name}")

        return note

    for name in ("launch", "wait", "stop"):
        monkeypatch.setattr(Service, name, noting(name))
    return found


def test_workers_are_told_where_everything_is(tmp_path: Path) -> None:
    whole = Ensemble(tmp_path, port=81, through=lambda name, port: {"postgres": 1111, "redis": 2222}[name], EXTRA="x")
    assert [service.folder.name for service in whole.services()] == [
        *("postgres", "redis", "web1", "web2", "web3", "bots1", "bots2", "proxy")
    ]
    assert whole.url == "http://127.0.0.1:81"
    told = whole.webs[0].environment
    assert ":1111/" in told["TRIUMVIRATE_DATABASE"]
    assert ":2222" in told["TRIUMVIRATE_REDIS"]
    assert (told["TRIUMVIRATE_BOTS"], told["EXTRA"]) == ("0", "x")
    assert len(told["TRIUMVIRATE_SECRET_KEY"]) >= 48
    assert whole.webs[2].surroundings() == {**ensembles.os.environ, **told}
    assert whole.bots[0].environment is told
    assert whole.postgres is not None
    assert whole.database == whole.postgres.url


def test_the_smallest_has_a_file_and_one_without_bots_thinks_itself(tmp_path: Path) -> None:
    small = Ensemble(tmp_path, webs=1, bots=0, on_postgres=False)
    assert [service.folder.name for service in small.services()] == ["web1", "proxy"]
    told = small.webs[0].environment
    assert told["TRIUMVIRATE_DATABASE"] == small.database == f"sqlite:///{tmp_path.resolve() / 'shared.db'}"
    assert (told["TRIUMVIRATE_REDIS"], told["TRIUMVIRATE_BOTS"]) == ("", "1")


def test_one_key_is_kept_for_all_and_for_nobody_else(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "on the way"
    key = ensembles._kept_key(folder)
    assert ensembles._kept_key(folder) == key
    assert (folder / "secret.key").stat().st_mode & 0o077 == 0


def test_first_what_the_workers_stand_on_then_all_of_them_and_back_in_the_opposite_order(
    tmp_path: Path, happened: list[str]
) -> None:
    said: list[str] = []
    whole = Ensemble(tmp_path, webs=1, bots=1)
    whole.start(said.append)
    below, above = ["postgres", "redis"], ["web1", "bots1", "proxy"]
    assert happened == [f"{what} {name}" for part in (below, above) for what in ("launch", "wait") for name in part]
    assert [line.split()[0] for line in said] == [*below, *above]
    assert said[0].endswith(f"s (port {whole.below()[0].port})")
    happened.clear()
    whole.stop()
    assert happened == [f"stop {name}" for name in reversed([*below, *above])]


def test_what_was_started_is_stopped_again_when_one_fails(
    tmp_path: Path, happened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Service) -> None:
        raise Failed("it did not answer")

    monkeypatch.setattr(WebWorker, "wait", fail)
    with pytest.raises(Failed), Ensemble(tmp_path, webs=1, bots=0):
        pass
    assert [what for what in happened if what.startswith("stop")] == [
        "stop proxy",
        "stop web1",
        "stop redis",
        "stop postgres",
    ]
    happened.clear()
    monkeypatch.undo()


def test_with_it_all_is_stopped_at_the_end(tmp_path: Path, happened: list[str]) -> None:
    with Ensemble(tmp_path, webs=1, bots=0, on_postgres=False):
        assert happened == ["launch web1", "launch proxy", "wait web1", "wait proxy"]
    assert happened[4:] == ["stop proxy", "stop web1"]


@pytest.mark.parametrize(("listens", "is_ready"), [(True, True), (True, False), (False, True)])
def test_a_web_worker_is_there_when_it_listens_and_is_ready(
    listens: bool, is_ready: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Service, "answers", lambda self: listens)
    monkeypatch.setattr(ensembles, "is_ready", lambda port: is_ready)
    worker = WebWorker(tmp_path, {}, 8123)
    assert worker.answers() is (listens and is_ready)
    assert worker.command()[:4] == [*ensembles.HERE, "serve"]
    assert "--port=8123" in worker.command()


def test_a_bot_worker_is_there_when_it_has_said_so_since_it_was_started(tmp_path: Path) -> None:
    worker = BotWorker(tmp_path / "bots", {})
    worker.prepare()
    log = tmp_path / "bots" / "log"
    log.write_bytes(b"Bots think here")
    assert worker.answers()
    worker.log_before = len(b"Bots think here")
    assert not worker.answers()
    worker.process = SimpleNamespace(poll=lambda: 3, returncode=3)  # type: ignore[assignment]
    with pytest.raises(Failed, match="ended at once with 3"):
        worker.answers()
    assert worker.command()[3:5] == ["worker", "--bots"]


class FakeEnsemble:
    """Two services, of which one ends once; or a start that fails."""

    made: ClassVar[list[FakeEnsemble]] = []
    fault: Exception | None = None

    def __init__(self, folder: Path, webs: int, bots: int, port: int) -> None:
        self.given = (webs, bots, port)
        self.folder, self.did = folder, list[str]()
        self.was_there = folder.is_dir()
        self.mode = folder.stat().st_mode & 0o777
        self.url = "http://here"
        ended = SimpleNamespace(poll=lambda: 1)
        self.parts = [
            SimpleNamespace(folder=Path("one"), process=ended, launch=self._launched),
            SimpleNamespace(folder=Path("two"), process=SimpleNamespace(poll=lambda: None), launch=self._never),
            SimpleNamespace(folder=Path("three"), process=None, launch=self._never),
        ]
        FakeEnsemble.made.append(self)

    def _launched(self) -> None:
        self.did.append("launched one")

    def _never(self) -> None:
        raise AssertionError("it runs")

    def start(self, say: Callable[[str], None]) -> None:
        if self.fault:
            raise self.fault
        say("one is there")

    def services(self) -> list[Any]:
        return self.parts

    def stop(self) -> None:
        self.did.append("stopped")


@pytest.fixture
def signals(monkeypatch: pytest.MonkeyPatch) -> dict[int, Any]:
    """The handlers that were set; the second wait is ended by one of them."""
    handlers: dict[int, Any] = {}

    class Event:
        def __init__(self) -> None:
            self.is_set, self.waits = False, 0

        def set(self) -> None:
            self.is_set = True

        def wait(self, seconds: float) -> bool:
            self.waits += 1
            if self.waits == 2:
                handlers[command.signal.SIGTERM](15, None)
            return self.is_set

    monkeypatch.setattr(command.signal, "signal", handlers.__setitem__)
    monkeypatch.setattr(command.threading, "Event", Event)
    monkeypatch.setattr(command, "Ensemble", FakeEnsemble)
    monkeypatch.setattr(FakeEnsemble, "fault", None)
    FakeEnsemble.made.clear()
    return handlers


def test_what_ends_is_started_again_until_a_signal_says_stop(
    signals: dict[int, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "kept" / "here"
    monkeypatch.setattr(sys, "argv", ["cluster", f"--data={folder}", "--port=81", "--webs=2", "--bots=1"])
    assert command.main() == 0
    (made,) = FakeEnsemble.made
    assert (made.given, made.folder, made.was_there, made.mode) == ((2, 1, 81), folder, True, 0o755)
    assert made.did == ["launched one", "stopped"]
    assert set(signals) == {command.signal.SIGINT, command.signal.SIGTERM}
    assert capsys.readouterr().out.splitlines() == [
        "cluster: one is there",
        "Triumvirate is at http://here/ (Ctrl-C stops all of it)",
        "cluster: one ended; starting it again",
        "cluster: stopping",
    ]


@pytest.mark.parametrize("fault", [Missing("haproxy is not installed"), Failed("it did not answer")])
def test_what_cannot_start_is_said(
    fault: Exception, signals: dict[int, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(FakeEnsemble, "fault", fault)
    monkeypatch.setattr(sys, "argv", ["cluster"])
    assert command.main() == 1
    assert capsys.readouterr().err == f"cluster: {fault}\n"
    (made,) = FakeEnsemble.made
    assert made.given == (3, 2, 8000)
    assert not made.folder.exists(), "a folder that nobody named is gone afterwards"
