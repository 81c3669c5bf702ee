"""stub"""


def replay() -> None:
    """Stub."""
