"""From a shape to a network: the one place that knows the kinds there are."""

from __future__ import annotations

from triumvirate.core.errors import BadRequest
from triumvirate.core.game import Game
from triumvirate.core.plain import JsonObject
from triumvirate.learn.config import MAP, PERCEPTRON, NetworkConfig
from triumvirate.learn.mapped import MapNetwork
from triumvirate.learn.network import Network, Perceptron
from triumvirate.learn.sight import sight_of


def network_of(shape: JsonObject) -> Network:
    """An untrained network; a shape of no kind is a perceptron's, as all were before there were others."""
    sizes = {name: value for name, value in shape.items() if name != "kind"}
    return MapNetwork(**sizes) if shape.get("kind") == MAP else Perceptron(**sizes)


def shape_for(game: Game, config: NetworkConfig) -> JsonObject:
    """The shape that a configuration asks for."""
    sight = sight_of(game)
    sizes: JsonObject = {"inputs": sight.inputs, "actions": sight.slots, "width": config.width, "blocks": config.blocks}
    if config.kind == PERCEPTRON:
        return sizes
    if config.kind == MAP:
        return {"kind": MAP, "game": game.name, "wide": config.wide, **sizes}
    raise BadRequest(f"There is no network of kind '{config.kind}': {PERCEPTRON} and {MAP} are.")
