# What can be wrong with Diktat’s content or a pack for it; what any game’s content can have is told by the kernel.

fault-number-of-sectors = there are { $count } sectors instead of { $wanted } (DIK-304)
fault-number-of-sectors-advice = Write exactly { $wanted } [[sector]] entries.
fault-half-a-marker = it has one of 'one_others' and 'both_others' without the other (AUT-062)
fault-half-a-marker-advice = Write both, or neither.
fault-no-home = no sector is the home of the Others (AUT-021)
fault-no-home-advice = Add 'home = true' to one sector.
fault-second-home = '{ $key }' is the home of the Others already (AUT-021)
fault-second-home-advice = Keep it in one sector only.

fault-number-of-opportunities = there are { $count } Opportunity cards instead of { $wanted } (DIK-001)
fault-number-of-opportunities-advice = Look for a lost or added [[opportunity]]; if the number is meant, write 'cards = { $count }' at the top.
fault-cards-of-sector = there are { $count } cards of the sector '{ $sector }' instead of { $wanted } (DIK-306)
fault-cards-of-sector-advice = Look for a lost or added [[opportunity]], or correct a sector.
fault-many-opportunities = there are { $count } Opportunity cards; the engine can hold { $most }
fault-many-opportunities-advice = Leave out { $over } of them.
fault-no-sector = there is no sector '{ $key }'
fault-no-sector-advice = Correct the spelling; the sectors are: { $known }.
fault-many-symbols = it has { $count } symbols; the engine can hold { $most }
fault-many-symbols-advice = Leave some out.

fault-number-of-cabals = there are { $count } Cabals instead of { $wanted } (DIK-005)
fault-number-of-cabals-advice = Write exactly { $wanted } [[cabal]] entries.
fault-no-cabal = there is no Cabal '{ $key }'
fault-no-cabal-advice = Correct the spelling; the Cabals are: { $known }.
fault-taken = the { $field } '{ $value }' is taken
fault-taken-advice = Give each Cabal its own { $field }.
fault-affinities = not every Affinity has its number (DIK-024)
fault-affinities-advice = Write a number, 0 if there are none, for each of: { $wanted }.
fault-number-of-slots = there are { $count } Cabal slots instead of { $wanted } (DIK-030)
fault-number-of-slots-advice = Write exactly { $wanted }.
fault-many-slots = a row of { $count } Opportunity slots cannot be played with
fault-many-slots-advice = Write from 1 to { $most } figures.
fault-cards-of-cabal = there are { $count } cards of the Cabal '{ $cabal }' instead of { $wanted } (DIK-001)
fault-cards-of-cabal-advice = Look for a lost or added [[card]], or correct a Cabal.
fault-no-token = there is no token '{ $key }'
fault-no-token-advice = Correct the spelling; the tokens are: { $known }.
fault-token-of-nobody = no Cabal has the token '{ $key }' (DIK-004)
fault-token-of-nobody-advice = Write 'token = "{ $key }"' with a Cabal, or remove it.

fault-no-effect = there is no effect '{ $effect }'
fault-no-effect-advice = Correct it; the effects are: { $known }.
fault-does-nothing = it does nothing
fault-does-nothing-advice = Write what it does; only a plague may do nothing.
fault-immediate-card = only a marker works at once (DIK-253)
fault-immediate-card-advice = Give the card another type.
fault-not-immediate = '{ $effect }' is not what happens when a marker is taken (DIK-253)
fault-not-immediate-advice = Write a 'trigger' with 'on = "claimed"', or give the marker another type.
fault-not-standing = '{ $effect }' has to be declared, but an element of the type '{ $type }' works by itself
fault-not-standing-advice = Remove it, or make the element a 'manifestation' or 'special'.
fault-nothing-to-declare = an element of the type '{ $type }' needs something that can be declared (DIK-300)
fault-nothing-to-declare-advice = Add an effect that is carried out and is not only a cost, or change the type.
fault-not-of-a-token = '{ $effect }' cannot be the effect of a token
fault-not-of-a-token-advice = Write an 'aura', or a 'count-as' with 'at = "token"'.
fault-many-lines = the list has { $count } lines; the engine can hold { $most }
fault-many-lines-advice = Leave out { $over } of them.
fault-not-inside = '{ $effect }' cannot stand inside '{ $outer }'
fault-not-inside-advice = Move it to the list of the element itself, or remove it.
fault-asks-inside = '{ $effect }' asks its player something, but a trigger goes by itself
fault-asks-inside-advice = Write 'receive', 'lose', 'take-pp', 'rank-up' or 'clear-debt' without a choice.
fault-nobody-arrives = nobody arrives here whom '{ $effect }' could mean
fault-nobody-arrives-advice = Put it into a 'trigger' with 'on = "enemy-arrives"', or write another 'who'.
fault-no-site = no line before '{ $effect }' says where
fault-no-site-advice = Put one of these before it: { $known }.
fault-no-site-owner = '{ $effect }' speaks of the owner of a stack, but '{ $token }' lies on a sector
fault-no-site-owner-advice = Write 'site' or 'each-at-site', or use a token that lies on stacks.
fault-no-amount = '{ $effect }' takes no amount
fault-no-amount-advice = Remove it.
fault-needs-amount = '{ $effect }' needs an amount
fault-needs-amount-advice = Add a number from { $least } to { $most }.
fault-out-of-effect = { $value } is out of range
fault-out-of-effect-advice = Write { $single ->
    [yes] { $least }
   *[no] a number from { $least } to { $most }
} for '{ $effect }'.
fault-needs-argument = '{ $effect }' needs '{ $name }'
fault-needs-argument-advice = Add '{ $name } = …'.
fault-no-argument = '{ $effect }' takes no '{ $name }' here
fault-no-argument-advice = Remove it.
fault-wrong-argument = '{ $effect }' has no meaning with such a '{ $name }'
fault-wrong-argument-advice = Write one of: { $known }.
fault-needs-goods = '{ $effect }' needs 'goods'
fault-needs-goods-advice = Name some of: { $known }.
fault-no-goods = '{ $effect }' has nothing to do with '{ $name }'
fault-no-goods-advice = Remove it.
fault-less-than-nothing = { $value } of '{ $name }' is less than nothing
fault-less-than-nothing-advice = Write a number above 0, or use 'lose'.
fault-many-goods = { $value } of '{ $name }' is too much
fault-many-goods-advice = Write at most { $most }.
fault-rank-by-tens = a Rank changes by tens, not by { $value } (DIK-088)
fault-rank-by-tens-advice = Write a multiple of 10 up to 90.
fault-same-kind = Agents are converted into those of another type (DIK-311)
fault-same-kind-advice = Change 'kind' or 'into'.
fault-limit-or-close = 'limit' allows one stack more, or closes a sector: one of the two
fault-limit-or-close-advice = Write 'amount = 1' or 'close = true'.
fault-changes-nothing = it changes the figure by nothing
fault-changes-nothing-advice = Add an 'amount' or a 'set'.
fault-only-bids = only a bid can depend on the Citizens in a sector
fault-only-bids-advice = Write 'stat = "bid"', or remove 'per'.
fault-per-and-cap = '{ $effect }' needs both 'per' and 'cap', or neither
fault-per-and-cap-advice = Add the one that is missing, or remove the other.
fault-only-with = '{ $name }' has a meaning only with the Manoeuvre '{ $manoeuvre }'
fault-only-with-advice = Remove it, or change 'manoeuvre'.
fault-number-of-options = a choice of { $count } options is none, or too large
fault-number-of-options-advice = Write from 2 to { $most } lists.
fault-second-choice = the list has a choice already
fault-second-choice-advice = Put all options into one 'choose'.
fault-arrives-where = 'enemy-arrives' goes with 'at = "token"', and no other event does
fault-arrives-where-advice = Add or remove 'at' and 'token'.
fault-others-token = the token '{ $token }' is not of the Cabal that holds this element
fault-others-token-advice = Name the Cabal’s own token; cards that any Cabal can hold speak of none.
fault-token-elsewhere = the token '{ $token }' lies on a { $place }, not on a { $wanted }
fault-token-elsewhere-advice = Use another token, or change what is said of it.

fault-player-counts = the player counts are { $given ->
    [none] missing
   *[some] { $given }
} (DIK-012)
fault-player-counts-advice = Write one [[players]] entry for each of: { $wanted }.
fault-no-income = nobody has an income of '{ $name }' (DIK-094)
fault-no-income-advice = Remove it.
fault-few-affinities = { $count } tokens of the Affinity '{ $affinity }' are not enough: the Cabals begin with { $wanted } (DIK-064)
fault-few-affinities-advice = Write at least { $wanted }, or give the Cabals fewer.
fault-number-of-losses = there are { $count } losses instead of { $wanted } (AUT-008)
fault-number-of-losses-advice = Write one for each number of corrupted sectors, from 0 to all spaces of the track.

fault-no-name = it has no '{ $message }' in language '{ $language }'
fault-no-name-advice = Add '{ $message } = …' to a catalogue '*.{ $language }.ftl' of the game or the pack.
