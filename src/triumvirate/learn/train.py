"""Training by self-play, in pieces: `python -m triumvirate.learn.train --config GAME --minutes 9 --out FOLDER`.

With `--against FILE` (or `policy`) one seat of each game is somebody's who does not learn, and the network becomes a best
response to it: how much it wins is a lower bound on how exploitable that one is. It begins with that network's own weights.

Everything runs on one device: with a GPU the cuda engine steps the games and torch learns beside it, without the CPU.
With a Ray cluster its players play the games, each on a device of its own, and this process learns.
A piece ends when its minutes are over (or at Ctrl-C, or when it is told to end) with a checkpoint, a curve and the
exported network.
"""

from __future__ import annotations

import argparse
import copy
import json
import signal
import time
from dataclasses import dataclass, replace
from pathlib import Path

import torch

from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.games import find_game
from triumvirate.learn import checkpoint
from triumvirate.learn.config import Config, read_config
from triumvirate.learn.experience import OwnFleet, Round
from triumvirate.learn.fleets import Fleets, seed_of
from triumvirate.learn.foes import POLICY, foe_of, network_in
from triumvirate.learn.judge import Judge
from triumvirate.learn.network import copy_into, playing_copy, prepare
from triumvirate.learn.plain import is_plain, write_plain
from triumvirate.learn.ray_fleets import Cluster, RayFleets
from triumvirate.learn.shapes import network_of, shape_for
from triumvirate.learn.update import Learner

TELL_EVERY = 10.0
END_RESERVE = 25.0  # seconds kept for the last judgement and for writing


@dataclass(frozen=True)
class Start:
    """What a piece goes on from, and whom it plays: a checkpoint, other weights to begin with, a foe by its name."""

    resume: Path | None = None
    begin: Path | None = None
    against: str = ""

    @property
    def weights(self) -> Path | None:
        """The file whose network a run begins with; against a frozen network, that one."""
        return self.begin or (Path(self.against) if self.against not in ("", POLICY) else None)


class Run:
    """One piece of training."""

    def __init__(
        self, config: Config, out: Path, device: torch.device, start: Start, cluster: Cluster | None = None
    ) -> None:
        torch.manual_seed(config.seed)
        prepare(device)
        self.config, self.out, self.device = config, out, device
        out.mkdir(parents=True, exist_ok=True)
        game = find_game(config.game)
        begun = start.weights
        network = network_of(shape_for(game, config.network)) if begun is None else network_in(game, begun)
        self.network = network.train().to(device)
        self.foe = foe_of(game, start.against, device) if start.against else None
        self.average = copy.deepcopy(self.network)
        self.progress: JsonObject = {"seconds": 0.0, "decisions": 0, "games": 0, "rounds": 0, "updates": 0}
        if start.resume is not None:
            self.progress = checkpoint.load(start.resume, self.network, self.average)
        self.judged = playing_copy(self.average, device)
        self.earlier = playing_copy(self.average, device)
        self.learner = Learner(self.network, self.average, config.learning, self.progress["updates"])
        self.began, self.pace = time.time(), ""
        self.say(
            f"{sum(weight.numel() for weight in self.network.parameters()) / 1e6:.2f} M weights on {device}; compiling"
        )
        self.fleets: Fleets
        if cluster is None:
            seed = seed_of(config.seed, self.progress["rounds"], 0)
            self.fleets = OwnFleet(config, self.network, config.play.games, device, seed, self.foe)
        else:
            self.fleets = RayFleets(cluster, config, self.network, self.say)
        self.judge = Judge(game, config, device)
        fault = self.judge.check()
        if fault:
            raise SystemExit(f"The fleet and the python engine differ: {fault}.")
        self.say("ready: the fleet and the python engine agree")

    def say(self, words: str) -> None:
        """A line of progress."""
        print(f"[{time.time() - self.began:6.1f} s] {words}", flush=True)

    def wait(self) -> None:
        """Until the device has done all it was given."""
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def rate(self) -> float:
        """The learning rate at this point of the whole run: from full to its floor, by a cosine."""
        learning = self.config.learning
        share = min(1.0, self.progress["seconds"] / (60 * self.config.minutes))
        fall = float((1 + torch.cos(torch.tensor(share * torch.pi))) / 2)
        return learning.floor + (learning.rate - learning.floor) * fall

    def train(self, seconds: float) -> None:
        """Rounds of play and learning until the time is up; the curve grows as it goes."""
        told = judged = last = time.time()
        until = self.began + seconds - END_RESERVE
        while time.time() < until:
            columns, games = self.fleets.play(self.network, self.progress["rounds"])
            played = Round(*(torch.as_tensor(column, device=self.device) for column in columns))
            self.wait()
            middle = time.time()
            losses = self.learner.learn(played, self.rate())
            now = time.time()
            self.pace = (
                f"played {len(played.movers)} decisions in {middle - last:.2f} s, learned in {now - middle:.2f} s"
            )
            self.progress["seconds"] += now - last
            last = now
            self.progress["rounds"] += 1
            self.progress["updates"] = self.learner.averaged
            self.progress["decisions"] += len(played.movers)
            self.progress["games"] += games
            if now - told > TELL_EVERY:
                self.tell(losses)
                told = now
            if now - judged > self.config.judging.every:
                self.judge_now(losses)
                self.save()
                judged = last = time.time()

    def tell(self, losses: dict[str, float]) -> None:
        """One line about now."""
        done = self.progress
        words = " ".join(f"{name} {value:.4f}" for name, value in losses.items())
        self.say(f"{done['games'] / 1e6:.2f} M games, {done['decisions'] / 1e6:.1f} M decisions, {words}, {self.pace}")

    def judge_now(self, losses: dict[str, float]) -> None:
        """Measure the average network and add a line to the curve."""
        copy_into(self.judged, self.average)
        point = {**self.progress, **losses, "rate": self.rate()}
        point["random"] = self.judge.against(self.judged, None)
        point["earlier"] = self.judge.against(self.judged, self.earlier)
        if self.foe is not None:
            point["foe"] = self.judge.against_foe(self.judged, self.foe)
        point["solo"] = self.judge.solo(self.judged)
        copy_into(self.earlier, self.judged)
        with (self.out / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(point) + "\n")
        against = f", its foe {point['foe']:.4f}" if self.foe is not None else ""
        self.say(
            f"beats random {point['random']:.4f}, the one judged before {point['earlier']:.4f}{against}; "
            f"solo {point['solo']}"
        )

    def save(self) -> None:
        """The checkpoint, and the network as compiled text plays it where that can."""
        checkpoint.save(self.out / "imperator.pt", self.network, self.average, self.progress)
        if is_plain(self.average):
            write_plain(self.average, self.out / "imperator.npz", self.progress)

    def finish(self) -> None:
        """Whatever happened: a checkpoint and the plain weights first, then the export that needs more packages."""
        self.save()
        try:
            from triumvirate.learn.export import write_onnx

            write_onnx(self.average, self.out / f"{self.config.game}.onnx", self.progress)
        except Exception as fault:  # the checkpoint can be exported later, anywhere
            self.say(f"not exported: {fault}")
        self.say(f"saved in {self.out}")


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--config", required=True)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--begin", type=Path)
    parser.add_argument("--against", default="")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it gets what is there
    start = Start(asked.resume, asked.begin, asked.against)
    train(read_config(asked.config), asked.minutes, asked.out, start, asked.device)


def for_two(config: Config) -> Config:
    """The sets in which both seats are played."""
    return replace(config, sets=tuple(one for one in config.sets if not one.options.get("solo")))


def train(config: Config, minutes: float, out: Path, start: Start, device: str, cluster: Cluster | None = None) -> None:
    """One piece of training, saved however it ends."""
    if start.against and cluster is not None:
        raise BadRequest("A best response is trained on one machine: leave --ray out.")
    run = Run(for_two(config) if start.against else config, out, torch.device(device), start, cluster)
    try:
        run.train(60 * minutes)
        run.judge_now({})
    except KeyboardInterrupt:
        run.say("stopped")
    finally:
        run.finish()
        run.fleets.close()


if __name__ == "__main__":
    main()
