"""Auto-Crassus's placement choice, written from the rules text alone: every way to place, narrowed step by step."""

from __future__ import annotations

from dataclasses import dataclass

from reference.board import (
    ENDS,
    LAND_LOCKED,
    SPACES,
    Truth,
    across,
    fits,
    free_spaces,
    neighbours,
    other,
    strength,
    values_of,
)


@dataclass(frozen=True)
class Way:
    """One way to place: a token of the line on a space, seen from the province it is meant for."""

    place: int
    token: str
    border: str
    target: str
    inward: int
    outward: int

    @property
    def text(self) -> str:
        first, second = self.inward, self.outward
        if ENDS[self.border][0] != self.target:
            first, second = second, first
        return f"place {self.token} {self.border} {first}/{second}"

    @property
    def is_wild(self) -> bool:
        return "laurel" in self.token.split("-")


class Crassus:
    """The automaton in one position."""

    def __init__(self, truth: Truth, seat: str, line: list[str], with_poison: bool, gifts: bool = False) -> None:
        self.truth, self.me, self.person, self.line = truth, seat, other(seat), line
        self.with_poison, self.gifts = with_poison, gifts
        self.free = free_spaces(truth)

    def choose(self) -> tuple[int, list[Way]] | None:
        """The first step that can be done, and the placements still tied after all of its ties."""
        ways = self.all_ways()
        safe = [way for way in ways if not self.person_would_win_the_game(way)]
        later = ways if self.gifts else safe or ways
        steps = [
            [way for way in ways if self.closes(way) and self.would_win(way)],
            [way for way in safe if self.closes(way)],
            [way for way in later if self.behind(way.target) > 0],
            [way for way in later if strength(self.truth, self.me, way.target) > 0],
            [way for way in later if self.next_to_mine(way.target)],
            [way for way in later if way.target in LAND_LOCKED],
            later,
        ]
        for step, found in enumerate(steps, 1):
            if found:
                return step, self.narrow(step, found)
        return None

    def all_ways(self) -> list[Way]:
        found = []
        for place, token in enumerate(self.line):
            for border in self.free:
                if fits(token, border):
                    for target in ENDS[border]:
                        high, low = values_of(token)
                        for inward, outward in {(high, low), (low, high)}:
                            found.append(Way(place, token, border, target, inward, outward))
        return found

    def closes(self, way: Way) -> bool:
        return [border for border in SPACES[way.target] if border in self.free] == [way.border]

    def is_filled(self, province: str, last: str) -> bool:
        return all(border == last or border not in self.free for border in SPACES[province])

    def would_win(self, way: Way) -> bool:
        mine = strength(self.truth, self.me, way.target) + way.inward
        return mine >= strength(self.truth, self.person, way.target)

    def behind(self, province: str) -> int:
        return strength(self.truth, self.person, province) - strength(self.truth, self.me, province)

    def closest_to_winning(self, province: str) -> tuple[bool, int, int]:
        """Among those it leads the fewest free spaces, then the largest lead; the others after them."""
        free = [border for border in SPACES[province] if border in self.free]
        return self.behind(province) < 0, -len(free), -self.behind(province)

    def next_to_mine(self, province: str) -> bool:
        return any(self.truth["provinces"][name]["control"] == self.me for name in neighbours(province))

    def person_would_win_the_game(self, way: Way) -> bool:
        """Play the closing out on a copy and see whose twelfth marker comes first."""
        first = ENDS[way.border][0]
        full = [end for end in (way.target, across(way.border, way.target)) if self.is_filled(end, way.border)]
        if not full:
            return False
        borders = {name: lying and dict(lying) for name, lying in self.truth["borders"].items()}
        provinces = {name: dict(province) for name, province in self.truth["provinces"].items()}
        truth = {**self.truth, "borders": borders, "provinces": provinces}
        values = [way.inward, way.outward] if first == way.target else [way.outward, way.inward]
        truth["borders"][way.border] = {
            "seat": self.me, "token": way.token, "values": values, "facedown": False, "marker": None,
        }  # fmt: skip
        winners = {}
        for province in full:
            ours, theirs = strength(truth, self.me, province), strength(truth, self.person, province)
            winners[province] = self.me if ours >= theirs else self.person
            truth["provinces"][province]["control"] = winners[province]
        order = [winners[province] for province in full]
        order += [winners[province] for province in full if province == "italia"]
        for province in full:
            for border in SPACES[province]:
                neighbour = truth["provinces"][across(border, province)]
                lying = truth["borders"][border]
                if neighbour["control"] == winners[province] and not neighbour["flipped"] and not lying["marker"]:
                    lying["marker"] = winners[province]
                    order.append(winners[province])
        placed = dict(truth["placed"])
        for seat in order:
            placed[seat] += 1
            if placed[seat] == 12:
                return seat == self.person
        return False

    # --- narrowing --------------------------------------------------------------------------------------------------

    def narrow(self, step: int, ways: list[Way]) -> list[Way]:
        if step <= 2:
            ways = self.keep(ways, lambda way: -way.inward)
        elif step == 3:
            ways = self.keep(ways, lambda way: self.behind(way.target))
        elif step == 4:
            ways = self.keep(ways, lambda way: self.closest_to_winning(way.target))
        else:
            ways = self.keep(ways, lambda way: way.inward)
        if step <= 5:
            for rule in self.province_rules():
                ways = self.prefer(ways, rule)
        elif step == 6:
            ways = self.prefer(ways, lambda way: way.target == "italia")
        left = []
        for province in {way.target for way in ways}:
            left += self.settle_space(step, [way for way in ways if way.target == province])
        return left

    def province_rules(self):
        yield lambda way: self.next_to_mine(way.target)
        yield lambda way: self.truth["bonuses"][way.target] == "senate"
        if self.with_poison:
            yield lambda way: self.truth["bonuses"][way.target] == "poison"
        yield lambda way: way.target in LAND_LOCKED
        yield lambda way: any(name in LAND_LOCKED for name in neighbours(way.target))

    def settle_space(self, step: int, ways: list[Way]) -> list[Way]:
        if step in (3, 4):
            ways = self.keep(ways, lambda way: way.inward)
        ways = self.keep(ways, lambda way: max(self.behind(across(way.border, way.target)), 0))
        ways = self.prefer(ways, lambda way: across(way.border, way.target) in LAND_LOCKED)
        return [self.settle_token(step, [w for w in ways if w.border == border]) for border in {w.border for w in ways}]

    def settle_token(self, step: int, ways: list[Way]) -> Way:
        ways = self.prefer(ways, lambda way: not way.is_wild)
        sign = -1 if step <= 2 else 1
        ways = self.keep(ways, lambda way: sign * sum(values_of(way.token)))
        return min(ways, key=lambda way: way.place)

    @staticmethod
    def keep(ways: list[Way], measure) -> list[Way]:
        best = max(measure(way) for way in ways)
        return [way for way in ways if measure(way) == best]

    @staticmethod
    def prefer(ways: list[Way], wanted) -> list[Way]:
        return [way for way in ways if wanted(way)] or ways
