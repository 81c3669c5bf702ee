"""stub"""


def fuzz() -> None:
    """Stub."""
