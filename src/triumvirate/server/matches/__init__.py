"""The life of a match: held, changed, timed, shown."""
