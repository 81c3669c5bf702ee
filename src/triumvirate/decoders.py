"""Decoders of typed answers, made one at a time.

msgspec remembers what it learned of a class on the class itself, and fills that in while another thread may already
be reading it: two threads that decode a class for the first time at the same moment end the whole program. Whoever may
decode in threads therefore asks here.
"""

from __future__ import annotations

from threading import Lock
from typing import TypeVar, cast

import msgspec

T = TypeVar("T")

_decoders: dict[object, msgspec.json.Decoder[object]] = {}
_making = Lock()


def decoder_of(kind: type[T]) -> msgspec.json.Decoder[T]:
    """The decoder of a class, complete before anybody has it."""
    decoder = _decoders.get(kind)
    if decoder is None:
        with _making:
            decoder = _decoders.setdefault(kind, msgspec.json.Decoder(kind))
    return cast("msgspec.json.Decoder[T]", decoder)
