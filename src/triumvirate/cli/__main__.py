"""`python -m triumvirate.cli`."""

from triumvirate.cli import main

if __name__ == "__main__":
    main()
