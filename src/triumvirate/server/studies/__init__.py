"""Studies on the server: trees of lines that people try, keep and share."""
