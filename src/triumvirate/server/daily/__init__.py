"""The deal of the day: what it is, one try each, how tries compare, and its opening on the day after."""
