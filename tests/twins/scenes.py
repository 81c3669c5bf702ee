"""Moments of a match at which somebody may act unseen, each at both servers, for leaks to be noticed in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from triumvirate.bots.contract import Advice, Choice
from triumvirate.bots.reasons import in_words
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.server.bots.driver import Turn
from triumvirate.server.matches import curtain, stages
from twins.chance import Dealer
from twins.course import Course, Plan
from twins.house import House

FOUR = {"players": 4}
DAYS = {"kind": "days", "days": 2}
MOST_STEPS = 80
LATER_MS = 13 * 3_600_000  # by when another letter is due


class Scene:
    """A course at such a moment; `unseen` is what happens at the first server only."""

    who: tuple[str, ...] = ("viewer",)
    after_ms = 9_000  # when it is looked at

    def __init__(self, course: Course, unseen: Callable[[], Awaitable[object]], lasts: bool = True) -> None:
        self.course, self.unseen = course, unseen
        self.lasts = lasts  # whether another leak can be tried in it afterwards

    async def show(self, only: str = "") -> None:
        """Somebody acts unseen at one server; the viewer looks everywhere, or only where there is something to be seen."""
        course = self.course
        await course.forget()
        if course.plan.is_away:
            await course.turn_to(course.houses[0].clock.ms + LATER_MS)
        now = course.houses[0].clock.ms
        if not course.plan.bots:  # theirs is a time that passes evenly
            await course.disturb(now)
        await self.unseen()
        await course.turn_to(now + self.after_ms)
        await course.compare(self.who, only)

    async def restore(self) -> None:
        """Something that everybody sees happens at both, so that nothing is left of what a leak has done."""
        course = self.course
        await course.turn_to(max(house.clock.ms for house in course.houses) + 2_000)
        for house in course.houses:
            await house.touch(course.match[house.name], course.cookies[house.name][course.seats[0]])


async def _in_rows(
    houses: tuple[House, House], dealer: Dealer, is_away: bool = False, is_operator: bool = False
) -> tuple[Course, str]:
    """Three lay out their cards; one has locked, the viewer and the mover have not. The mover moved at one server."""
    for seed in range(20):
        dealer.rng.seed(seed)
        course = Course(houses, dealer, Plan("rubico", FOUR, "p1", is_away, is_operator=is_operator), seed)
        await course.begin()
        others = [seat for seat in course.table(houses[0]).deciders() if seat != "p1"]
        if len(others) == 2:
            break
        await course.leave()
    locker, mover = others
    await _there_and_back(course, mover)
    await course.turn_to(houses[0].clock.ms)
    for house in houses:
        await course.act(house, locker, "lock")
    return course, mover


async def _there_and_back(course: Course, seat: str, times: int = 2) -> None:
    house = course.houses[0]
    way = course.there_and_back(house, seat)
    assert way is not None
    for action in way * times:
        await house.at(house.clock.ms + 1_310)
        await course.act(house, seat, action)


async def rows(houses: tuple[House, House], dealer: Dealer) -> Scene:
    course, mover = await _in_rows(houses, dealer)
    return Scene(course, lambda: _there_and_back(course, mover))


async def away(houses: tuple[House, House], dealer: Dealer) -> Scene:
    course, mover = await _in_rows(houses, dealer, is_away=True)
    return Scene(course, lambda: _there_and_back(course, mover))


async def operator(houses: tuple[House, House], dealer: Dealer) -> Scene:
    """Who keeps the server plays too, and asks by the operators' doors what the others do."""
    course, mover = await _in_rows(houses, dealer, is_operator=True)
    return Scene(course, lambda: _there_and_back(course, mover))


async def last_row(houses: tuple[House, House], dealer: Dealer) -> Scene:
    """Only the mover is waited for, and may take back what nobody saw."""
    course, mover = await _in_rows(houses, dealer)
    for house in houses:
        await course.act(house, "p1", "lock")
    house = houses[0]

    async def moves_and_takes_back() -> None:
        await course.act(house, mover, "swap 1 2")
        await house.at(house.clock.ms + 400)
        path = f"/matches/{course.match[house.name]}/undo"
        await house.do("POST", path, {"seat": mover}, course.cookies[house.name][mover])
        await house.settle()

    return Scene(course, moves_and_takes_back)


async def _in_window(houses: tuple[House, House], dealer: Dealer) -> Course:
    course, _ = await _in_rows(houses, dealer)
    for _ in range(MOST_STEPS):
        if course.is_window() and course.others_waited_for() and course.is_time_to_answer():
            return course
        await course.turn_to(houses[0].clock.ms + 1_000)
        await course.step()
    raise AssertionError("no window opened")


async def window(houses: tuple[House, House], dealer: Dealer) -> Scene:
    """One who may decide lets it be, and so do those who have nothing to decide in it."""
    course = await _in_window(houses, dealer)
    seat, house = course.others_waited_for()[0], houses[0]

    async def lets_be() -> None:
        await course.act(house, seat, "pass")
        for idle in set(course.seats) - {*course.others_waited_for(), seat, course.plan.viewer}:
            if stages.is_asked_to_wait(course.held(house), idle):
                path = f"/matches/{course.match[house.name]}/skip"
                await house.do("POST", path, {}, course.cookies[house.name][idle])
        await house.settle()

    return Scene(course, lets_be, lasts=False)


async def closing(houses: tuple[House, House], dealer: Dealer) -> Scene:
    course = await _in_window(houses, dealer)
    return Scene(course, course.close_window, lasts=False)


async def cards(houses: tuple[House, House], dealer: Dealer) -> Scene:
    """Both sides choose cards; the viewer has put one away, and asks to take that back."""
    dealer.rng.seed(1)
    course = Course(houses, dealer, Plan("julius", {}, "caesar", clock=DAYS), 1)
    await course.begin()
    choice = next(c.action for c in course.table(houses[0]).legal("caesar") if c.action.startswith("discard"))
    for house in houses:
        await course.act(house, "caesar", choice)
        path = f"/matches/{course.match[house.name]}/offers"
        await house.do("POST", path, {"kind": "take_back"}, course.cookies[house.name]["caesar"])
        await house.settle()
    return Scene(course, lambda: _there_and_back(course, "pompeius"), lasts=False)


async def bots(houses: tuple[House, House], dealer: Dealer) -> Scene:
    """A bot lays its row: at the first server it thinks longer, and rearranges its cards before it is ready."""
    for house in houses:
        object.__setattr__(house.worker.settings, "bot_pause", 0.6)
        house.worker.bots.think = _scripted(house, is_slow=house is houses[0])  # type: ignore[method-assign]
    for seed in range(20):
        dealer.rng.seed(seed)
        course = Course(houses, dealer, Plan("rubico", {"players": 3}, "p1", bots=("p2",)), seed)
        await course.begin()
        if "p2" in course.table(houses[0]).deciders():
            break
        await course.leave()

    async def time_passes() -> None:
        began = houses[0].clock.ms
        for house in houses:
            for ms in range(50, 4_500, 50):
                await house.at(began + ms)
            assert "p2" not in course.table(house).deciders(), "the bot has laid its row"

    return Scene(course, time_passes, lasts=False)


def _scripted(house: House, is_slow: bool) -> Callable[..., Awaitable[Advice]]:
    swaps = iter(["swap 1 2", "swap 1 2", "swap 1 2"])

    async def think(turn: Turn, asked: bool = False) -> Advice:
        action = next(swaps, "lock") if is_slow else "lock"
        if is_slow:
            await house.clock.sleep(0.15)
        return Advice(None, (Choice(action, in_words("")),))

    return think


TOLD = Plan("rubico", {"players": 3}, "p1", scenes=300)  # slow enough to ask everything within a beat
ONWARD = ("confirm", "lock", "done", "pick")


class Behind(Scene):
    """A curtain is drawn at both servers, and what is behind it differs: whoever looks must not be able to tell."""

    who = ("viewer", "watcher", "stranger")
    after_ms = 4_000

    def __init__(self, course: Course, unseen: Callable[[], Awaitable[object]]) -> None:
        super().__init__(course, unseen, lasts=False)


async def letters(houses: tuple[House, House], dealer: Dealer) -> Scene:
    """The letters lie there sealed: at each server the viewer is somebody else."""

    async def nothing_more() -> None:
        pass

    for seed in range(20):
        dealer.rng.seed(seed)
        course = Course(houses, dealer, TOLD, seed)
        await course.begin(is_same=False)
        dealt = [curtain.behind(course.held(house)).events[0] for house in houses]
        if dealt[0] != dealt[1]:
            return Behind(course, nothing_more)
        await course.leave()
    raise AssertionError("the same letters twenty times")


async def called(houses: tuple[House, House], dealer: Dealer) -> Scene:
    """The match starts while the viewer is away: only at one server is it the viewer who will have to lay a row."""
    plan = replace(TOLD, is_away=True)

    def dealt(seed: int) -> list[bool]:
        dealer.rng.seed(seed)
        tables = [Table(find_game(plan.game), plan.options, bytes(32)) for _ in houses]
        for table in tables:
            table.set_up()
        return [plan.viewer in table.deciders() for table in tables]

    seed = next(seed for seed in range(40) if dealt(seed) == [True, False])
    course = Course(houses, dealer, plan, seed)

    async def starts() -> None:
        dealer.rng.seed(seed)
        await course.begin(is_same=False)

    return Behind(course, starts)


async def reveal(houses: tuple[House, House], dealer: Dealer) -> Scene:
    """Everybody reads on which words the cards were taken; at each server another one will be turned first."""
    dealer.rng.seed(1)
    course = Course(houses, dealer, TOLD, 1)
    await course.begin()
    await course.until_told()
    while (onward := _onward(course))[1] != "confirm":
        for house in houses:
            await course.act(house, *onward)
    seeds = {_first_card(course, dealer, onward, seed): seed for seed in range(40)}
    assert len(seeds) > 1, "all the chosen cards are alike"

    async def confirmed() -> None:
        await course.turn_to(houses[0].clock.ms + 1_500)  # lists are sorted to the second
        for house, seed in zip(houses, seeds.values(), strict=False):
            dealer.rng.seed(seed)
            await course.act(house, *onward)

    return Behind(course, confirmed)


def _onward(course: Course) -> tuple[str, str]:
    """What brings a round to its reveal: rows as they lie, no word, whichever cards are first."""
    legal = course.table(course.houses[0]).legal()
    found = min((c for c in legal if c.action.split()[0] in ONWARD), key=lambda c: ONWARD.index(c.action.split()[0]))
    return found.seat, found.action


def _first_card(course: Course, dealer: Dealer, act: tuple[str, str], seed: int) -> str:
    dealer.rng.seed(seed)
    entry = course.table(course.houses[0]).fork().act(*act)
    return str(next(event.facts["face"] for event in entry.events if event.kind == "card_revealed"))


SCENES: dict[str, Callable[[tuple[House, House], Dealer], Awaitable[Scene]]] = {
    "rows": rows,
    "away": away,
    "operator": operator,
    "last row": last_row,
    "window": window,
    "closing": closing,
    "cards": cards,
    "bots": bots,
    "letters": letters,
    "called": called,
    "reveal": reveal,
}
