"""Tables before a match, and records that are brought."""
