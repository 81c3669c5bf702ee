"""Runs the long proofs one after another and remembers which ones passed.

A step that passed is not run again until something changes that it stands on, so a run that was stopped goes on where it
was and a changed page forgets no ladder. What a step stands on is seen while it runs: every file of the project that one
of its processes opened (`watched/sitecustomize.py`), what its command names, and the pinned packages. Results are kept in
`.prove/state.json`, each step's output in `.prove/NAME.log`.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from triumvirate.core.sources import digest

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".prove"
STATE = KEPT / "state.json"
WATCHED = Path(__file__).resolve().parent / "watched"
PACKAGES = "requirements/dev.txt"
# What may be part of a proof: not the page as built, nor what a proof writes.
TOPS = ("src", "tests", "examples", "scripts", "bench", "web", "docs", "deploy")
MADE = "src/triumvirate/server/static/"

# Examples that learn with torch run in an environment of their own, which uv makes and keeps; .venv stays small.
WITH_TORCH = ".venv/bin/uv run --quiet --no-project --with-editable '.[rl,learn]' --with sb3-contrib python"
# What plays against the bots of before, which git lays out beside today's (`scripts/before.py`).
BEFORE, OLD = ".venv/bin/python scripts/before.py", ".prove/before"
DUEL = ".venv/bin/triumvirate arena duel"
# Best responses come from the GPU (docs/imperator.md): these networks are left there by `triumvirate train`.
TO_IMPERATOR, TO_LEGATE = ".prove/response/imperator/imperator.npz", ".prove/response/legate/imperator.npz"
WITH_PEER = ".venv/bin/uv run --quiet --no-project --with-editable '.[rl]'"

STEPS: dict[str, str] = {
    "fuzz": ".venv/bin/python -m pytest tests/fuzz/test_fuzz_caesar.py -m long -n 2",
    "parsers": ".venv/bin/python -m pytest tests/fuzz/test_parsers.py -m long -s",
    "secrecy": ".venv/bin/python -m pytest tests/secrecy/test_non_interference.py -m long -n 2",
    "million": ".venv/bin/triumvirate fuzz caesar --games 1000000",
    "verify": ".venv/bin/triumvirate verify caesar --games 20000",
    # variants that ship, drawn for every game: home-made bonuses and tasks of Auto-Crassus too
    "verify-variants": ".venv/bin/triumvirate verify caesar --games 4000 --shipped",
    "verify-julius": ".venv/bin/triumvirate verify julius --games 2000",
    "verify-rubico": ".venv/bin/triumvirate verify rubico --games 2000",
    # the same on WebAssembly, in Node
    "verify-wasm": ".venv/bin/triumvirate verify caesar --engines native,wasm --games 20000",
    "verify-wasm-variants": ".venv/bin/triumvirate verify caesar --engines native,wasm --games 4000 --shipped",
    "verify-wasm-julius": ".venv/bin/triumvirate verify julius --engines native,wasm --games 2000",
    "verify-wasm-rubico": ".venv/bin/triumvirate verify rubico --engines native,wasm --games 2000",
    # every game to its end at a table in the page: at the desk, and in the page's own Python
    "page": ".venv/bin/python -m pytest tests/offline -m long",
    "games": ".venv/bin/python -m pytest tests/games tests/envs -m long -n 2 --ignore tests/games/julius/test_memory.py",
    "forms": ".venv/bin/python -m pytest tests/core -m long",
    # 10,000 matches of RUBICO and 1,000 of JULIUS CAESAR beside referees written from the rules; a stopped part begins anew
    **{
        f"referee-{game}-{part}": f".venv/bin/python -m pytest tests/reference/test_{game}.py -m long -k part{part} -n 2"
        for game in ("rubico", "julius")
        for part in range(4)
    },
    # Auto-Crassus's choices on many more positions beside an independent reading of its list
    "referee-caesar": ".venv/bin/python -m pytest tests/reference/test_caesar_choice.py -m long -n 2",
    # 1,000 games of bots: what JULIUS CAESAR's memory says never excludes the truth; and small histories, world by world
    "memory": ".venv/bin/python -m pytest tests/games/julius/test_memory.py -m long -n 2",
    "coverage": "scripts/coverage",
    # small faults put in by rule: what the tests do not notice is listed, and too much of it fails the step
    "mutants-games": ".venv/bin/python -m scripts.mutants --area games --sample 400",
    "mutants-core": ".venv/bin/python -m scripts.mutants --area core --sample 400",
    "mutants-server": ".venv/bin/python -m scripts.mutants --area server --sample 400",
    "mutants-client": ".venv/bin/python -m scripts.mutants --area client --sample 400",
    # 200 blows on PostgreSQL and Redis and 200 on SQLite, under load; and a power cut at every sync of SQLite's
    **{
        f"faults-{part}": f".venv/bin/python -m pytest tests/faults -m long -s -k {part}"
        for part in ("sqlite", "postgres", "acknowledged")
    },
    # 64 in an arena; a tournament of each kind played to its end while the server is killed six times
    "tournaments": ".venv/bin/python -m pytest tests/server/tournaments -m long",
    # 40 histories of 120 events at each of six kinds of tables, beside a model of a table
    "model": ".venv/bin/python -m pytest tests/model -m long",
    # whole matches in the browser: every frame of each game, a war by hand, expansions, the automaton, one screen for two
    "browser": ".venv/bin/python -m pytest tests/browser -m long",
    # 100,000 hostile messages, many requests made from the API's description, all junk to all calls, every kept schema
    "hostile-messages": ".venv/bin/python -m pytest tests/server -m long -s",
    # fifty hostile connections at each of the dearest doors, and how long people at their tables wait meanwhile
    "hostile-doors": ".venv/bin/python bench/hostile.py",
    # what every seat was sent in many matches at once, beside what it may know; and twin servers, three seeds a part
    "wire-load": ".venv/bin/python -m pytest tests/secrecy/test_wire.py -m long -s",
    "wire-leaks": ".venv/bin/python -m pytest tests/twins/test_leaks.py -m long -n 2",
    "wire-curtain": ".venv/bin/python -m pytest tests/twins -m long -n 2 -k curtain",
    **{
        f"wire-twins-{part}": ".venv/bin/python -m pytest tests/twins -m long -n 2 -k "
        + shlex.quote("apart and (" + " or ".join(f"seed{3 * part + n:02}" for n in range(3)) + ")")
        for part in range(4)
    },
    # what the levels of the bots claim; kept games are used again, so a step that was stopped goes on
    "ladder-caesar-tribune": ".venv/bin/triumvirate arena ladder --only caesar-tribune",
    "ladder-caesar-legate": ".venv/bin/triumvirate arena ladder --only caesar-legate",
    "ladder-caesar-legate-1s": ".venv/bin/triumvirate arena ladder --only caesar-legate-1s",
    "ladder-caesar-imperator": ".venv/bin/triumvirate arena ladder --only caesar-imperator",
    "ladder-caesar-imperator-tribune": ".venv/bin/triumvirate arena ladder --only caesar-imperator-tribune",
    "ladder-caesar-imperator-1s": ".venv/bin/triumvirate arena ladder --only caesar-imperator-1s",
    "ladder-julius-beginner": ".venv/bin/triumvirate arena ladder --only julius-beginner",
    "ladder-julius-tribune-beginner": ".venv/bin/triumvirate arena ladder --only julius-tribune-beginner",
    "ladder-julius-tribune": ".venv/bin/triumvirate arena ladder --only julius-tribune",
    "ladder-julius-legate": ".venv/bin/triumvirate arena ladder --only julius-legate",
    "ladder-julius-legate-2s": ".venv/bin/triumvirate arena ladder --only julius-legate-2s",
    # a search gains from time: sixteen times the iterations, at a short budget and beside a table's second
    "ladder-caesar-imperator-deep": ".venv/bin/triumvirate arena ladder --only caesar-imperator-deep",
    "ladder-caesar-imperator-deep-table": ".venv/bin/triumvirate arena ladder --only caesar-imperator-deep-table",
    # foolish conduct in a hundred games of the best bot against itself, and players made to exploit one
    "ladder-julius-imperator": ".venv/bin/triumvirate arena ladder --only julius-imperator",
    "ladder-julius-imperator-1s": ".venv/bin/triumvirate arena ladder --only julius-imperator-1s",
    "conduct-julius": ".venv/bin/triumvirate arena conduct julius imperator@400 --games 100",
    # today's bots against those of before, in the kept copy: at equal tries, and at equal time where they think for a time
    "duel-julius-legate": f"{BEFORE} {DUEL} julius legate@100,legate@100:{OLD} --games 400 --claim 0.75",
    "duel-julius-legate-1s": f"{BEFORE} {DUEL} julius legate,legate:{OLD} --games 40 --claim 0.75",
    "duel-caesar-imperator": f"{BEFORE} {DUEL} caesar imperator,imperator:{OLD} --games 400 --claim 0.6 --seconds 0.1",
    "duel-caesar-imperator-1s": f"{BEFORE} {DUEL} caesar imperator,imperator:{OLD} --games 40 --claim 0.6",
    "duel-rubico-legate": (
        f"{BEFORE} .venv/bin/triumvirate arena factions rubico legate,legate:{OLD} --opposition legate --games 400 --claim 0"
    ),
    # JULIUS CAESAR's chances at each year's start, beside what came and beside the outlook of before
    "come-true-julius": (
        f"{BEFORE} .venv/bin/python -m triumvirate.bots.julius.come_true --before {OLD} --bars --games 400"
    ),
    # how far CAESAR!'s imperator is exploited by what was trained against it (at most 58 %: it keeps 42), and the legate
    "response-caesar-imperator": f"{DUEL} caesar imperator@400,imperator@400:{TO_IMPERATOR} --games 600 --claim 0.42",
    "response-caesar-legate": f"{DUEL} caesar imperator@400:{TO_LEGATE},legate@3200 --games 600 --claim 0.75",
    # bots in ends that are solved, and the solver beside plain enumeration
    "endgames": ".venv/bin/triumvirate arena endgames caesar legate@12000,imperator@400 --games 1000 --allowed 0",
    "endings": ".venv/bin/python -m pytest tests/bots -m long",
    # bots that search choose in a page as they do here, all match long; a bot that plays at random is as easy to exploit
    "choices": ".venv/bin/python -m pytest tests/search tests/arena -m long",
    # every puzzle that is shipped, proved anew
    "puzzles": ".venv/bin/triumvirate puzzles prove",
    # what bots say, read back by code that shares nothing with it; and what the judges say of moves, played out
    **{
        f"sentences-{game}": f"env PYTHONPATH=tests .venv/bin/python -m sentences.prove --game {game} --games 1000 --jobs 2"
        for game in ("caesar", "julius", "rubico")
    },
    **{
        f"judge-{game}-{check}": (
            f"env PYTHONPATH=tests .venv/bin/python -m judging.prove {check} --game {game} --games {games} --jobs 2"
        )
        for game in ("caesar", "julius", "rubico")
        for check, games in (("reasons", 200), ("hints", 200), ("selfplay", 400), ("losses", 1000), ("chances", 2000))
    },
    # a talker learns to answer the strongest bot; then nine ways to speak in senators' seats among its like, eight in Caesar's
    **{
        f"response-rubico-{players}": (
            f".venv/bin/python -m triumvirate.bots.rubico.best_response --bot imperator --players {players} --games 2000"
        )
        for players in (3, 5, 7)
    },
    **{
        f"panel-rubico-{players}": f".venv/bin/triumvirate arena panel rubico imperator --players {players} --games 1000"
        for players in (3, 5, 7)
    },
    **{
        f"panel-rubico-caesar-{players}": (
            f".venv/bin/triumvirate arena panel rubico imperator --side caesar --players {players} --games 1000"
        )
        for players in (3, 5, 7)
    },
    "ladder-rubico-tribune": ".venv/bin/triumvirate arena ladder --only rubico-tribune",
    "ladder-rubico-legate": ".venv/bin/triumvirate arena ladder --only rubico-legate",
    "ladder-rubico-imperator": ".venv/bin/triumvirate arena ladder --only rubico-imperator",
    # neither side is favoured among the strongest bots, at any number of players
    **{
        f"balance-rubico-{players}": (
            f".venv/bin/triumvirate arena balance rubico imperator --games 1000 --option players={players} --even 0.58"
        )
        for players in range(3, 8)
    },
    # neighbours among the coach's rungs can be told apart
    "rungs-caesar": ".venv/bin/triumvirate arena rungs caesar",
    "rungs-julius": ".venv/bin/triumvirate arena rungs julius --seconds 0.1",
    "rungs-rubico": ".venv/bin/triumvirate arena rungs rubico --games 400",
    "learning": f"{WITH_TORCH.replace(' python', ' --with pytest,ray python')} -m pytest "
    "tests/learn/prove_learning.py tests/learn/prove_response.py tests/learn/prove_map.py",
    "arrays": f"{WITH_TORCH.replace(' python', ' --with pytest,jax python')} -m pytest tests/envs/prove_arrays.py",
    # other people's checks and loops, each in an environment of its own: sb3, Tianshou, RLlib, strict type checkers
    "peers-sb3": f"{WITH_TORCH.replace(' python', ' --with pytest python')} -m pytest -s tests/envs/peers/prove_sb3.py",
    **{
        f"peers-{name}": f"{WITH_PEER} --with pytest,torch,{package} python -m pytest -s tests/envs/peers/prove_{name}.py"
        for name, package in (("tianshou", "'tianshou>=2'"), ("rllib", "'ray[rllib]>=2.50'"))
    },
    "types": f"{WITH_PEER} --with mypy,pyright,pytest python -m pytest tests/typed/prove_types.py",
    # learning curves: their pieces, and a short run of every method on every game
    "curves": f"{WITH_TORCH.replace('[rl,learn]', '[rl,learn,openspiel]').replace(' python', ' --with pytest python')} "
    "-m pytest tests/learn/prove_curves.py",
    # from pip install to a trained agent and a bot in C, as docs/first-hour.md tells it
    "first-hour": ".venv/bin/python scripts/first_hour.py",
    # the examples reach what docs/examples.md says; each leaves its curve beside its log
    "example-openspiel": ".venv/bin/python examples/openspiel_solve.py --demand 0.0001 --curve .prove/openspiel.json",
    "example-roles": ".venv/bin/python examples/role_inference.py --demand 0.3 --curve .prove/roles.json",
    "example-ppo": f"{WITH_TORCH} examples/ppo_caesar.py --demand 0.65 --curve .prove/ppo.json",
    "example-jax": f"{WITH_TORCH.replace(' python', ' --with jax python')} examples/jax_scan.py --demand 0.7",
    "example-maskable-ppo": f"{WITH_TORCH} examples/maskable_ppo.py --demand 0.85 --curve .prove/maskable-ppo.json",
}

# What keeps its results and stops by itself after `--within SECONDS`, with a status of its own, to go on later.
GOES_ON = (
    *(f"arena {kind} " for kind in ("duel", "factions", "balance", "panel", "ladder", "rungs")),
    *("best_response", "come_true", "judging.prove", "sentences.prove"),
)
STOPPED = 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one step ended, and on which command and files it stood."""

    key: str
    code: int
    seconds: float
    ended: str
    files: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether the step's command ended well."""
        return self.code == 0

    def stands(self, command: str) -> bool:
        """Whether nothing that the step stood on has changed since."""
        return self.key == key_of(command, self.files)


def key_of(command: str, files: tuple[str, ...]) -> str:
    """A digest of a command and of these files as they are now."""
    return f"{digest([ROOT / file for file in files], ROOT)} {command}"


def stood_on(command: str, notes: Path) -> tuple[str, ...]:
    """The files of the project that a run opened, those that its command names, and the pinned packages."""
    named = [ROOT / word for word in shlex.split(command) if word.split("/")[0] in TOPS and (ROOT / word).exists()]
    told = {path.relative_to(ROOT).as_posix() for start in named for path in (start, *start.rglob("*"))}
    told |= set(notes.read_text(encoding="utf-8").splitlines()) if notes.is_file() else set()
    return tuple(sorted({PACKAGES} | {file for file in told if is_part_of_a_proof(file)}))


def is_part_of_a_proof(file: str) -> bool:
    """A file of the project itself, there to be read."""
    path = Path(file)
    made = file.startswith(MADE) or "__pycache__" in path.parts or "node_modules" in path.parts
    return path.parts[0] in TOPS and not made and (ROOT / path).is_file()


def load() -> dict[str, Outcome]:
    """Read the kept outcomes; an unreadable file counts as none."""
    try:
        kept = json.loads(STATE.read_text())
        return {name: Outcome(**{**one, "files": tuple(one.get("files", ()))}) for name, one in kept.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def save(name: str, outcome: Outcome) -> dict[str, Outcome]:
    """Keep an outcome beside the others, those of proofs that run at the same time too; all of them.

    The file changes in one move, so that an interruption never leaves half of it.
    """
    KEPT.mkdir(exist_ok=True)
    with STATE.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        outcomes = load() | {name: outcome}
        draft = STATE.with_suffix(".new")
        draft.write_text(json.dumps({step: asdict(one) for step, one in outcomes.items()}, indent=2) + "\n")
        draft.replace(STATE)
    return outcomes


def run(name: str, command: str, within: float | None = None) -> Outcome:
    """Run one step, showing its output and keeping a copy, and watch what it opens; what can go on later gets so much time."""
    KEPT.mkdir(exist_ok=True)
    notes = KEPT / f"{name}.files"
    notes.unlink(missing_ok=True)
    path = os.pathsep.join(filter(None, [str(WATCHED), os.environ.get("PYTHONPATH")]))
    seen = {**os.environ, "PYTHONPATH": path, "PROVE_NOTES": str(notes), "PROVE_ROOT": str(ROOT)}
    started = time.monotonic()
    with (
        (KEPT / f"{name}.log").open("wb") as log,
        subprocess.Popen(
            shlex.split(timed(command, within)), cwd=ROOT, env=seen, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as process,
    ):
        assert process.stdout is not None
        while chunk := process.stdout.read1():  # type: ignore[attr-defined]  # a BufferedReader, typed as IO
            log.write(chunk)
            log.flush()
            sys.stdout.buffer.write(chunk)
            sys.stdout.flush()
    files = stood_on(command, notes)
    notes.unlink(missing_ok=True)
    ended = time.strftime("%Y-%m-%d %H:%M:%S")
    return Outcome(key_of(command, files), process.returncode, time.monotonic() - started, ended, files)


def timed(command: str, within: float | None) -> str:
    """A command with the time that it may take, where it can go on later."""
    goes_on = within is not None and any(known in command for known in GOES_ON)
    return f"{command} --within {within:.0f}" if goes_on else command


def duration(seconds: float) -> str:
    """Say a number of seconds as a person would."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{seconds:.1f} s"


def table(outcomes: dict[str, Outcome], names: Iterable[str]) -> Table:
    """Draw these steps with how they stand."""
    drawn = Table("step", "result", "time", "ended", "command")
    for name in names:
        command, outcome = STEPS[name], outcomes.get(name)
        if outcome is None:
            drawn.add_row(name, "not run", "", "", escape(command))
            continue
        if not outcome.stands(command):
            result = "[yellow]out of date[/]"
        elif outcome.passed:
            result = "[green]passed[/]"
        elif outcome.code == STOPPED and timed(command, 1.0) != command:
            result = "[yellow]goes on[/]"
        else:
            result = f"[red]failed ({outcome.code})[/]"
        drawn.add_row(name, result, duration(outcome.seconds), outcome.ended, escape(command))
    return drawn


def steps(named: str) -> list[str]:
    """Steps by name, divided by commas; `wire` is all of `wire-load`, `wire-curtain` and so on, where there is no such step."""
    found: list[str] = []
    for name in named.split(","):
        parts = [name] if name in STEPS else [step for step in STEPS if step.startswith(f"{name}-")]
        if not parts:
            raise argparse.ArgumentTypeError(f"there is no {name}; there are {', '.join(STEPS)}")
        found += parts
    return found


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="make prove ARGS=…", description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "--only", metavar="STEP,…", action="extend", type=steps, help="run these steps (also by repeating it)"
    )
    parser.add_argument("--fresh", action="store_true", help="run steps again even where they have passed")
    parser.add_argument(
        "--within", metavar="SECONDS", type=float, help="steps that can go on later stop then; no further step is begun"
    )
    parser.add_argument("--list", action="store_true", help="show how the steps stand and run nothing")
    return parser.parse_args()


def main() -> int:
    """Run what is asked for and still open; the exit status is 0 when all of that has passed."""
    asked = arguments()
    console = Console()
    outcomes = load()
    chosen = asked.only or list(STEPS)
    if asked.list:
        console.print(table(outcomes, chosen))
        return 0

    began = time.monotonic()
    try:
        for name in chosen:
            left = None if asked.within is None else asked.within - (time.monotonic() - began)
            if left is not None and left < 1.0:
                break
            known = outcomes.get(name)
            if not asked.fresh and known and known.passed and known.stands(STEPS[name]):
                console.print(f"prove: [bold]{name}[/] passed before, and nothing that it stands on has changed")
                continue
            console.print(f"prove: [bold]{name}[/]: {escape(STEPS[name])}", highlight=False)
            outcomes = save(name, run(name, STEPS[name], left))
    except KeyboardInterrupt:
        console.print("\nprove: stopped; the next run goes on with the step that was under way")
        return 130
    console.print(table(outcomes, chosen))
    return 0 if all(name in outcomes and outcomes[name].passed for name in chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
