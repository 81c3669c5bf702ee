"""The memory of an attentive player: what each standing block of the other side can be, and how strong at most."""

from triumvirate.games.julius.memory.recall import Candidate, Remembered, Stand, recall

__all__ = ["Candidate", "Remembered", "Stand", "recall"]
