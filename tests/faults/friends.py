"""Two friends who do everything at their tables that is written, besides playing: all they are told is noted.

Whatever fails is left as it is and not promised; what follows from it is left out, too.
"""

from __future__ import annotations

import random
import secrets
import threading

from faults.load import TROUBLE
from faults.promises import Promises
from triumvirate.server.client import Client, Refused, match_of

PASSWORD = "a long enough password"
MOVES = 2  # of each, as a rating asks


class Friends(threading.Thread):
    """They sit down, talk, play a little, offer, pause, give up and offer again: until told to stop."""

    def __init__(self, url: str, seed: int, stop: threading.Event, promises: Promises, rests: float = 0.0) -> None:
        super().__init__(daemon=True)
        self.promises = promises
        self.rounds = 0
        self.troubles: list[str] = []
        self._stop_now = stop
        self._rests = rests  # between one thing done together and the next
        self._rng = random.Random(seed)
        self._pair = (Client(url), Client(url))
        self._called = secrets.token_hex(3)
        self._ids: tuple[str, str] | None = None
        self._rated = 0

    def run(self) -> None:
        while not self._stop_now.is_set():
            try:
                self.meet()
                self._stop_now.wait(self._rests)
            except (*TROUBLE, Refused) as fault:  # what was not acknowledged may be kept or not
                self.troubles.append(fault.code if isinstance(fault, Refused) else type(fault).__name__)
                self._stop_now.wait(0.1)

    def meet(self) -> None:
        """A table from its first seat to the offer of another match."""
        one, other = self._pair
        mine, theirs = self._ids or self._introduce_themselves()
        note = self.promises.note
        self._change_themselves()
        state = one.create("caesar", private=True, rated=True)
        match = match_of(state)
        note("seat", match, "caesar", what=mine)
        assert state.invites is not None
        other.join(state.invites["pompey"])
        note("seat", match, "pompey", what=theirs)
        self._talk(match)
        self._play(match)
        self._pause(match)
        self._talk(match)
        other.at(match, dict, "resign")
        self._rated += 1
        note("outcome", match, mine, what="won")
        note("outcome", match, theirs, what="lost")
        for person in (mine, theirs):
            rating = one.player(person).ratings["caesar"]
            note("rated", person, what=(rating.rating, max(rating.games, self._rated)))
        one.offer(match, "rematch")
        note("offer", match, "rematch", what="caesar")
        self.rounds += 1

    def _introduce_themselves(self) -> tuple[str, str]:
        for number, client in enumerate(self._pair):
            me = client.me().me or client.be().me
            if me.guest:
                client.claim(f"Amicus {self._called}{number} {secrets.token_hex(2)}", PASSWORD)
        self._ids = (self._pair[0].me().me.id, self._pair[1].me().me.id)
        return self._ids

    def _change_themselves(self) -> None:
        assert self._ids is not None
        for number, (client, person) in enumerate(zip(self._pair, self._ids, strict=True)):
            name = f"Amicus {self._called}{number} {self.rounds:04}"
            client.patch_me(name=name)
            self.promises.note("name", person, what=name)
            client.patch_me(settings={"rounds": self.rounds})
            self.promises.note("setting", person, "rounds", what=self.rounds)

    def _talk(self, match: str) -> None:
        text = f"Salve {secrets.token_hex(4)}"
        self._rng.choice(self._pair).say(match, text)
        self.promises.note("line", match, text, what=1)

    def _play(self, match: str) -> None:
        moves = [0, 0]
        while min(moves) < MOVES:
            states = [(client, client.state(match)) for client in self._pair]
            client, state = next((client, state) for client, state in states if state.legal)
            moves[self._pair.index(client)] += 1
            action = self._rng.choice(state.legal).action
            key = secrets.token_hex(8)
            client.act(state, action, key=key)
            self.promises.note("move", match, f"{state.seat}:{key}", what=[action])

    def _pause(self, match: str) -> None:
        one, other = self._pair
        one.offer(match, "pause")
        offered = self.promises.note("offer", match, "pause", what="caesar")
        self.promises.ends(offered)
        other.answer(match, "pause", accept=True)
        paused = self.promises.note("pause", match, what=True)
        self.promises.ends(paused)
        one.at(match, dict, "resume")
        self.promises.note("pause", match, what=False)
