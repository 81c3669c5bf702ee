"""JULIUS CAESAR's battles by the rules text: rounds and turns, fire and hits, disruption, retreats, regrouping."""

from __future__ import annotations

from reference.julius_map import (
    BLOCKS,
    BY_ROAD,
    BY_WATER,
    CITIES,
    REGROUP_LIMIT,
    RETREAT_LIMIT,
    ROADS,
    SEAS,
    is_navis,
    other,
)


class Battles:
    """One battle after the other, as Player 1 picks them."""

    def begin_battles(self) -> None:
        if self.contested():
            self.acting, self.phase = self.first, "battle"
        else:
            self.end_turn()

    def legal_battle(self, side: str) -> set[str]:
        return {f"battle {place}" for place in self.contested()}

    def do_battle(self, side: str, place: str) -> None:
        self.field = place
        self.attacking = self.attacker[place]
        main = self.main_force(place, self.attacking)
        standing = [name for name in self.blocks_at(place, other(self.attacking)) if not self.came[name]]
        self.reserves = {name for name in self.blocks_at(place) if name not in (*main, *standing)}
        self.round = 0
        self.next_round()

    # --- rounds and turns -------------------------------------------------------------------------------------------------

    def next_round(self) -> None:
        self.round += 1
        if self.round == 2:
            self.bring_up_reserves()
        letters = "ABCD"
        defending = other(self.attacking)
        if self.round == 1 and self.surprise == self.field:
            self.order = [(self.attacking, letter) for letter in letters] + [(defending, letter) for letter in letters]
        else:
            self.order = [(side, letter) for letter in letters for side in (defending, self.attacking)]
        self.acted: set[str] = set()
        self.used: dict[str, dict[frozenset[str], int]] = {"caesar": {}, "pompeius": {}}
        self.sailed_off = {"caesar": 0, "pompeius": 0}
        self.go_on()

    def bring_up_reserves(self) -> None:
        """Reserves whose main force is gone are disrupted; where that is the defender's, the roles are exchanged."""
        defending = other(self.attacking)
        if not self.fighting(defending):
            self.attacking = defending
            disrupted = defending
        elif not self.fighting(self.attacking):
            disrupted = self.attacking
        else:
            disrupted = None
        for name in sorted(self.reserves, key=list(BLOCKS).index):
            if self.owner[name] == disrupted:
                self.lose_step(name)
        self.reserves = set()

    def fighting(self, side: str) -> list[str]:
        """The blocks of a side that take part now."""
        return [name for name in self.blocks_at(self.field, side) if name not in self.reserves]

    def letter(self, name: str) -> str:
        if BLOCKS[name]["type"] == "ballista":
            return "D" if self.owner[name] == self.attacking else "B"
        return str(BLOCKS[name]["initiative"])

    def to_act(self) -> list[str]:
        side, letter = self.order[0]
        return [name for name in self.fighting(side) if name not in self.acted and self.letter(name) == letter]

    def go_on(self) -> None:
        """To the next block that has a turn, or the end of the round or the battle."""
        while True:
            if self.holder(self.field) != "both":
                self.end_battle()
                return
            if self.round == 1 and not all(self.fighting(side) for side in ("caesar", "pompeius")):
                self.next_round()
                return
            if not self.order:
                self.next_round()
                return
            waiting = self.to_act()
            if not waiting:
                self.order.pop(0)
                continue
            self.acting, self.phase = self.order[0][0], "fight"
            return

    def must_retreat(self) -> bool:
        return self.round == 4 and self.order[0][0] == self.attacking

    def legal_fight(self, side: str) -> set[str]:
        found = set()
        for name in self.to_act():
            if not self.must_retreat():
                found |= {f"fire {name}", f"pass {name}"}
            if self.must_retreat() or (self.round > 1 and self.ways_out(name)):
                found.add(f"retreat {name}")
        return found

    def do_pass(self, side: str, name: str) -> None:
        self.acted.add(name)
        self.go_on()

    # --- fire and hits ------------------------------------------------------------------------------------------------------

    def do_fire(self, side: str, name: str) -> None:
        self.acted.add(name)
        dice = [self.take("die") for _ in range(BLOCKS[name]["strengths"][self.steps[name] - 1])]
        self.hits = sum(die <= BLOCKS[name]["firepower"] for die in dice)
        self.target_side = other(side)
        self.apply_hits()

    def strongest(self) -> list[str]:
        enemies = self.fighting(self.target_side)
        strength = {name: BLOCKS[name]["strengths"][self.steps[name] - 1] for name in enemies}
        return [name for name in enemies if strength[name] == max(strength.values())]

    def apply_hits(self) -> None:
        while self.hits and self.strongest():
            if len(self.strongest()) > 1:
                self.acting, self.phase = self.target_side, "hit"
                return
            self.hits -= 1
            self.lose_step(self.strongest()[0])
        self.go_on()

    def legal_hit(self, side: str) -> set[str]:
        return {f"hit {name}" for name in self.strongest()}

    def do_hit(self, side: str, name: str) -> None:
        self.hits -= 1
        self.lose_step(name)
        self.apply_hits()

    # --- retreats -----------------------------------------------------------------------------------------------------------

    def ways_out(self, name: str) -> list[str]:
        return self.navis_ways_out(name) if is_navis(name) else self.land_ways_out(name) + self.sea_ways_out(name)

    def land_ways_out(self, name: str) -> list[str]:
        side, field = self.owner[name], self.field
        found = []
        for city in BY_ROAD[field]:
            road = frozenset((field, city))
            if self.used[side].get(road, 0) >= RETREAT_LIMIT[ROADS[road]]:
                continue
            if side == self.attacking:
                came_so = (city, field) in self.entries[side]
                if self.holder(city) == side or (self.holder(city) is None and came_so):
                    found.append(city)
            elif self.is_open_to(side, city) and (city, field) not in self.entries[other(side)]:
                found.append(city)
        return found

    def sea_ways_out(self, name: str) -> list[str]:
        side = self.owner[name]
        if self.sailed_off[side]:
            return []
        seas = (sea for sea in BY_WATER[self.field] if sea in SEAS and self.holder(sea) == side)
        return [sea for sea in seas if self.friendly_ports(side, sea)]

    def friendly_ports(self, side: str, sea: str) -> list[str]:
        return [city for city in BY_WATER[sea] if city in CITIES and self.holder(city) == side]

    def navis_ways_out(self, name: str) -> list[str]:
        side, field = self.owner[name], self.field
        found = []
        for place in BY_WATER[field]:
            if self.holder(place) == side or (
                self.holder(place) is None
                and (
                    (place, field) in self.entries[side]
                    if side == self.attacking
                    else place in SEAS and (place, field) not in self.entries[other(side)]
                )
            ):
                found.append(place)
        return found

    def do_retreat(self, side: str, name: str) -> None:
        self.mover, self.over_sea = name, None
        ways = self.ways_out(name)
        if not ways:  # it must and cannot
            self.acted.add(name)
            self.eliminate(name)
            self.go_on()
        elif len(ways) == 1:
            self.do_retreat_to(side, ways[0])
        else:
            self.phase = "retreat_to"

    def legal_retreat_to(self, side: str) -> set[str]:
        ways = self.friendly_ports(side, self.over_sea) if self.over_sea else self.ways_out(self.mover)
        return {f"retreat-to {place}" for place in ways}

    def do_retreat_to(self, side: str, place: str) -> None:
        if place in SEAS and not is_navis(self.mover):
            self.over_sea, self.phase = place, "retreat_to"
            return
        if self.over_sea:
            self.sailed_off[side] += 1
        elif not is_navis(self.mover):
            road = frozenset((self.field, place))
            self.used[side][road] = self.used[side].get(road, 0) + 1
        self.where[self.mover] = place
        self.came[self.mover] = None
        self.acted.add(self.mover)
        self.go_on()

    # --- afterwards ---------------------------------------------------------------------------------------------------------

    def end_battle(self) -> None:
        for name in self.blocks_at(self.field):
            self.came[name] = None
        winner = self.holder(self.field)
        self.regrouped: set[str] = set()
        self.regroup_roads: dict[frozenset[str], int] = {}
        if winner is None:
            self.begin_battles()
            return
        self.acting, self.phase = winner, "regroup"

    def regroup_ways(self, name: str) -> list[str]:
        side = self.owner[name]
        if is_navis(name):
            return [place for place in BY_WATER[self.field] if self.is_open_to(side, place)]
        found = []
        for city in BY_ROAD[self.field]:
            road = frozenset((self.field, city))
            if self.is_open_to(side, city) and self.regroup_roads.get(road, 0) < REGROUP_LIMIT[ROADS[road]]:
                found.append(city)
        return found

    def legal_regroup(self, side: str) -> set[str]:
        here = (name for name in self.blocks_at(self.field, side) if name not in self.regrouped)
        return {f"regroup {name}" for name in here if self.regroup_ways(name)} | {"end-regroup"}

    def do_regroup(self, side: str, name: str) -> None:
        self.mover, self.phase = name, "regroup_to"

    def legal_regroup_to(self, side: str) -> set[str]:
        return {f"regroup-to {place}" for place in self.regroup_ways(self.mover)}

    def do_regroup_to(self, side: str, place: str) -> None:
        if not is_navis(self.mover):
            road = frozenset((self.field, place))
            self.regroup_roads[road] = self.regroup_roads.get(road, 0) + 1
        self.where[self.mover] = place
        self.regrouped.add(self.mover)
        self.phase = "regroup"

    def do_end_regroup(self, side: str) -> None:
        self.begin_battles()
