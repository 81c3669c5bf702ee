"""Twin servers: the same match twice, differing only in what is hidden; what anybody can obtain must be the same."""
