"""What a seat is asked."""

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked, as a message (`prompt-<key>`), its rule, and what it is about."""

    key: str
    rule: str
    about: dict[str, str | int] = {}
