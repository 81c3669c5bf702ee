"""The same match at two servers, in step: what a viewer may know is the same in both, the rest differs."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from triumvirate.core.errors import TriumvirateError
from triumvirate.core.table import Entry, Table
from triumvirate.games import find_game
from triumvirate.server import games
from triumvirate.server.matches import curtain, stages
from triumvirate.server.matches.held import HeldMatch
from twins.behind import something_else, tell
from twins.chance import Dealer
from twins.house import House
from twins.witness import OPERATORS, Witness, difference

NAMES = ("Livia", "Marcus", "Cornelia", "Titus", "Aurelia", "Gaius", "Flavia")
MOST_TRIES = 24
UNSEEN_MS = 12_000
GOING_ON = 0.6
ANSWERS_MS = 6_000


@dataclass(frozen=True)
class Plan:
    """What is played: the seat for whom the two servers must be the same (None: who looks on), and how they differ."""

    game: str
    options: dict[str, Any]
    viewer: str | None
    is_away: bool = False  # the viewer has no socket open, and is told by webhook, push and mail
    other_truth: bool = False  # hidden draws and choices differ, not only when and how often somebody acts unseen
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})
    bots: tuple[str, ...] = ()
    scenes: int = 0  # how slowly all are told together what happens
    is_operator: bool = field(default=False, repr=False)  # the viewer keeps the server, and asks by those doors too
    going_on: float = field(default=GOING_ON, repr=False)  # how often somebody does what ends a phase


class Course:
    """Both tables with their people and witnesses."""

    def __init__(self, houses: tuple[House, House], dealer: Dealer, plan: Plan, seed: int) -> None:
        self.houses, self.dealer, self.plan = houses, dealer, plan
        self.rng = random.Random(f"{plan} {seed}")
        self.cookies: dict[str, dict[str, str]] = {house.name: {} for house in houses}
        self.match: dict[str, str] = {}
        self.witnesses: list[tuple[Witness, Witness]] = []
        self.hidden = 0  # how often somebody acted unseen at one server and not, or at another time, at the other
        self.steps = 0
        self.apart = 0  # positions, and beats of a scene, in which the two truths differ
        self.told: list[str] = []  # what the beats of scenes were about

    # --- beginning --------------------------------------------------------------------------------------------------

    async def begin(self, is_same: bool = True) -> None:
        """People sit down, the match starts, and the witnesses begin to listen; set-ups behind a curtain may differ."""
        entry: Entry | None = None
        await self.turn_to(max(house.clock.ms for house in self.houses) + 60_000)
        for house in self.houses:
            await self._sit_down(house)
            if entry is not None and is_same:
                self.dealer.wanted = [self._other_set_up(entry) if self.plan.other_truth else entry.outcomes]
            host = self.cookies[house.name][self.seats[0]]
            await house.do("POST", f"/matches/{self.match[house.name]}/start", {}, host)
            entry = self.held(house).entries[0] if self.held(house).entries else curtain.behind(self.held(house))
        for house in self.houses:
            await house.settle()
        await self._call_witnesses()

    async def until_told(self) -> None:
        """The clock is turned until both tables have been told what is behind the curtain."""
        while any(curtain.is_drawn(self.held(house).row) for house in self.houses):
            await self.turn_to(self.houses[0].clock.ms + 20_000)

    async def _sit_down(self, house: House) -> None:
        seats = list(games.check_options(self.plan.game, self.plan.options).seats)
        self.seats = seats
        cookies = self.cookies[house.name]
        ids = {}
        for seat, name in zip(seats, NAMES, strict=False):
            cookies[seat], ids[seat] = await house.guest(name, f"person of {seat}")
            who = ids[seat]
            if seat == self.plan.viewer and self.plan.is_operator:
                await house.make_operator(who)
            if seat == self.plan.viewer and self.plan.is_away:
                await self._leave_addresses(house, who, cookies[seat])
        body = {
            "game": self.plan.game,
            "options": self.plan.options,
            "clock": self.plan.clock,
            "auto_start": False,
            "customs": {"scenes": self.plan.scenes},
            "seats": {seat: self._sitter(seat) for seat in seats},
        }
        cookies["watcher"], _ = await house.guest("Publius", "watcher")
        made = await house.do("POST", "/matches", body, cookies[seats[0]])
        match = self.match[house.name] = made["match"]["id"]
        house.names |= {match: "<match>", made["commitment"]: "<commitment>", made["code"]: "<code>"}
        people = [seat for seat in seats if seat not in self.plan.bots]
        for seat in people[1:]:
            await house.do("POST", f"/matches/{match}/join", {"seat": seat}, cookies[seat])
        for seat in people:
            await house.do("POST", f"/matches/{match}/ready", {"ready": True}, cookies[seat])
        await house.make_club(match, [cookies[seat] for seat in people] + [cookies["watcher"]])
        await house.make_tournament(match, [ids[seat] for seat in people])
        await house.make_study(self.plan.game, self._position())

    def _position(self) -> str:
        """Where a match of the game could begin; chance says to the match itself what it would have said."""
        table, before = Table(find_game(self.plan.game), self.plan.options, bytes(32)), self.dealer.rng.getstate()
        wanted, self.dealer.wanted = self.dealer.wanted, []
        self.dealer.rng.seed(0)
        table.set_up()
        self.dealer.rng.setstate(before)
        self.dealer.wanted = wanted
        return table.position_text()

    def _sitter(self, seat: str) -> str:
        if seat in self.plan.bots:
            return "bot:recruit"
        return "me" if seat == self.seats[0] else "open"

    async def _leave_addresses(self, house: House, who: str, cookie: str) -> None:
        await house.do("PATCH", "/me", {"webhook": f"https://hook.example/{who}"}, cookie)
        keys = {"endpoint": f"https://push.example/{who}", "p256dh": "p" * 20, "auth": "a" * 20}
        await house.do("PUT", "/me/push", keys, cookie)
        await house.confirm_mail(who, f"{who}@mail.example")

    async def _call_witnesses(self) -> None:
        plan = self.plan
        for who in ("viewer", "watcher", "stranger"):
            seat = plan.viewer if who == "viewer" else None
            if who == "viewer" and seat is None:
                continue
            both = [
                Witness(
                    house,
                    self.match[house.name],
                    self.seats,
                    who,
                    self.cookies[house.name].get(seat or who, ""),
                    seat,
                    OPERATORS if plan.is_operator and seat is not None else (),
                )
                for house in self.houses
            ]
            self.witnesses.append((both[0], both[1]))
            if not (plan.is_away and who == "viewer"):
                for witness in both:
                    witness.listen()
                    await witness.house.settle()

    # --- looking ----------------------------------------------------------------------------------------------------

    def held(self, house: House) -> HeldMatch:
        return house.held(self.match[house.name])

    def table(self, house: House) -> Table:
        table = self.held(house).table
        assert table is not None
        return table

    async def compare(self, who: Collection[str] = ("viewer", "watcher", "stranger"), only: str = "") -> None:
        """These ask everything at both servers; what all have heard so far must be the same."""
        for pair in self.witnesses:
            if pair[0].who in who:
                for witness in pair:
                    await witness.ask_all(only)
        for house in self.houses:
            await house.worker.notices.send_digests()
            await house.settle()
        self.check()

    async def forget(self) -> None:
        """What was heard so far is not compared any more."""
        for house in self.houses:
            await house.settle()
            house.sent.clear()
            house.cursors.clear()
        for witness in chain.from_iterable(self.witnesses):
            witness.asked.clear()
            witness.told.clear()

    def check(self) -> None:
        for pair in self.witnesses:
            found = difference(*pair)
            assert found is None, f"{self.plan.game}, {found}"
        notices = [
            [(at, way, house.plain(to), house.plain(text)) for at, way, to, text in house.sent] for house in self.houses
        ]
        assert notices[0] == notices[1], f"{self.plan.game}, notices: {notices}"

    def seen(self, table: Table, entries: list[Entry]) -> object:
        """What the viewer knows of a table and of what has just happened there."""
        seat = self.plan.viewer
        told = [event.to_json() for entry in entries for event in entry.events if event.is_for(seat)]
        view = table.view(seat)
        return told, view.to_json(), games.known_deciders(table, seat, view), table.result()

    # --- playing ----------------------------------------------------------------------------------------------------

    async def turn_to(self, ms: int) -> None:
        """The time is the same at both."""
        for house in self.houses:
            await house.at(ms)

    async def act(self, house: House, seat: str, action: str) -> list[Entry]:
        """A seat's person acts; the entries that came of it."""
        before = len(self.table(house).entries)
        cookie, match = self.cookies[house.name][seat], self.match[house.name]
        await house.do("POST", f"/matches/{match}/act", {"seat": seat, "action": action}, cookie)
        await house.settle()
        return self.table(house).entries[before:]

    async def play(self, steps: int, every: int = 4, until: str = "") -> None:
        """So many steps that everybody sees, or until a scene about something was told; before each of them some act unseen,
        at one server only."""
        for step in range(steps):
            await tell(self)
            if until in self.told or self.table(self.houses[0]).is_over():
                break
            now = self.houses[0].clock.ms
            await self.disturb(now)
            await self._act_unseen(now)
            await self.turn_to(now + UNSEEN_MS)
            if step % every == 0:
                await self.compare()
            self.check()
            if not await self.step():
                break
        if not self.held(self.houses[0]).is_open_book:
            await self.compare()  # what was hidden in an open match lies open when it is over

    async def disturb(self, now: int) -> None:
        """Something happens at another table, so that the order of the lists tells when this one was changed."""
        for house in self.houses:
            await house.at(now + 1_050)
            await house.touch(house.neighbour[1], house.neighbour[0])

    async def step(self) -> bool:
        """One thing that everybody sees, at the same moment; False where there is none that is the same at both."""
        if self.is_window():
            return await self.close_window()
        found = self._alike()
        if found is None:
            return False
        seat, action, other, scripts = found
        first, second = self.houses
        is_unseen = seat != self.plan.viewer and self._tells_nothing(self.table(first), seat, action)
        self.dealer.wanted = [scripts[0]] if scripts else []
        made = await self.act(first, seat, action)
        if is_unseen and self._has_time(1_250):
            self.hidden += 1
            await second.at(second.clock.ms + 1_250)
        self.dealer.wanted = [scripts[1]] if scripts else self._drawn_in(made)
        await self.act(second, seat, other)
        if is_unseen:
            await self.turn_to(second.clock.ms)
        self.steps += not is_unseen
        self.apart += self.table(first).truth() != self.table(second).truth()
        return True

    # --- the hidden part --------------------------------------------------------------------------------------------

    def _has_time(self, ms: int) -> bool:
        """Whether no time runs out so soon: who acts just before it at one server would be too late at the other."""
        ends = [(self.held(house).row.deadline, house.clock.ms) for house in self.houses]
        return all(end is None or end - now > ms for end, now in ends)

    async def _act_unseen(self, now: int) -> None:
        """Somebody does something and its opposite, at one server only, and nobody else is to notice."""
        if not self._has_time(UNSEEN_MS):
            return
        house = self.rng.choice(self.houses)
        offset = 1_100
        for seat in self.seats:
            way = None if seat == self.plan.viewer else self.there_and_back(house, seat)
            for action in (way or ()) * self.rng.randint(1, 2):
                offset += self.rng.randint(40, 700)
                await house.at(now + offset)
                self.hidden += bool(await self.act(house, seat, action))

    def there_and_back(self, house: House, seat: str) -> tuple[str, str] | None:
        table = self.table(house)
        for first in self._unseen(table, seat):
            there = table.fork()
            there.act(seat, first)
            for second in self._unseen(there, seat):
                back = there.fork()
                back.act(seat, second)
                if back.truth() == table.truth():
                    return first, second
        return None

    def _unseen(self, table: Table, seat: str) -> list[str]:
        """The actions of a seat of which the viewer is told nothing at all."""
        secret = games.secret_answer(self.plan.game)
        choices = [choice.action for choice in table.legal(seat) if choice.action != secret]
        self.rng.shuffle(choices)
        return [action for action in choices[:6] if self._tells_nothing(table, seat, action)]

    def _tells_nothing(self, table: Table, seat: str, action: str) -> bool:
        after = table.fork()
        entry = after.act(seat, action)
        return self.seen(after, [entry]) == self.seen(table, [])

    # --- windows ----------------------------------------------------------------------------------------------------

    def others_waited_for(self) -> list[str]:
        row = self.houses[0].held(self.match[self.houses[0].name]).row
        return [seat for seat in stages.waiting(row) if seat != self.plan.viewer]

    def is_window(self) -> bool:
        return bool(self.houses[0].held(self.match[self.houses[0].name]).row.stage.get("window"))

    def is_time_to_answer(self) -> bool:
        """Whether everybody can answer before the window ends: one that opens once more is shorter."""
        house = self.houses[0]
        return (house.held(self.match[house.name]).row.stage["ends"] or 0) > house.clock.ms + ANSWERS_MS

    async def close_window(self) -> bool:
        """Everybody who may lets it be: others at another time at each server, the viewer at the same."""
        if self.plan.other_truth:
            return False  # what comes next is shown to everybody
        before = [len(self.table(house).entries) for house in self.houses]
        row = self.houses[0].held(self.match[self.houses[0].name]).row
        began, key = self.houses[0].clock.ms, row.stage["key"]
        secret = games.secret_answer(self.plan.game)
        assert secret is not None
        others = self.others_waited_for()
        if self.plan.viewer in stages.waiting(row):
            for house in self.houses:
                self.dealer.wanted = self._drawn_since(before[0]) if house is self.houses[1] else []
                await self.act(house, self.plan.viewer, secret)
            if not self.is_window():  # nobody else was asked
                return True
        ends = row.stage["ends"] or began
        is_late = ends <= began + ANSWERS_MS  # it closes by the last answer, whose second is no secret
        for house in self.houses:
            self.dealer.wanted = self._drawn_since(before[0]) if house is self.houses[1] else []
            await self._answer_unseen(house, others, secret, began, is_late)
            if is_late:
                await house.at(began + ANSWERS_MS + 2_000)
        if not is_late:
            await self.turn_to(began + ANSWERS_MS)
            await self.compare()
        for house, first in zip(self.houses, before, strict=True):
            if not is_late:
                self.dealer.wanted = self._drawn_since(before[0]) if house is self.houses[1] else []
                await house.at(ends + 2_000)
            is_told = curtain.is_drawn(self.held(house).row)
            assert is_told or len(self.table(house).entries) > first, f"the window {key} did not close"
        return True

    def _drawn_since(self, first: int) -> list[Any]:
        return self._drawn_in(self.table(self.houses[0]).entries[first:])

    def _drawn_in(self, made: list[Entry]) -> list[Any]:
        """What chance is to say at the second server: the same, but for what is behind a curtain."""
        drawn: list[Any] = [entry.outcomes for entry in made if entry.outcomes]
        held = self.held(self.houses[0])
        if curtain.is_drawn(held.row):
            true = curtain.of(held.row)["outcomes"]
            drawn.append(something_else(held, self.dealer, self.plan.viewer, 0) or true)
        return drawn

    async def _answer_unseen(self, house: House, others: list[str], answer: str, began: int, is_late: bool) -> None:
        """In another order and at other times at each server; where it is late, the last at the same."""
        times = sorted(self.rng.sample(range(began + 100, began + 5_000), len(others)))
        if is_late:
            times[-1:] = [began + 5_500] if others else []
        for seat, at in zip(self.rng.sample(others, len(others)), times, strict=True):
            await house.at(at)
            await self.act(house, seat, answer)
            self.hidden += 1

    # --- the same for the viewer ------------------------------------------------------------------------------------

    def _other_set_up(self, entry: Entry) -> list[Any]:
        """Outcomes of another set-up that the viewer cannot tell from the first."""
        first = self.table(self.houses[0])
        seen = self.seen(first, [entry])
        found = list(entry.outcomes)
        for place in range(len(found)):
            other = Table(first.game, first.options, first.secret)
            self.dealer.wanted, self.dealer.changed = [found], (place,)
            drawn = other.set_up()
            self.dealer.changed = ()
            if self.seen(other, [drawn]) == seen:
                found = list(drawn.outcomes)
        return found

    def _alike(self) -> tuple[str, str, str, list[Any]] | None:
        """A seat, what it does at each server, and what chance says at the second, so that the viewer sees the same."""
        here, there = (self.table(house) for house in self.houses)
        secret = games.secret_answer(self.plan.game)
        choices = [choice for choice in here.legal() if choice.action != secret]
        self.rng.shuffle(choices)
        if (
            choices and self.rng.random() < self.plan.going_on
        ):  # what ends a phase, or there would be no end of rearranging
            theirs = [choice for choice in choices if choice.seat == choices[0].seat]
            choices.insert(0, here.game.clocks.action(theirs, self.rng))
        if not self.plan.other_truth:
            return (choices[0].seat, choices[0].action, choices[0].action, []) if choices else None
        for choice in choices[:MOST_TRIES]:
            after = here.fork()
            self.dealer.wanted = []
            entry = after.act(choice.seat, choice.index)
            other = self._other(there, choice.seat, choice.action, entry, self.seen(after, [entry]))
            if other is not None:
                return choice.seat, choice.action, *other
        return None

    def _other(self, there: Table, seat: str, action: str, entry: Entry, seen: object) -> tuple[str, list[Any]] | None:
        actions = [action] if seat == self.plan.viewer else [choice.action for choice in there.legal(seat)]
        self.rng.shuffle(actions)
        for candidate in actions[:MOST_TRIES]:
            for changed in (range(len(entry.outcomes)), ()):
                after = there.fork()
                self.dealer.wanted, self.dealer.changed = [entry.outcomes], changed
                try:
                    made = after.act(seat, candidate)
                except TriumvirateError:
                    continue
                finally:
                    self.dealer.wanted, self.dealer.changed = [], ()
                if self.seen(after, [made]) == seen:
                    return candidate, [entry.outcomes, made.outcomes]
        return None

    async def leave(self) -> None:
        """Everybody hangs up and the tables are dropped, so that the next course begins from the same lists."""
        for house in self.houses:
            for line in house.lines:
                await line.hang_up()
            house.lines.clear()
            house.sent.clear()
            await house.settle()
            match = self.match.get(house.name)
            if match is not None:
                await house.forget(match)
