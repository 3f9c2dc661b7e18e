"""What a seat is asked."""

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked or invited to, as a message (`prompt-<key>`), its rule, and what it is about."""

    key: str
    rule: str
    about: dict[str, str | int] = {}
    answers: list[str] = []
    """Of an invitation: the asides with which it can be answered, possible now or not; a page makes buttons of them."""
