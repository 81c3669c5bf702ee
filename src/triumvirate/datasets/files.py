"""The files of a dataset: gzipped JSON lines, which need nothing, or Parquet, which needs pyarrow (the extra `data`)."""

from __future__ import annotations

import gzip
import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import TypeVar

import msgspec

from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.datasets.rows import Match, Move, to_line
from triumvirate.decoders import decoder_of

FORMATS = {"jsonl": ".jsonl.gz", "parquet": ".parquet"}
MOVES, MATCHES = "moves", "matches"
_NESTED = ("view", "truth")  # columns that Parquet keeps as JSON text, for they differ from row to row

Row = TypeVar("Row", Match, Move)


def write(path: Path, rows: Sequence[Match] | Sequence[Move]) -> None:
    """Write a file in the format of its name, in one move, so that there is never half a file. Same rows, same bytes."""
    data = _parquet(rows) if path.suffix == ".parquet" else _lines(rows)
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(data)
    draft.replace(path)


def read(path: Path, kind: type[Row]) -> Iterator[Row]:
    """The rows of a file."""
    if path.suffix == ".parquet":
        yield from _read_parquet(path, kind)
        return
    with gzip.open(path, "rb") as lines:
        decoder = decoder_of(kind)
        for number, line in enumerate(lines, 1):
            try:
                yield decoder.decode(line)
            except msgspec.MsgspecError as fault:
                raise BadRequest(f"{path.name}, line {number}: {fault}") from fault


def _lines(rows: Iterable[Match] | Iterable[Move]) -> bytes:
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=buffer, mode="wb", mtime=0) as packed:
        packed.writelines(to_line(row) for row in rows)
    return buffer.getvalue()


def _arrow() -> tuple[ModuleType, ModuleType]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise BadRequest("Parquet needs pyarrow: pip install 'triumvirate[data]', or take jsonl instead.") from None
    return pyarrow, parquet


def _parquet(rows: Sequence[Match] | Sequence[Move]) -> bytes:
    arrow, parquet = _arrow()
    table = [msgspec.json.decode(to_line(row)) for row in rows]
    for row in table:
        for name in _NESTED:
            if name in row:
                row[name] = msgspec.json.encode(row[name]).decode()
    buffer = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(table, _schema(arrow, table)), buffer, compression="zstd")
    return buffer.getvalue()


def _schema(arrow: ModuleType, rows: Sequence[JsonObject]) -> object:
    texts, numbers = arrow.list_(arrow.string()), arrow.list_(arrow.int32())
    types = {
        **dict.fromkeys(("match", "number", "moves", "index"), arrow.int32()),
        **dict.fromkeys(("game", "seat", "reason", "action", "view", "truth", "truth_record"), arrow.string()),
        **dict.fromkeys(("players", "seats", "winners"), texts),
        **dict.fromkeys(("scores", "legal"), numbers),
        "seed": arrow.int64(),
        "finished": arrow.bool_(),
        "outcome": arrow.float32(),
        "observation": arrow.list_(arrow.float32()),
    }
    names = list(rows[0]) if rows else []
    return arrow.schema([(name, types[name]) for name in names])


def _read_parquet(path: Path, kind: type[Row]) -> Iterator[Row]:
    _, parquet = _arrow()
    decoder_of(kind)
    for batch in parquet.ParquetFile(path).iter_batches(1024):
        for row in batch.to_pylist():
            for name in _NESTED:
                if row.get(name) is not None:
                    row[name] = msgspec.json.decode(row[name])
            yield msgspec.convert(row, kind)


def is_there(format: str) -> None:
    """Refuse a format that cannot be written here before any work is done."""
    if format not in FORMATS:
        raise BadRequest(f"There is no format '{format}'; there are {', '.join(FORMATS)}.")
    if format == "parquet":
        _arrow()
