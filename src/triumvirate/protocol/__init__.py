"""The engine protocol: one JSON object a line in, one out. A public promise; see docs/protocol.md."""

from triumvirate.protocol.session import Session

__all__ = ["Session"]
