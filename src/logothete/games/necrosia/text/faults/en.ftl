# What can be wrong with Necrosia’s content or a pack for it; what any game’s content can have is told by the kernel.

fault-promised-regions = it promises { $promised } regions, but the file holds { $count }
fault-promised-regions-advice = Look for a lost or added [[region]], or correct the figure.
fault-many-regions = the file holds { $count } regions; the engine can hold { $most }
fault-many-regions-advice = Leave out { $over } of them.
fault-no-guild = there is no guild that could open (NEC-007)
fault-no-guild-advice = Add a 'guild', or remove this line.
fault-guild-in-cradle = a region that is necrosed from the beginning has no guild (NEC-145)
fault-guild-in-cradle-advice = Remove the guild, or the line that makes it the cradle.
fault-own-border = it borders on itself (NEC-005)
fault-own-border-advice = Remove '{ $key }' from the list.
fault-no-region = there is no region '{ $key }'
fault-no-region-advice = Correct the spelling; the regions are: { $known }.
fault-one-sided = '{ $key }' is listed, but '{ $key }' does not list '{ $own }' (NEC-005)
fault-one-sided-advice = Add '{ $own }' to the borders of '{ $key }', or remove '{ $key }' here.
fault-no-cradle = no region is necrosed from the beginning (NEC-008)
fault-no-cradle-advice = Add 'cradle = true' to one region.
fault-second-cradle = '{ $key }' is the cradle already (NEC-008)
fault-second-cradle-advice = Keep it in one region only.
fault-unreachable = it cannot be reached from '{ $key }' (NEC-005)
fault-unreachable-advice = Link it by borders to the rest of the board.

fault-number-of-peoples = there are { $count } peoples instead of { $wanted } (NEC-069)
fault-number-of-peoples-advice = Write exactly { $wanted } [[people]] entries.
fault-key-of-nobody = 'necrosians' is how the game calls those of nobody
fault-key-of-nobody-advice = Choose another key.
fault-taken = the { $field } '{ $value }' is taken (NEC-070)
fault-taken-advice = Give each people its own { $field }.

fault-number-of-cards = there are { $count } cards instead of { $wanted } (NEC-123)
fault-number-of-cards-advice = Look for a lost or added [[card]]; if the number is meant, write 'cards = { $count }' at the top.
fault-cards-of-suit = there are { $count } cards of the suit '{ $suit }' instead of { $wanted } (NEC-123)
fault-cards-of-suit-advice = Look for a lost or added [[card]], or correct a suit.
fault-no-card-of-suit = there is no card of the suit '{ $suit }' (NEC-123)
fault-no-card-of-suit-advice = Write at least one: a guild’s support draws cards of its suit.
fault-many-cards = there are { $count } cards; the engine can hold { $most }
fault-many-cards-advice = Leave out { $over } of them.
fault-no-card-rule = '{ $rule }' is not the rule of a card
fault-no-card-rule-advice = Write one of NEC-C01 to NEC-C{ $last }, or the id of a rule in the pack’s { $file }.
fault-card-rule-twice = the rule { $rule } is used twice
fault-card-rule-twice-advice = Give each card its own rule.
fault-no-effect = there is no effect '{ $effect }'
fault-no-effect-advice = Correct it; the effects are: { $known }.
fault-second-cancel = another card cancels cards already (NEC-129)
fault-second-cancel-advice = Give it another effect: the engine knows one such card.
fault-moments = it needs one moment, or several different ones
fault-moments-advice = Correct the list.
fault-wrong-moment = '{ $effect }' has no meaning at the moment '{ $timing }' (NEC-124)
fault-wrong-moment-advice = Write one or more of: { $known }.
fault-wrong-part = '{ $effect }' is not played by '{ $part }' (NEC-128)
fault-wrong-part-advice = Write one of: { $known }.
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
fault-no-argument = '{ $effect }' takes no '{ $name }'
fault-no-argument-advice = Remove it.
fault-wrong-foe = '{ $effect }' has a meaning only against '{ $foe }'
fault-wrong-foe-advice = Write 'foe = "{ $foe }"'.
fault-does-nothing = it does nothing
fault-does-nothing-advice = Add 'effect = …', or a table [[card.line]] for each of its effects.
fault-said-twice = its effects are said twice: with the card, and line by line
fault-said-twice-advice = Move effect and arguments into a table [[card.line]], or remove these tables.
fault-many-lines = it has { $count } lines; the engine can hold { $most }
fault-many-lines-advice = Leave out { $over } of them.
fault-not-alone = nothing can go together with '{ $effect }'
fault-not-alone-advice = Give it a card of its own.
fault-not-last = nothing can follow '{ $effect }' on a card
fault-not-last-advice = Make it the last line.

fault-out-of-board = { $value } is out of range
fault-out-of-board-advice = Write { $single ->
    [yes] { $least }
   *[no] a number from { $least } to { $most }
}: at most all regions.
fault-number-of-faces = a die of { $count } faces cannot be rolled (NEC-035)
fault-number-of-faces-advice = Write from 1 to 20 faces.
fault-no-face = no die shows { $face } (NEC-035)
fault-no-face-advice = Write faces 0, 1 and 2; 2 is '1 and roll again'.
fault-endless-die = such a die would be rolled again for ever (NEC-036)
fault-endless-die-advice = Give it at least one face 0 or 1.
fault-number-of-tokens = { $count } tokens do not go with { $defeat } necrosed regions (NEC-148)
fault-number-of-tokens-advice = Write from { $least } to { $most } of them, or lower 'defeat'.
fault-number-of-prices = there are { $count } prices for the { $wanted } places of the row (NEC-113)
fault-number-of-prices-advice = Write exactly { $wanted }.
fault-player-counts = the player counts are { $given ->
    [none] missing
   *[some] { $given }
} (NEC-001)
fault-player-counts-advice = Give one figure for each of: { $wanted }.
fault-too-few-pieces = nobody can begin with { $count } of { $pieces } pieces (NEC-168)
fault-too-few-pieces-advice = Write a number from 1 to { $pieces }, or raise 'pieces'.
fault-left-over = { $units } units cannot be placed in batches of { $batch } (NEC-074)
fault-left-over-advice = Change this figure, or 'batch', so that nothing is left over.

fault-no-name = it has no '{ $message }' in language '{ $language }'
fault-no-name-advice = Add '{ $message } = …' to a catalogue '*.{ $language }.ftl' of the game or the pack.
