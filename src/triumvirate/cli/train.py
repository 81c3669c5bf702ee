"""`triumvirate train`: self-play training of a game's network, in pieces that go on where the last one stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from triumvirate.cli.parameters import GameName


def train(
    game: GameName,
    minutes: Annotated[float, typer.Option(min=0.1, help="How long this piece takes, all included.")] = 9.0,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where checkpoint, curve, plot and network go.")] = Path(
        "training"
    ),
    config: Annotated[
        str, typer.Option(metavar="FILE.toml", help="The run; without it, the one that made our network.")
    ] = "",
    resume: Annotated[Path | None, typer.Option(metavar="FILE.pt", help="Go on from this checkpoint.")] = None,
    against: Annotated[
        str,
        typer.Option(
            metavar="FILE|policy",
            help="Train a best response to this frozen network (.pt, .npz), or to the playout policy of the search.",
        ),
    ] = "",
    begin: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Begin with this network's weights (.pt, .npz); --against FILE does anyway."),
    ] = None,
    device: Annotated[
        str, typer.Option(help="cuda or cpu, here and for players on a cluster; without it, a GPU if there is.")
    ] = "",
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on this Ray cluster ('auto': the one here), and learn in this process."
        ),
    ] = None,
    players: Annotated[
        int, typer.Option(min=0, help="With --ray: how many; without it, one for each GPU, or for each processor.")
    ] = 0,
) -> None:
    """Train a network by self-play; needs torch (the extra `learn`), and a GPU to get anywhere.

    A piece ends on time or at Ctrl-C, and leaves a checkpoint, the curve with its plot, and the exported network.
    With --against it learns to beat one opponent that stays as it is: how much it wins says how exploitable that one is.
    """
    from triumvirate.core.errors import BadRequest

    try:
        import torch

        from triumvirate.learn.config import file_of, read_config
        from triumvirate.learn.ray_fleets import Cluster
        from triumvirate.learn.train import Start
        from triumvirate.learn.train import train as train_network
    except ImportError as missing:
        raise BadRequest(
            f"Training needs the extra 'learn' ({missing.name} is missing): pip install 'triumvirate[learn]'."
        ) from None
    from triumvirate.learn.curve import plot, read_curve

    gpu = torch.cuda.is_available()
    if device.startswith("cuda") and not gpu and ray is None:
        raise BadRequest("Torch finds no GPU here; --device cpu trains on the processor.")
    found = (device or "cuda") if gpu else "cpu"
    cluster = Cluster(ray, players, device) if ray else None
    usual = "response.toml" if against and file_of(game, "response.toml").is_file() else "training.toml"
    train_network(read_config(config or game, usual), minutes, out, Start(resume, begin, against), found, cluster)
    curve = out / "curve.jsonl"
    if curve.exists():
        (out / "curve.svg").write_text(plot(read_curve(curve)), encoding="utf-8")
