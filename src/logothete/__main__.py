"""Lets `python -m logothete` do what the `logothete` command does."""

from logothete.cli import main

if __name__ == "__main__":
    main()
