"""Faults in the client: found and tried by `client.mjs`, which speaks TypeScript; here is who asks it and waits for it."""

from __future__ import annotations

import hashlib
import json
import select
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from .areas import CLIENT_WITHOUT, WEB
from .outcomes import CAUGHT, LASTED, SURVIVED, UNREACHED, Found

SPEAKER = Path(__file__).with_suffix(".mjs")
BEGINS_WITHIN, ANSWERS_WITHIN = 240.0, 60.0  # seconds; a loop without end gives no answer


@dataclass(frozen=True)
class ClientFault:
    """One fault of the client: its module and function, the text that it changes, and where that stands."""

    file: str
    function: str
    rule: str
    was: str
    now: str
    nth: int
    line: int
    start: int
    end: int
    by: str

    @property
    def key(self) -> str:
        """What names this fault when lines move."""
        return " | ".join([self.file, self.function, self.rule, self.was, self.now, str(self.nth)])

    @property
    def text(self) -> str:
        """A digest of the module and the fault in it."""
        said = (WEB / self.file).read_bytes() + f"{self.start} {self.end} {self.by}".encode()
        return hashlib.blake2b(said, digest_size=8).hexdigest()

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.was} -> {self.now}"


def client_faults(web: Path = WEB) -> list[ClientFault]:
    """Every fault that the rules find in the client's modules, but for those that only draw."""
    listed = subprocess.run(["node", SPEAKER, "list", web], check=True, capture_output=True, text=True).stdout
    found = [ClientFault(**json.loads(line)) for line in listed.splitlines()]
    return [fault for fault in found if Path(fault.file).name.split(".")[0] not in CLIENT_WITHOUT]


def try_client(faults: Sequence[ClientFault], found: Found) -> None:
    """Try fault after fault; one that gets no answer in time ends the Vitest that it is in, and another goes on."""
    waiting = iter(faults)
    while (fault := next(waiting, None)) is not None:
        with subprocess.Popen(
            ["node", SPEAKER, "try", WEB], cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as trial:
            try:
                if _answer(trial, BEGINS_WITHIN) is None:
                    raise RuntimeError("the unit tests of the client do not begin, or fail without any fault")
                _try_until_silent(trial, fault, waiting, found)
            finally:
                trial.kill()


def _try_until_silent(
    trial: subprocess.Popen[str], first: ClientFault, waiting: Iterator[ClientFault], found: Found
) -> None:
    fault: ClientFault | None = first
    while fault is not None:
        assert trial.stdin is not None
        trial.stdin.write(json.dumps(asdict(fault)) + "\n")
        trial.stdin.flush()
        told = _answer(trial, ANSWERS_WITHIN)
        if told is None:
            found(fault, LASTED, "no answer")
            return
        failed = told["failed"]
        found(fault, UNREACHED if failed is None else CAUGHT if failed else SURVIVED, failed[0] if failed else "")
        fault = next(waiting, None)


def _answer(trial: subprocess.Popen[str], seconds: float) -> dict[str, list[str] | None] | None:
    """What it says next; nothing when it ends or takes too long."""
    assert trial.stdout is not None
    ready, _, _ = select.select([trial.stdout], [], [], seconds)
    line = trial.stdout.readline() if ready else ""
    told: dict[str, list[str] | None] | None = json.loads(line) if line else None
    return told
