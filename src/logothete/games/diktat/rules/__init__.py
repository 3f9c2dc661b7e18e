"""The rules, chapter by chapter: each file holds the steps of one subject."""
