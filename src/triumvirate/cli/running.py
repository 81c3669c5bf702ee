"""How a contest is run: what every command of the arena takes besides its own, told once and added to each."""

from __future__ import annotations

import functools
import inspect
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from triumvirate.cli.parameters import Seed, Workers

if TYPE_CHECKING:
    from triumvirate.arena.report import Section

Seconds = Annotated[float, typer.Option(min=0.0, help="Thinking time where a bot has no fixed iterations.")]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Run on this Ray cluster (auto: this one).")]
State = Annotated[Path, typer.Option(help="Folder of kept results; a run that was stopped goes on.")]
Programs = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME=COMMAND", help="A program that plays as NAME; repeat for more."),
]
Within = Annotated[
    float | None,
    typer.Option(
        min=1.0, metavar="SECONDS", help="Stop by itself after that, with status 3; the same command goes on."
    ),
]
Report = Annotated[Path | None, typer.Option(metavar="FILE.html", help="Write a page with plots.")]


@dataclass(frozen=True)
class Run:
    """Who does the work, where results are kept, and the first seed."""

    workers: int
    ray: str | None
    state: Path
    seed: int
    seconds: float
    programs: Mapping[str, str]  # by the names that stand for them

    def named(self, bots: str) -> list[str]:
        """The bots between the commas; a program's name stands for its command."""
        from triumvirate.bots.program import PREFIX

        given = [name.strip() for name in bots.split(",") if name.strip()]
        return [f"{PREFIX}{self.programs[name]}" if name in self.programs else name for name in given]


SHARED: dict[str, tuple[object, object]] = {  # what is annotated, and what it is without being given
    "seed": (Seed, 1),
    "seconds": (Seconds, 1.0),
    "workers": (Workers, 0),
    "ray": (Ray, None),
    "state": (State, Path(".arena")),
    "bot": (Programs, None),
    "report": (Report, None),
}


GOES_ON = 3  # the status of what stopped by itself and is not at its end


class OutOfTime(Exception):
    """The time that a contest was given is over."""


@contextmanager
def stopping(within: float | None) -> Iterator[None]:
    """Raises OutOfTime after so many seconds, wherever the contest is by then; what is kept is kept."""
    if within is None:
        yield
        return

    def ring(*_: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, within)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def keeps(contest: Callable[..., list[Section]]) -> Callable[..., None]:
    """A command that plays a contest whose results are kept as they come: it can be given a time and goes on later."""
    return runs(contest, SHARED | {"within": (Within, None)})


def runs(
    contest: Callable[..., list[Section]], shared_by: Mapping[str, tuple[object, object]] | None = None
) -> Callable[..., None]:
    """A command that plays a contest: its own parameters without `run`, and those that all share."""
    known = SHARED if shared_by is None else shared_by
    own = list(inspect.signature(contest, eval_str=True, locals=_named()).parameters.values())[1:]
    keyword = inspect.Parameter.KEYWORD_ONLY
    shared = [inspect.Parameter(name, keyword, annotation=what, default=at) for name, (what, at) in known.items()]

    @functools.wraps(contest)
    def command(**given: Any) -> None:
        from triumvirate.arena.workers import cores

        seed, seconds, workers, ray, state, bot, report = (given.pop(name) for name in SHARED)
        within = given.pop("within", None)
        run = Run(workers or cores(), ray, state, seed, seconds, _programs(bot or []))
        try:
            with stopping(within):
                sections = contest(run, **given)
        except OutOfTime:
            typer.echo(f"Stopped after {within:g} s; the same command goes on from what is kept in {state}.")
            raise typer.Exit(GOES_ON) from None
        if report is not None:
            _write(report, f"Arena: {contest.__name__.replace('_', '-')} {given.get('game', '')}".strip(), sections)

    del command.__wrapped__  # the signature is the one below
    parameters = [*(one.replace(kind=keyword) for one in own), *shared]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in parameters}
    return command


def _programs(given: Sequence[str]) -> dict[str, str]:
    from triumvirate.core.errors import BadRequest

    found = {}
    for text in given:
        name, equals, command = text.partition("=")
        if not (name and equals and command):
            raise BadRequest(f"--bot takes NAME=COMMAND, not '{text}'.")
        found[name] = command
    return found


def _named() -> dict[str, object]:
    """Names that annotations use and nothing loads: typer looks at parameters alone."""
    return {"Section": object}


def _write(file: Path, title: str, sections: list[Section]) -> None:
    from triumvirate.arena.report import page
    from triumvirate.cli.console import output

    file.write_text(page(title, "Win rates with 95 % intervals.", sections), "utf-8")
    output().print(f"written: {file}", markup=False)
