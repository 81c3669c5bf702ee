"""stub"""


def warm() -> None:
    """Stub."""
