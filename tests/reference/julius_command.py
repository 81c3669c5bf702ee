"""JULIUS CAESAR's command phase by the rules text: events, group moves, Navis, amphibious moves, levies."""

from __future__ import annotations

from reference.julius_map import (
    ATTACK_LIMIT,
    BLOCKS,
    BY_ROAD,
    BY_WATER,
    CARDS,
    CITIES,
    MOVE_LIMIT,
    NEXT_TO,
    PLACES,
    PLUTO_LIMIT,
    ROADS,
    SEAS,
    is_leader,
    is_navis,
    most_steps,
    other,
)


class Commands:
    """What a side may do with its card."""

    def water_from(self, place: str) -> list[str]:
        return BY_WATER[place]

    def command(self, side: str) -> None:
        """A side's command phase begins: movement and levy points, or an event."""
        self.acting, self.card = side, self.cards[side]
        event = CARDS[self.card]["event"]
        self.points_left = 1 if event else CARDS[self.card]["move"]
        self.levies_left = CARDS[self.card]["levy"]
        self.activated: set[str] = set()
        self.crossed: dict[frozenset[str], int] = {}
        self.guarded: set[str] = set()  # seas crossed, where a Navis must stay
        self.group_moved = False
        self.asked: list[str] = []
        if self.card == "jupiter":
            self.phase = "jupiter"
        elif self.card == "vulcan":
            self.phase = "vulcan"
            if not self.legal_vulcan(side):
                self.end_command(side)
        else:
            self.phase = "move"

    def end_command(self, side: str) -> None:
        if side == self.first:
            self.command(other(side))
        else:
            self.begin_battles()

    # --- events -----------------------------------------------------------------------------------------------------------

    def friendly_next_to(self, side: str, place: str) -> list[str]:
        return [city for city in NEXT_TO[place] if city in CITIES and self.holder(city) == side]

    def targets(self, side: str) -> list[str]:
        """Enemy blocks in a place next to a friendly city."""
        foe = other(side)
        standing = (name for name in BLOCKS if self.where[name] in PLACES and self.owner[name] == foe)
        return [name for name in standing if self.friendly_next_to(side, self.where[name])]

    def colour(self, name: str) -> str:
        return "cleopatra" if name == "cleopatra" else str(BLOCKS[name]["side"])

    def legal_jupiter(self, side: str) -> set[str]:
        return {f"jupiter {self.where[name]} {self.colour(name)}" for name in self.targets(side)} | {"decline"}

    def do_decline(self, side: str) -> None:
        self.end_command(side)

    def do_jupiter(self, side: str, place: str, colour: str) -> None:
        backs = [name for name in self.targets(side) if self.where[name] == place and self.colour(name) == colour]
        name = self.take("draw") if len(backs) > 1 or self.outcomes else backs[0]
        assert name in backs
        if is_leader(name) or is_navis(name):
            self.lose_step(name)
            self.end_command(side)
            return
        self.mover = name
        self.owner[name] = side
        self.phase = "jupiter_to"

    def legal_jupiter_to(self, side: str) -> set[str]:
        return {f"jupiter-to {city}" for city in self.friendly_next_to(side, self.where[self.mover])}

    def do_jupiter_to(self, side: str, city: str) -> None:
        self.where[self.mover] = city
        self.end_command(side)

    def legal_vulcan(self, side: str) -> set[str]:
        return {f"vulcan {city}" for city in CITIES if self.holder(city) == other(side)}

    def do_vulcan(self, side: str, city: str) -> None:
        for name in self.blocks_at(city):
            self.lose_step(name)
        if self.holder(city) == "both":  # Cleopatra stands alone against her former friends
            self.attacker[city] = side
        self.end_command(side)

    # --- movement ---------------------------------------------------------------------------------------------------------

    def legal_move(self, side: str) -> set[str]:
        movable = (name for name in BLOCKS if self.where[name] in PLACES and self.owner[name] == side)
        return {f"move {name}" for name in movable if self.may_start(side, name)} | {"end-move"}

    def may_start(self, side: str, name: str) -> bool:
        self.start_of(name)
        return bool(self.next_steps(side))

    def start_of(self, name: str) -> None:
        self.mover, self.at, self.path, self.sailed = name, self.where[name], [self.where[name]], []

    def do_move(self, side: str, name: str) -> None:
        self.start_of(name)
        self.phase = "step"

    def legal_step(self, side: str) -> set[str]:
        found = {f"step {place}" for place in self.next_steps(side)}
        return found if len(self.path) == 1 or self.sailed else found | {"stop"}

    def next_steps(self, side: str) -> set[str]:
        """Where the moving block may go from here."""
        name, taken = self.mover, len(self.path) - 1
        if self.sailed:
            return self.landings(side) | self.seas_on(side)
        if taken == 0 and (self.moved[name] or not self.may_leave(side, name)):
            return set()
        ways = BY_WATER[self.at] if is_navis(name) else BY_ROAD[self.at]
        found = {place for place in ways if self.may_step(side, place)}
        if taken == 0 and not self.is_paid():
            found = set()
        if taken == 0:
            found |= self.embarkings(side)
        return found

    def is_paid(self) -> bool:
        """The place is activated, or a point is left for it; an event moves one group of its own kind."""
        if self.card == "neptune" and not is_navis(self.mover):
            return False
        if self.card in ("mars", "mercury", "pluto") and is_navis(self.mover):
            return False
        return self.at in self.activated or self.points_left > 0

    def may_leave(self, side: str, name: str) -> bool:
        """Pinned blocks stay, and so does the last Navis of a sea that was crossed."""
        place = self.where[name]
        if self.came[name]:
            return False
        if place in self.guarded and len(self.blocks_at(place, side)) == 1:
            return False
        if self.holder(place) != "both":
            return True
        if self.attacker.get(place) == side:
            return False  # it has attacked there, or is Cleopatra who just changed sides
        mine = [block for block in self.blocks_at(place, side) if not self.came[block]]
        return len(mine) > len(self.main_force(place, other(side)))

    def main_force(self, place: str, side: str) -> list[str]:
        """The attackers that came by the main road; those that came by none stood there."""
        main = self.main.get(place)
        return [name for name in self.blocks_at(place, side) if self.came[name] in (None, main)]

    def is_hostile(self, side: str, place: str) -> bool:
        return not self.is_open_to(side, place)

    def may_step(self, side: str, place: str) -> bool:
        taken = len(self.path) - 1
        hostile = self.is_hostile(side, place)
        if taken and (self.holder(self.at) == "both" or place == self.path[-2]):
            return False
        if taken >= self.longest() or (hostile and taken >= self.longest() - 1):
            return False
        if taken == 0 and self.is_enemy_road(side, place):
            return False
        if is_navis(self.mover):
            return True
        return self.crossed.get(frozenset((self.at, place)), 0) < self.limit(place, hostile)

    def longest(self) -> int:
        """One or two places, three by Mercury; the last of them never into an enemy."""
        return 3 if self.card == "mercury" else 2

    def is_enemy_road(self, side: str, place: str) -> bool:
        """Unpinned blocks do not leave a battle by a road or border that the enemy came by."""
        return self.holder(self.at) == "both" and (place, self.at) in self.entries[other(side)]

    def limit(self, place: str, hostile: bool) -> int:
        kind = ROADS[frozenset((self.at, place))]
        if hostile:
            return PLUTO_LIMIT[kind] if self.card == "pluto" else ATTACK_LIMIT[kind]
        return MOVE_LIMIT[kind]

    def do_step(self, side: str, place: str) -> None:
        name, start = self.mover, self.at
        if not is_navis(name) and (place in SEAS or self.sailed):
            self.sail(side, place)
            return
        if len(self.path) == 1 and start not in self.activated:
            self.activated.add(start)
            self.points_left -= 1
        self.group_moved = True
        hostile = self.is_hostile(side, place)
        if not is_navis(name):
            road = frozenset((start, place))
            self.crossed[road] = self.crossed.get(road, 0) + 1
        self.where[name] = self.at = place
        self.path.append(place)
        self.moved[name] += 1
        if hostile:
            self.came[name] = start
            self.entries[side].add((start, place))
            if place not in self.attacker:
                self.attacker[place], self.main[place] = side, start
        if hostile or not self.next_steps(side):
            self.phase = "move"

    def do_stop(self, side: str) -> None:
        self.phase = "move"

    # --- amphibious moves -------------------------------------------------------------------------------------------------

    def embarkings(self, side: str) -> set[str]:
        """Land blocks, by command cards, before any group moves, a point each."""
        if is_navis(self.mover) or CARDS[self.card]["event"] or self.group_moved or self.points_left == 0:
            return set()
        seas = (sea for sea in BY_WATER[self.at] if self.holder(sea) == side)
        return {sea for sea in seas if not self.is_enemy_road(side, sea) and self.leads_ashore(side, sea, [])}

    def ports_on(self, side: str, sea: str) -> set[str]:
        """Another port than the first, friendly or vacant."""
        ports = (place for place in BY_WATER[sea] if place in CITIES and place != self.path[0])
        return {port for port in ports if self.is_open_to(side, port)}

    def leads_ashore(self, side: str, sea: str, sailed: list[str]) -> bool:
        if self.ports_on(side, sea):
            return True
        onward = (
            place
            for place in BY_WATER[sea]
            if place in SEAS and place not in (*sailed, sea) and self.holder(place) == side
        )
        return any(self.leads_ashore(side, place, [*sailed, sea]) for place in onward)

    def seas_on(self, side: str) -> set[str]:
        onward = {sea for sea in BY_WATER[self.at] if sea in SEAS and self.holder(sea) == side}
        return {sea for sea in onward - set(self.sailed) if self.leads_ashore(side, sea, self.sailed)}

    def landings(self, side: str) -> set[str]:
        return self.ports_on(side, self.at)

    def sail(self, side: str, place: str) -> None:
        if not self.sailed:
            self.points_left -= 1
        self.at = place
        self.path.append(place)
        if place in SEAS:
            self.sailed.append(place)
            return
        self.guarded |= set(self.sailed)
        self.where[self.mover] = place
        self.moved[self.mover] += 1 + len(self.sailed)
        self.phase = "move"

    # --- the end of movement ------------------------------------------------------------------------------------------------

    def do_end_move(self, side: str) -> None:
        """The main road is declared wherever the side attacked by several; then Mars and Neptune name their battle."""
        self.asked = [place for place in PLACES if self.attacker.get(place) == side and len(self.roads_to(place)) > 1]
        self.ask(side)

    def roads_to(self, place: str) -> set[str]:
        side = self.attacker[place]
        return {start for start, end in self.entries[side] if end == place}

    def ask(self, side: str) -> None:
        if self.asked:
            self.phase = "main_road"
            return
        if self.card in ("mars", "neptune") and self.surprise is None and self.attacks_of(side):
            if len(self.attacks_of(side)) > 1:
                self.phase = "surprise"
                return
            self.surprise = self.attacks_of(side)[0]
        if self.levies_left:
            self.phase = "levy"
        else:
            self.end_command(side)

    def attacks_of(self, side: str) -> list[str]:
        return [place for place in self.contested() if self.attacker[place] == side]

    def legal_main_road(self, side: str) -> set[str]:
        return {f"main-road {start}" for start in self.roads_to(self.asked[0])}

    def do_main_road(self, side: str, start: str) -> None:
        self.main[self.asked.pop(0)] = start
        self.ask(side)

    def legal_surprise(self, side: str) -> set[str]:
        return {f"surprise {place}" for place in self.attacks_of(side)}

    def do_surprise(self, side: str, place: str) -> None:
        self.surprise = place
        self.ask(side)

    # --- levies -------------------------------------------------------------------------------------------------------------

    def levy_cities(self, side: str, name: str) -> list[str]:
        kind, home = BLOCKS[name]["type"], BLOCKS[name]["home"]
        friendly = [city for city in PLACES if city in CITIES and self.holder(city) == side]
        if kind in ("legio", "equitatus", "elephant"):
            return [city for city in friendly if city == home]
        if kind == "navis":
            return [city for city in friendly if PLACES[city]["port"] == "major"]
        if name in ("octavian", "brutus"):
            others = [block for block in BLOCKS if is_leader(block) and BLOCKS[block]["side"] == side and block != name]
            if not any(self.where[block] == "dead" for block in others):
                return []
        return friendly

    def legal_levy(self, side: str) -> set[str]:
        found = {"end-levy"}
        if not self.levies_left:
            return found
        for name in BLOCKS:
            if self.where[name] == "levy" and BLOCKS[name]["side"] == side and self.levy_cities(side, name):
                found.add(f"levy {name}")
            elif self.where[name] in CITIES and self.owner[name] == side and self.holder(self.where[name]) == side:
                tired = self.moved[name] > 1 and not self.options["levy_after_long_march"]
                if self.steps[name] < most_steps(name) and not tired:
                    found.add(f"build {name}")
        return found

    def do_levy(self, side: str, name: str) -> None:
        self.mover = name
        cities = self.levy_cities(side, name)
        if len(cities) == 1:
            self.do_levy_at(side, cities[0])
        else:
            self.phase = "levy_at"

    def legal_levy_at(self, side: str) -> set[str]:
        return {f"levy-at {city}" for city in self.levy_cities(side, self.mover)}

    def do_levy_at(self, side: str, city: str) -> None:
        self.where[self.mover], self.steps[self.mover] = city, 1
        self.levies_left -= 1
        self.phase = "levy"

    def do_build(self, side: str, name: str) -> None:
        self.steps[name] += 1
        self.levies_left -= 1

    def do_end_levy(self, side: str) -> None:
        self.end_command(side)
