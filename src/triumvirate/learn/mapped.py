"""A network with the shape of a game's map: spaces between provinces, the same weights for all of either, and a whole.

Each block lets every space hear from its two provinces, every province from the spaces around it, both from the whole, and
the whole from all of them. What holds in one place is so learned for every place; what is peculiar to one stands in numbers
of its own. The map comes from the game's `whereabouts.py`. All parts lie place by place, `[place, position, width]`: then
hearing is one product with the map's constant table, for a whole batch.
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


@dataclass(frozen=True)
class Map:
    """Where the numbers of spaces and provinces are, which two provinces a space has, and the actions that name a space."""

    spaces: tuple[int, int, int]
    places: tuple[int, int, int]
    ends: tuple[tuple[int, int], ...]
    placings: tuple[int, int, int]

    def incidence(self) -> torch.Tensor:
        """A row for each first end of a province, then one for each second end; a column for each space."""
        provinces = self.places[1]
        table = torch.zeros(2 * provinces, len(self.ends))
        for space, (first, second) in enumerate(self.ends):
            table[first, space] = table[provinces + second, space] = 1
        return table


def map_of(name: str) -> Map:
    """A game's map for networks."""
    package = find_game(name).rules.__name__.rpartition(".")[0]
    if importlib.util.find_spec(f"{package}.whereabouts") is None:
        raise BadRequest(f"{name} tells no network where its numbers belong (whereabouts.py); use a perceptron.")
    told = importlib.import_module(f"{package}.whereabouts")
    return Map(told.SPACES, told.PLACES, told.ENDS, told.PLACINGS)


class Hearing(nn.Module):  # type: ignore[misc]
    """What one kind of place does in a block: hear from itself, from what touches it and from the whole, and add to itself."""

    def __init__(self, width: int, wide: int) -> None:
        super().__init__()
        self.own = nn.Linear(width, width)
        self.first = nn.Linear(width, width, bias=False)
        self.second = nn.Linear(width, width, bias=False)
        self.whole = nn.Linear(wide, width, bias=False)
        self.out = nn.Linear(width, width)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, own: torch.Tensor, heard: torch.Tensor, whole: torch.Tensor) -> torch.Tensor:
        """What is added, of what it was, what the neighbours told, and the whole."""
        return self.out(functional.relu(self.own(own) + heard + self.whole(whole)))


class MapBlock(nn.Module):  # type: ignore[misc]
    """Spaces, provinces and the whole hear each other once."""

    def __init__(self, spaces: int, provinces: int, width: int, wide: int) -> None:
        super().__init__()
        self.space_norm, self.place_norm = nn.LayerNorm(width), nn.LayerNorm(width)
        self.whole_norm = nn.LayerNorm(wide)
        self.spaces, self.places = Hearing(width, wide), Hearing(width, wide)
        self.space_told, self.place_told = nn.Linear(width, TOLD), nn.Linear(width, TOLD)
        self.inner = nn.Linear(wide, wide)
        self.of_spaces = nn.Linear(spaces * TOLD, wide, bias=False)
        self.of_places = nn.Linear(provinces * TOLD, wide, bias=False)
        self.out = nn.Linear(wide, wide)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(
        self, spaces: torch.Tensor, places: torch.Tensor, whole: torch.Tensor, incidence: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """All three, a little wiser."""
        near, here, all_of = self.space_norm(spaces), self.place_norm(places), self.whole_norm(whole)
        sent = torch.cat([self.spaces.first(here), self.spaces.second(here)])
        to_spaces = spread(incidence.t(), sent)
        first, second = spread(incidence, near).chunk(2)
        to_places = self.places.first(first) + self.places.second(second)
        told = self.of_spaces(beside(self.space_told(near))) + self.of_places(beside(self.place_told(here)))
        return (
            spaces + self.spaces(near, to_spaces, all_of),
            places + self.places(here, to_places, all_of),
            whole + self.out(functional.relu(self.inner(all_of) + told)),
        )


def spread(table: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
    """The table's sums of what lies place by place, alike for every position and number."""
    return (table @ places.reshape(len(places), -1)).view(len(table), *places.shape[1:])


def beside(places: torch.Tensor) -> torch.Tensor:
    """From place by place to position by position: the numbers of all places beside each other."""
    return places.transpose(0, 1).reshape(places.shape[1], -1)


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
        spaces, provinces = self.map.spaces[1], self.map.places[1]
        self.entry = nn.Linear(inputs, wide)
        self.space_entry = nn.Linear(self.map.spaces[2], width)
        self.place_entry = nn.Linear(self.map.places[2], width)
        self.space_own = nn.Parameter(0.1 * torch.randn(spaces, 1, width))
        self.place_own = nn.Parameter(0.1 * torch.randn(provinces, 1, width))
        self.register_buffer("incidence", self.map.incidence(), persistent=False)
        self.blocks = nn.ModuleList(MapBlock(spaces, provinces, width, wide) for _ in range(blocks))
        self.norm, self.space_norm = nn.LayerNorm(wide), nn.LayerNorm(width)
        self.policy = Placing(self.map.placings, actions, width, wide)
        self.value = nn.Linear(wide, 1)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def trunk(self, observations: torch.Tensor) -> torch.Tensor:
        """What both heads read."""
        seen = observations.to(self.entry.weight.dtype)
        whole = functional.relu(self.entry(seen))
        spaces = self.space_entry(part_of(seen, self.map.spaces)) + self.space_own
        places = self.place_entry(part_of(seen, self.map.places)) + self.place_own
        for block in self.blocks:
            spaces, places, whole = block(spaces, places, whole, self.incidence)
        return torch.cat([functional.relu(self.norm(whole)), beside(functional.relu(self.space_norm(spaces)))], dim=1)

    def win_logit(self, trunk: torch.Tensor) -> torch.Tensor:
        """The logit of the chance to win, in full precision."""
        return exact(self.value, trunk[:, : self.shape["wide"]])


def part_of(seen: torch.Tensor, part: tuple[int, int, int]) -> torch.Tensor:
    """The numbers of one kind of place, place by place."""
    first, count, size = part
    return seen[:, first : first + count * size].unflatten(1, (count, size)).transpose(0, 1)
