"""Who is played against without learning: a frozen network, or the playout policy of the game's search."""

from __future__ import annotations

from pathlib import Path

import torch

from triumvirate.core.errors import BadRequest
from triumvirate.core.game import Game
from triumvirate.learn import checkpoint
from triumvirate.learn.fleet import Fleet
from triumvirate.learn.improve import decide_greedily
from triumvirate.learn.network import Network, Perceptron, playing_copy
from triumvirate.learn.weights import Laid, read_weights
from triumvirate.search.room import room_of

POLICY = "policy"


class Foe:
    """A frozen network with one look ahead; without a network, the playout policy, which looks at what it does itself."""

    def __init__(self, network: Network | None, device: torch.device) -> None:
        self.network = None if network is None else playing_copy(network, device)

    def choose(self, fleet: Fleet, sharpness: float) -> torch.Tensor:
        """An action in every game, as in matches: no exploring."""
        return fleet.habits() if self.network is None else decide_greedily(self.network, fleet, sharpness)


def foe_of(game: Game, name: str, device: torch.device) -> Foe:
    """`policy`, or the network of a file."""
    return Foe(None if name == POLICY else network_in(game, Path(name)), device)


def network_in(game: Game, path: Path) -> Network:
    """A trained network: a checkpoint's average, or the perceptron of an `.npz` as it ships."""
    if not path.is_file():
        raise BadRequest(f"{path} is no file of a network, neither FILE.pt nor FILE.npz.")
    return _perceptron_in(game, path) if path.suffix == ".npz" else checkpoint.load_average(path)


def _perceptron_in(game: Game, path: Path) -> Perceptron:
    laid = Laid(room_of(game), read_weights(path))
    inputs, slots, width, blocks = (int(size) for size in laid.shape)
    network = Perceptron(inputs, slots, width, blocks)
    rest = torch.from_numpy(laid.net)
    with torch.no_grad():
        for layer in _layers(network):
            turned = isinstance(layer, torch.nn.Linear) and layer not in (network.policy, network.value)
            for weight, is_turned in ((layer.weight, turned), (layer.bias, False)):
                part, rest = rest[: weight.numel()], rest[weight.numel() :]
                weight.copy_(part.view(weight.t().shape).t() if is_turned else part.view(weight.shape))
    network.eval()
    return network


def _layers(network: Perceptron) -> list[torch.nn.Module]:
    """In the order in which a file has them (`plain.laid_out`)."""
    blocks = [layer for block in network.blocks for layer in (block.norm, block.first, block.second)]
    return [network.entry, *blocks, network.norm, network.policy, network.value]
