"""The HTTP side of the server, in the order of `docs/api.md`."""
