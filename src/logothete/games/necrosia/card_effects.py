"""What cards can do: the primitives that `effect` in `cards.toml` names, numbered in the order of EFFECT_KEYS.

What they do is in `rules/cards/effects.py`, what each of them asks of a card in `primitives.py`.
"""

from typing import Final

E_DICE: Final = 0
E_SCORE: Final = 1
E_REROLL_ZEROS: Final = 2
E_REROLL_ONE: Final = 3
E_REROLL_CHOSEN: Final = 4
E_NO_BASE_DIE: Final = 5
E_IGNORE_LOSSES: Final = 6
E_LOSSES_ANYWHERE: Final = 7
E_RETURN_UNITS: Final = 8
E_TURN_AWAY: Final = 9
E_NO_COMBAT_CARDS: Final = 10
E_DRIVE_OUT: Final = 11
E_PUSH_FIGHTERS: Final = 12
E_ADD_UNITS: Final = 13
E_EMPATHY: Final = 14
E_REMOVE_UNITS: Final = 15
E_NECROSE_UNITS: Final = 16
E_CONVERT_RIVAL: Final = 17
E_MOVE_UNITS: Final = 18
E_EXCHANGE: Final = 19
E_PARALYSE: Final = 20
E_WIDE_MOVE: Final = 21
E_BIG_TRADE: Final = 22
E_PROXY_TRADE: Final = 23
E_BIG_MAGIC: Final = 24
E_AIRBORNE: Final = 25
E_FREE_WAR: Final = 26
E_FREE_TRADE: Final = 27
E_MAGIC_ARRIVAL: Final = 28
E_MAGIC_DEPARTURE: Final = 29
E_BAN: Final = 30
E_CURSE: Final = 31
E_MOVE_NECROSIANS: Final = 32
E_PUSH_NECROSIANS: Final = 33
E_KILL_NECROSIANS: Final = 34
E_THIN_NECROSIANS: Final = 35
E_CLEAR_REGION: Final = 36
E_REPLACE_NECROSIANS: Final = 37
E_FEED_NECROSED: Final = 38
E_FEED_INFESTED: Final = 39
E_NECROSE_REGION: Final = 40
E_HEAL: Final = 41
E_WARD: Final = 42
E_CANCEL_LOSSES: Final = 43
E_NO_LOSSES: Final = 44
E_CONTRACT: Final = 45
E_HYPNOSIS: Final = 46
E_PRIVILEGE: Final = 47
E_DISCOUNT: Final = 48
E_AMNESIA: Final = 49
E_EXTORT: Final = 50
E_STEAL_CARD: Final = 51
E_DISCARD_CARDS: Final = 52
E_RECOVER_CARD: Final = 53
E_DISCARD_ROW: Final = 54
E_ARRANGE_DECK: Final = 55
E_READ_ENTRAILS: Final = 56
E_CANCEL: Final = 57
EFFECT_KEYS: Final = (
    *("dice", "score", "reroll-zeros", "reroll-one", "reroll-chosen", "no-base-die", "ignore-losses"),
    *("losses-anywhere", "return-units", "turn-away", "no-combat-cards", "drive-out", "push-fighters"),
    *("add-units", "empathy", "remove-units", "necrose-units", "convert-rival", "move-units", "exchange", "paralyse"),
    *("wide-move", "big-trade", "proxy-trade", "big-magic", "airborne", "free-war", "free-trade"),
    *("magic-arrival", "magic-departure", "ban", "curse"),
    *("move-necrosians", "push-necrosians", "kill-necrosians", "thin-necrosians", "clear-region"),
    *("replace-necrosians", "feed-necrosed", "feed-infested", "necrose-region", "heal", "ward"),
    *("cancel-losses", "no-losses", "contract", "hypnosis", "privilege", "discount", "amnesia", "extort"),
    *("steal-card", "discard-cards", "recover-card", "discard-row", "arrange-deck", "read-entrails", "cancel"),
)
