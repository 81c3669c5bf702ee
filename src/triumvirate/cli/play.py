"""stub"""


def play() -> None:
    """Stub."""
