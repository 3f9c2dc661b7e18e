"""Logothete: a table for five board games, where every rule is enforced and explained."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("logothete")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0+unknown"
