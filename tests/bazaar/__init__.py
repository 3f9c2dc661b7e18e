"""A toy for tests of what is done aside: a bazaar, where anybody may trade, whisper and shout whoever's turn it is.

BAZ-001  Two to four merchants take turns. Each begins with four goods behind a screen; there are silk, salt and wine.
BAZ-002  In a turn a merchant may put up one sign, and put goods of his into a crate, unseen. Then he rests or sells.
BAZ-003  Selling shows the good and brings a coin. His neighbour says at once whether he tops it, which costs him a coin
         and brings the seller another one. While the hammer is up nobody does anything else.
BAZ-004  When everybody has had a turn, all say under seal whether they pray or doze; who prays alone finds a coin.
BAZ-005  After three rounds the bazaar closes. A coin counts two points, a good in a crate one.
BAZ-006  Anybody may at any moment draft an offer of one good for another, unseen, and say to whom.
BAZ-007  Proposed, it lies before those to whom it was made, and only they know of it. The first who accepts has it.
BAZ-008  Whoever accepts must hold what is asked for. If what was offered is gone, the deal falls through.
BAZ-009  Anybody may refuse an offer, or withdraw his own. A merchant has one offer on the table at a time.
BAZ-010  Anybody may pass a note to somebody, or shout.
BAZ-011  A draft and a note take a breath, which nobody sees. A merchant has three, and may shout three times; he gets
         all of it back when his turn comes.
"""

from tests.bazaar.title import BazaarTitle, bazaar, play

__all__ = ["BazaarTitle", "bazaar", "play"]
