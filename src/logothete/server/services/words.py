"""What people may write: names, messages, notes, nonces. Cleaned once, on the way in."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from logothete.server.errors import BadName, BadText, NameOfBots
from logothete.server.services.likeness import likeness

# Marks that turn the direction of text around could make one name look like another.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS: Final = frozenset("\u200c\u200d")
# Letters and signs, to go by their categories, that show nothing.
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SEEN: Final = frozenset("LNPS")
MOST_MARKS: Final = 2
"""Accents and the like on one letter. More of them reach into the lines above and below."""
# The word that stands beside the name of every bot, in each language of the page.
_BOTS: Final = re.compile(r"(?<![^\W_])(ro)?bots?(?![^\W_])")


def clean_name(name: str, most: int, program: bool = False) -> str:
    """A name as it is shown: 1 to `most` printable characters, single spaces. Only a program may say that it is one."""
    words = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(words) <= most:
        raise BadName(f"a name has 1 to {most} characters, not {len(words)}", most=most)
    if not all(_shown(char) and char not in _BLANK for char in words) or not _readable(words):
        raise BadName("a name has only characters that can be shown, and few accents on each", most=most)
    if not program and (_BOTS.search(fold_name(words)) or _BOTS.search(likeness(words))):
        raise NameOfBots("the word bot marks those who are not people: take a name without it")
    return words


def _readable(words: str) -> bool:
    """Whether something is to be seen, joiners join letters or signs, and marks stand on them, a few on each."""
    marks, before = MOST_MARKS, " "
    for number, char in enumerate(words):
        if char in _JOINERS:
            after = words[number + 1 : number + 2]
            if before == " " or not after or after == " " or after in _JOINERS:
                return False
        elif unicodedata.category(char) in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                return False
        else:
            marks = MOST_MARKS if char == " " else 0
        before = " " if char in _JOINERS else char
    return any(unicodedata.category(char)[0] in _SEEN for char in words)


def fold_name(name: str) -> str:
    """A name as it is compared: who differs only in capitals or in width has the same one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def clean_text(text: str, most: int, least: int = 1) -> str:
    """A text of several lines: `least` to `most` characters; nothing that cannot be shown but line breaks and tabs."""
    cleaned = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n")).strip()
    if not least <= len(cleaned) <= most:
        raise BadText(f"the text has {least} to {most} characters, not {len(cleaned)}", least=least, most=most)
    if not all(char in "\n\t" or _shown(char) for char in cleaned):
        raise BadText("the text holds a character that cannot be shown", least=least, most=most)
    return cleaned


def _shown(char: str) -> bool:
    if char in _TURNING:
        return False
    return char in _JOINERS or unicodedata.category(char) not in _HIDDEN
