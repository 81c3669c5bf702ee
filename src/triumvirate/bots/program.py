"""Bots that are programs of anybody's, in any language: `cmd:./mybot` is started here and asked over its standard input.

Only commands that somebody types on their own machine lead here; a server starts nobody's programs. The lines are described
in `docs/protocol.md`; a program that answers every line with a `view` and passes over all others is a bot already.
"""

from __future__ import annotations

import atexit
import json
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

from triumvirate.bots.contract import Abilities, Choice, Chooser
from triumvirate.bots.reasons import in_words
from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import LegalAction, View

PROTOCOL = 1
PREFIX = "cmd:"
GREETING = 3.0  # seconds until a program that says nothing to a greeting is taken for one that never does
STARTING = 60.0  # more for the first answer of one that was not heard of yet: what has learned has much to load
GRACE = 2.0  # over its time, until it is told to stop, and once more until it is given up
TIMES = 2.0  # of its time that a program may take before it is told to stop, where that is more
LONGEST = 1_000_000  # characters of an answer


class Program(Chooser):
    """One running program. It may be asked for several seats in turn: each view says whose it is."""

    def __init__(
        self, game: str, command: str, words: Sequence[str] = (), environment: Mapping[str, str] | None = None
    ) -> None:
        self.game, self.command = game, command
        words = words or shlex.split(command)
        if not words:
            raise BadRequest("Which program? `cmd:./mybot` names one.")
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as fault:
            raise BadRequest(f"The program '{words[0]}' cannot be started: {fault.strerror or fault}.") from fault
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._number = 0
        self._was_heard = False
        self.echoes = True  # whether every answer so far named its question
        threading.Thread(target=self._listen, daemon=True).start()
        atexit.register(self.close)
        self.name = f"{PREFIX}{command}"
        try:
            self.greeted = self._greet()
        except BadRequest:
            self.close()
            raise

    @property
    def abilities(self) -> Abilities:
        """It may go on from earlier decisions."""
        return Abilities(remembers=True)

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """What the program answers, or a refusal that says what was wrong with it."""
        self._number += 1
        listed = [{"action": choice.action, "index": choice.index} for choice in legal]
        asked = {"cmd": "choose", "id": self._number, "seconds": seconds, "seed": seed, "legal": listed}
        self.tell(asked | {"view": view.to_json()} | self.beside(view))
        answer = self._answer_to(self._number, self.patience(seconds) + (0.0 if self._was_heard else STARTING))
        action = answer.get("action")
        if not any(choice.action == action for choice in legal):
            raise BadRequest(f"The program '{self.command}' answered {action!r}, which is not legal now.")
        why = answer.get("why", "")
        return Choice(str(action), in_words(why if isinstance(why, str) else ""))

    def beside(self, view: View) -> JsonObject:
        """What else it is sent: nothing, to anybody's program."""
        return {}

    def patience(self, seconds: float) -> float:
        """How long an answer is waited for before the program is told to stop."""
        return max(seconds * TIMES, seconds + GRACE)

    def tell(self, message: JsonObject) -> None:
        """Write it a line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            status = self._process.wait(GRACE)
            raise BadRequest(f"The program '{self.command}' has ended with status {status}.") from None

    def close(self) -> int | None:
        """Ask it to end, and how it ended; one that does not is killed, and that is None."""
        atexit.unregister(self.close)
        if self._process.poll() is None:
            with suppress(BadRequest):
                self.tell({"cmd": "quit"})
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            return self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return None

    # --- lines ------------------------------------------------------------------------------------------------------

    def _greet(self) -> JsonObject:
        """What a program says of itself; nothing where it passes greetings over."""
        self.tell({"cmd": "hello", "protocol": PROTOCOL, "game": self.game})
        answer = self._next(GREETING)
        if answer is None:
            return {}
        if answer.get("protocol", PROTOCOL) != PROTOCOL:
            raise BadRequest(
                f"The program '{self.command}' speaks protocol {answer['protocol']}; this is protocol {PROTOCOL}."
            )
        return answer

    def _answer_to(self, number: int, seconds: float) -> JsonObject:
        """The answer to a question; after its time the program is told to stop, and then given up."""
        for patience in (seconds, GRACE):
            end = time.monotonic() + patience
            while (left := end - time.monotonic()) > 0:
                answer = self._next(left)
                if answer is not None and answer.get("id", number) == number and "action" in answer:
                    self.echoes = self.echoes and "id" in answer
                    return answer  # other lines are late answers, or greetings
            self.tell({"cmd": "stop", "id": number})
        raise BadRequest(f"The program '{self.command}' has not answered within {seconds + GRACE:.0f} s.")

    def _next(self, seconds: float) -> JsonObject | None:
        """The next line that it writes, if one comes in time."""
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            return None
        if line is None:
            raise BadRequest(f"The program '{self.command}' has ended with status {self._process.wait()}.")
        self._was_heard = True
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise BadRequest(f"The program '{self.command}' wrote what is no JSON object: {line[:80]!r}.")
        return answer

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self._process.stdout.readline(LONGEST):
                if line.strip():
                    self._answers.put(line)
        self._answers.put(None)
