"""A training run on disk: the network and its average in half precision, and how far the run has come."""

from __future__ import annotations

from pathlib import Path

import torch

from triumvirate.core.plain import JsonObject
from triumvirate.learn.network import Network, copy_into
from triumvirate.learn.shapes import network_of


def save(path: Path, network: Network, average: Network, progress: JsonObject) -> None:
    """Write a checkpoint whole or not at all."""
    data = {"shape": network.shape, "progress": progress, "network": _half(network), "average": _half(average)}
    part = path.with_suffix(".part")
    torch.save(data, part)
    part.replace(path)


def load(path: Path, network: Network, average: Network) -> JsonObject:
    """Read a checkpoint into networks of the same shape; the progress it tells."""
    data = torch.load(path, map_location="cpu", weights_only=True)
    if data["shape"] != network.shape:
        raise SystemExit(f"{path} is a network of shape {data['shape']}, the configuration says {network.shape}.")
    for target, weights in ((network, data["network"]), (average, data["average"])):
        other = network_of(data["shape"])
        other.load_state_dict({name: weight.float() for name, weight in weights.items()})
        copy_into(target, other)
    progress: JsonObject = data["progress"]
    return progress


def load_average(path: Path) -> Network:
    """The network of a checkpoint that is worth playing with."""
    data = torch.load(path, map_location="cpu", weights_only=True)
    network = network_of(data["shape"])
    network.load_state_dict({name: weight.float() for name, weight in data["average"].items()})
    network.eval()
    return network


def progress_of(path: Path) -> JsonObject:
    """How far the run of a checkpoint had come."""
    progress: JsonObject = torch.load(path, map_location="cpu", weights_only=True)["progress"]
    return progress


def _half(network: Network) -> JsonObject:
    return {name: weight.detach().half().cpu() for name, weight in network.state_dict().items()}
