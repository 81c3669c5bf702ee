"""The bots' share of the processor: places, fairness, less for the greedy, and nothing lost when somebody leaves."""

import asyncio

import pytest

from loops import in_own_loop as run
from triumvirate.server.bots.thinking import LEAST, Thinking


def test_no_more_than_the_places_think_at_once_and_all_come_to_it():
    async def scene():
        thinking, now, most, done = Thinking(2, 1.0), 0, 0, []

        async def think(match):
            nonlocal now, most
            async with thinking.place(match, 1.0):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0.01)
                now -= 1
            done.append(match)

        await asyncio.gather(*(think(f"match {n}") for n in range(9)))
        return most, len(done)

    assert run(scene()) == (2, 9)


def test_the_match_that_has_had_least_goes_first():
    async def scene():
        thinking, order = Thinking(1, 1.0), []
        thinking._note("greedy", 5.0)

        async def think(match):
            async with thinking.place(match, 1.0):
                order.append(match)
                await asyncio.sleep(0)

        async with thinking.place("first", 1.0):
            waiting = [asyncio.create_task(think(name)) for name in ("greedy", "modest")]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return order

    assert run(scene()) == ["modest", "greedy"]


def test_time_is_cut_while_others_wait_and_for_a_match_that_used_its_share():
    async def scene():
        thinking = Thinking(1, 0.5)
        alone = thinking.granted("a", 1.0)
        async with thinking.place("a", 1.0):
            waiting = asyncio.create_task(thinking._enter("b"))
            await asyncio.sleep(0)
            crowded = thinking.granted("c", 1.0)
        await waiting
        thinking._leave()
        thinking._note("greedy", 100.0)
        return alone, crowded, thinking.granted("greedy", 1.0)

    alone, crowded, greedy = run(scene())
    assert (alone, crowded, greedy) == (1.0, pytest.approx(0.5), LEAST)


def test_one_that_stops_waiting_or_fails_leaves_its_place_to_the_next():
    async def scene():
        thinking = Thinking(1, 1.0)

        async def think():
            async with thinking.place("a", 1.0):
                return "thought"

        async def fail():
            async with thinking.place("a", 1.0):
                waiting.extend(asyncio.create_task(think()) for _ in range(2))
                await asyncio.sleep(0)
                waiting[0].cancel()
                raise RuntimeError

        waiting = []
        with pytest.raises(RuntimeError):
            await fail()
        return await asyncio.wait_for(waiting[1], 1.0), await asyncio.wait_for(think(), 1.0)

    assert run(scene()) == ("thought", "thought")


def test_who_leaves_while_waiting_or_when_just_called_loses_nobody_a_place():
    async def scene():
        thinking = Thinking(1, 1.0)
        gone = asyncio.create_task(thinking._enter("first"))
        await gone
        waiting = [asyncio.create_task(thinking._enter(name)) for name in ("second", "third")]
        await asyncio.sleep(0)
        waiting[0].cancel()  # while it waits
        await asyncio.gather(waiting[0], return_exceptions=True)
        assert thinking.free() == 0
        thinking._leave()  # calls the third, which leaves at that moment
        waiting[1].cancel()
        await asyncio.gather(waiting[1], return_exceptions=True)
        return thinking.free(), thinking.waiting()

    assert run(scene()) == (1, 0)


def test_who_stops_waiting_frees_no_place_that_somebody_else_holds():
    async def scene():
        thinking = Thinking(1, 1.0)
        await thinking._enter("first")
        waiting = asyncio.create_task(thinking._enter("second"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        return thinking.free()

    assert run(scene()) == 0
