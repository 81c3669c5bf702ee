"""Swiss rounds by the Dutch system, FIDE handbook C.04.3; letters and numbers in the docstrings are its articles."""
