"""Ids and secrets. Both are random; a secret is stored only as its hash, and compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_id() -> str:
    """The id of an account or a game: 96 random bits, so that ids cannot be guessed; they are no secrets, though.

    None begins with a dash, which a command would take for an option.
    """
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


def new_secret() -> str:
    """A session token, a table's link or a seat's secret: 192 random bits."""
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """What the store keeps. A plain hash is enough for what cannot be guessed anyway."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def opens(secret: str | None, kept: str | None) -> bool:
    """Whether this secret is the one behind the kept hash."""
    return secret is not None and kept is not None and hmac.compare_digest(hash_secret(secret), kept)
