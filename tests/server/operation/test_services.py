"""A service that was killed is killed, with everybody it had started; a frozen one does not answer by any of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from triumvirate.server.operation.cluster.family import family, wait_for_the_end
from triumvirate.server.operation.cluster.services import PostgreSQL, Service, program, until

# A parent whose child, as PostgreSQL's sessions do, leaves its group; both write what they hear.
WITH_A_CHILD = """
import os, pathlib, time
child = os.fork()
if not child:
    os.setsid()
here = pathlib.Path(f"beats-{'child' if not child else 'parent'}")
while True:
    with here.open("a") as file:
        file.write(".")
    time.sleep(0.01)
"""


class Beating(Service):
    """Both of it write a letter again and again."""

    user = ""

    def command(self) -> list[str]:
        return [sys.executable, "-c", WITH_A_CHILD]

    def prepare(self) -> None:
        """Nothing."""

    def answers(self) -> bool:
        self.check_runs()
        return all(size > 0 for size in self.beats())

    def beats(self) -> list[int]:
        files = [self.folder / "beats-child", self.folder / "beats-parent"]
        return [file.stat().st_size if file.exists() else 0 for file in files]


def test_a_child_in_a_group_of_its_own_is_killed_and_frozen_too(tmp_path: Path) -> None:
    service = Beating(tmp_path)
    service.start()
    assert service.process is not None
    head = service.process.pid
    try:
        members = family(head)
        assert len(members) == 2
        service.freeze()
        until(lambda: all("T" in _state(member) for member in members), "they were not frozen")
        before = service.beats()
        assert not wait_for_the_end(members, 0.1)
        assert service.beats() == before
        service.thaw()
        until(lambda: all(now > then for now, then in zip(service.beats(), before, strict=True)), "they did not go on")
    finally:
        service.kill()
    after = service.beats()
    assert wait_for_the_end(members, 0.0)
    assert service.beats() == after


def _state(process: int) -> str:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]


def test_no_session_of_a_killed_database_answers_any_more(postgres: PostgreSQL) -> None:
    asking = [program("psql"), "-h", "127.0.0.1", "-p", str(postgres.port), "-U", "triumvirate", "-d", "triumvirate"]
    with subprocess.Popen(asking, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as session:
        assert session.stdin is not None
        assert session.stdout is not None
        session.stdin.write(b"\\pset format unaligned\nSELECT 'there';\n")
        session.stdin.flush()
        while b"there" not in session.stdout.readline():
            assert session.poll() is None
        assert postgres.process is not None
        members = family(postgres.process.pid)
        assert len(members) > 2, "the session and the database's own"
        postgres.kill()
        assert wait_for_the_end(members, 0.0)
        told, fault = session.communicate(b"SELECT 'still ' || 'here';\n")
    assert b"still here" not in told
    assert fault


@pytest.mark.parametrize("harm", ["killed", "frozen", "left alone"])
def test_a_test_that_harms_a_service_leaves_it_well(postgres: PostgreSQL, harm: str) -> None:
    """Each of these finds what the one before has left, and leaves its own harm to the fixture."""
    until(postgres.answers, "it did not answer", 20.0)
    if harm == "killed":
        postgres.kill()
    if harm == "frozen":
        postgres.freeze()
