"""A network with the shape of a game's map: spaces and provinces with the same weights for all of them, and a whole.

Each block lets every space hear from its two provinces, every province from the spaces around it, both from the whole, and
the whole from all of them. What holds in one place is so learned for every place; what is peculiar to one stands in numbers
of its own. The map comes from the game's `whereabouts.py`. A place hears apart what reaches it by a first end and by a
second end, because a token on a space has a value for either.
"""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional

from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game
from triumvirate.learn.network import Network, exact

TOLD = 8  # numbers in which each place tells the whole of itself
SIDES = 2
AT_ONCE = 1 << 15  # positions: a GPU multiplies so many small tables at once without trouble


@dataclass(frozen=True)
class Map:
    """Where the numbers of spaces and provinces are, which two provinces a space has, and the actions that name a space."""

    spaces: tuple[int, int, int]
    provinces: tuple[int, int, int]
    ends: tuple[tuple[int, int], ...]
    placings: tuple[int, int, int]

    @property
    def places(self) -> int:
        """Spaces, then provinces."""
        return self.spaces[1] + self.provinces[1]

    def touching(self) -> torch.Tensor:
        """Two rows for each place, what touches it by a first and by a second end; a column for each place."""
        table = torch.zeros(self.places, SIDES, self.places)
        for space, ends in enumerate(self.ends):
            for side, province in enumerate(ends):
                place = self.spaces[1] + province
                table[space, side, place] = table[place, side, space] = 1
        return table.flatten(0, 1)


def map_of(name: str) -> Map:
    """A game's map for networks."""
    package = find_game(name).rules.__name__.rpartition(".")[0]
    if importlib.util.find_spec(f"{package}.whereabouts") is None:
        raise BadRequest(f"{name} tells no network where its numbers belong (whereabouts.py); use a perceptron.")
    told = importlib.import_module(f"{package}.whereabouts")
    return Map(told.SPACES, told.PLACES, told.ENDS, told.PLACINGS)


class MapBlock(nn.Module):  # type: ignore[misc]
    """Places and the whole hear each other once."""

    def __init__(self, places: int, width: int, wide: int) -> None:
        super().__init__()
        self.norm, self.whole_norm = nn.LayerNorm(width), nn.LayerNorm(wide)
        self.own, self.near = nn.Linear(width, width), nn.Linear(SIDES * width, width, bias=False)
        self.of_whole = nn.Linear(wide, width, bias=False)
        self.out = nn.Linear(width, width)
        self.told = nn.Linear(width, TOLD)
        self.inner, self.of_places = nn.Linear(wide, wide), nn.Linear(places * TOLD, wide, bias=False)
        self.whole_out = nn.Linear(wide, wide)
        for layer in (self.out, self.whole_out):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(
        self, places: torch.Tensor, whole: torch.Tensor, touching: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Both, a little wiser."""
        here, all_of = self.norm(places), self.whole_norm(whole)
        heard = torch.bmm(touching.expand(len(here), -1, -1), here.to(touching.dtype)).view(*here.shape[:2], -1)
        thought = functional.relu(self.own(here) + self.near(heard) + self.of_whole(all_of).unsqueeze(1))
        considered = functional.relu(self.inner(all_of) + self.of_places(self.told(here).flatten(1)))
        return places + self.out(thought), whole + self.whole_out(considered)


class Placing(nn.Module):  # type: ignore[misc]
    """Logits: what goes on a space is judged by that space, alike for all; the other actions by the whole."""

    def __init__(self, placings: tuple[int, int, int], actions: int, width: int, wide: int) -> None:
        super().__init__()
        self.placings, self.wide = placings, wide
        kinds, spaces, ways = placings
        self.place = nn.Linear(width, kinds * ways)
        self.rest = nn.Linear(wide, actions - kinds * spaces * ways)
        self.own = nn.Parameter(torch.zeros(kinds * spaces * ways))
        for layer in (self.place, self.rest):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, trunk: torch.Tensor) -> torch.Tensor:
        """A logit for every action."""
        kinds, spaces, ways = self.placings
        whole, near = trunk[:, : self.wide], trunk[:, self.wide :].unflatten(1, (spaces, -1))
        placed = self.place(near).unflatten(2, (kinds, ways)).transpose(1, 2).flatten(1)
        return torch.cat([placed + self.own, self.rest(whole)], dim=1)


class MapNetwork(Network):
    """The trunk is the whole, then the spaces one after another."""

    def __init__(self, game: str, inputs: int, actions: int, width: int, wide: int, blocks: int) -> None:
        super().__init__()
        sizes = {"inputs": inputs, "actions": actions, "width": width, "wide": wide, "blocks": blocks}
        self.shape = {"kind": "map", "game": game, **sizes}
        self.map = map_of(game)
        self.entry = nn.Linear(inputs, wide)
        self.space_entry = nn.Linear(self.map.spaces[2], width)
        self.province_entry = nn.Linear(self.map.provinces[2], width)
        self.own = nn.Parameter(0.1 * torch.randn(self.map.places, width))
        self.register_buffer("touching", self.map.touching(), persistent=False)
        self.blocks = nn.ModuleList(MapBlock(self.map.places, width, wide) for _ in range(blocks))
        self.norm, self.space_norm = nn.LayerNorm(wide), nn.LayerNorm(width)
        self.policy = Placing(self.map.placings, actions, width, wide)
        self.value = nn.Linear(wide, 1)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def trunk(self, observations: torch.Tensor) -> torch.Tensor:
        """What both heads read."""
        parts = [self._trunk(some) for some in observations.split(AT_ONCE)]
        return parts[0] if len(parts) == 1 else torch.cat(parts)

    def _trunk(self, observations: torch.Tensor) -> torch.Tensor:
        seen = observations.to(self.entry.weight.dtype)
        whole = functional.relu(self.entry(seen))
        spaces = self.space_entry(part_of(seen, self.map.spaces))
        provinces = self.province_entry(part_of(seen, self.map.provinces))
        places = torch.cat([spaces, provinces], dim=1) + self.own
        for block in self.blocks:
            places, whole = block(places, whole, self.touching)
        near = functional.relu(self.space_norm(places[:, : self.map.spaces[1]]))
        return torch.cat([functional.relu(self.norm(whole)), near.flatten(1)], dim=1)

    def win_logit(self, trunk: torch.Tensor) -> torch.Tensor:
        """The logit of the chance to win, in full precision."""
        return exact(self.value, trunk[:, : self.shape["wide"]])


def part_of(seen: torch.Tensor, part: tuple[int, int, int]) -> torch.Tensor:
    """The numbers of one kind of place, place by place."""
    first, count, size = part
    return seen[:, first : first + count * size].unflatten(1, (count, size))
