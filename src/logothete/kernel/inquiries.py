"""Asking a position something: the same for server, terminal and tests, whatever a title answers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from logothete.kernel.state import State
from logothete.kernel.title import MOST_ANSWER, Answer, InquiryKind, Title


class UnknownInquiry(Exception):
    """Something was asked that the title does not answer; the message says what it does."""


class LongAnswer(Exception):
    """A fault of a title: an answer that nobody would read."""


def find(title: Title, key: str, things: Sequence[str]) -> InquiryKind:
    """The kind of an inquiry about these things; `UnknownInquiry` if there is none, or not about them."""
    kind = next((one for one in title.inquiries if one.key == key), None)
    if kind is None:
        known = ", ".join(one.key for one in title.inquiries) or "nothing"
        raise UnknownInquiry(f"{title.key} answers no question {key!r}; it answers: {known}")
    if len(things) != len(kind.domains):
        raise UnknownInquiry(f"{key!r} is about {', '.join(kind.domains) or 'nothing'}, not {len(things)} things")
    for domain, thing in zip(kind.domains, things, strict=True):
        if thing not in title.actions.domains[domain]:
            raise UnknownInquiry(f"there is no {domain} {thing!r}")
    return kind


def answer(title: Title, state: State, seat: int | None, kind: InquiryKind, things: Sequence[str]) -> bytes:
    """What the title answers, as JSON."""
    found: Answer = title.inquire(state, seat, kind, things)
    encoded = msgspec.json.encode(found)
    if len(encoded) > MOST_ANSWER:
        raise LongAnswer(f"{title.key}: the answer to {kind.key} {' '.join(things)} has {len(encoded)} bytes")
    return encoded
