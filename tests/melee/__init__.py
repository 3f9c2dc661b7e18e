"""The melee, a toy for tests: knights of two sides on a small field of hexes.

MEL-001. Two or four knights, by turns; those of one colour play together. Where they begin, what the field is and who
begins depend on the scenario: a duel is for two, the ford for two or four.
MEL-002. In his turn a knight goes up to two hexes and strikes once, in any order; then he rests. Nobody enters rocks,
or a hex with somebody in it.
MEL-003. A strike at a knight of the other colour beside him is one die of ten: 7 and more fells him. The die gains 1
for each comrade beside the target, 2 for a charm.
MEL-004. Whether he has a charm is dealt to each knight at the start, and only he knows; his strikes hint at
it.
MEL-005. A colour with nobody left has lost. After so many rounds the melee is drawn.
"""

from tests.melee.title import Melee, MeleeTitle

__all__ = ["Melee", "MeleeTitle"]
