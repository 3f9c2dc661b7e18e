### What is told before somebody commits: what each verb does, what it asks next, and what a die makes of it.

## Chances

odds-attempt = The die must show { $total } or more
odds-refused = If the offer is refused, the die must show { $total } or more
odds-refusing = After a refusal the die decides: { $total } or more, and the exchange is made all the same

factor-roll = the roll by itself
factor-roller = the { -pretender } of whoever rolls stands there
factor-owner = the { -pretender } of whoever is attacked stands there

outcome-replaced = your { -garrison } takes its place
outcome-expelled = the { -garrison } goes home
outcome-exchanged = the exchange is made
outcome-unchanged = nothing changes

## What each verb does

what-claim = Take this { -house } for the whole game. None has powers that another lacks.
what-target = Write the { -city } on the next line of your secret list. The lines above are worth more.
what-confirm = Make it final what you wrote. Nobody else sees it.
what-pass = Your turn ends without an action and uses no box of your grid.
what-campaign = Your { -pretender } goes to a neighbouring { -province }. There you may place a { -garrison }, and if rivals are in that { -city }, one of theirs goes home.
what-garrison = A { -garrison } of your reserve comes into the { -city }. If rivals are there, one of theirs goes home.
what-withhold = It ends with the march: nothing is placed, and nobody is sent home.
what-remove = One { -garrison } of this { -house } goes back to its reserve.
what-rally = You place a { -garrison } where your { -pretender } stands already. Nobody is sent home, and a full { -city } takes none.
what-negotiate = You offer one of your { -garrisons } for one that a rival has elsewhere. If the rival refuses, a die decides.
what-swap = Ask for this { -garrison } in exchange for the one that you offer. If the rival refuses, a die decides.
what-accept = The exchange is made at once, without a roll.
what-refuse = A die is rolled: the exchange may still be made against your will.
what-progress = Your { -pretender } goes to any { -province } you like, however far. Nothing is placed.
what-corrupt = You roll against any rival { -garrison } on the board. If it succeeds, one of your reserve takes its place.
what-expel = You roll against any rival { -garrison } on the board. If it succeeds, it goes home, and its place stays empty.
what-strike = This row loses a box: you can do that action once less.
what-keep = Your list stays as it is, and that costs nothing.
what-abandon = Another { -city } comes onto this line, which is worth less from then on.
what-adopt = The { -city } takes the line of the target that you give up.
what-send = The { -pretender } whom the plague drives out goes there. Its owner has no say.
what-suspect = You guess that this is the main target of that { -house }. Right guesses bring points at the end, wrong ones cost nothing.
what-blank = You make no guess about this { -house }.

## What is asked next, once a verb is chosen

asks-campaign-province = { row-campaign }: to which neighbouring { -province } does your { -pretender } go?
asks-rally-city = { row-rally }: where do you place a { -garrison }?
asks-negotiate-city = { row-negotiation }: which of your { -garrisons } do you offer?
asks-swap-house = { row-negotiation }: whose { -garrison } in { $city } do you want?
asks-swap-city = { row-negotiation }: which { -garrison } of { $house } do you want?
asks-progress-province = { row-progression }: where does your { -pretender } go?
asks-corrupt-house-city = { row-corruption }: which rival { -garrison } do you bribe?
asks-corrupt-house = { row-corruption } in { $city }: whose { -garrison }?
asks-corrupt-city = { row-corruption }: which { -garrison } of { $house }?
asks-expel-house-city = { row-expulsion }: which rival { -garrison } do you drive out?
asks-expel-house = { row-expulsion } from { $city }: whose { -garrison }?
asks-expel-city = { row-expulsion }: which { -garrison } of { $house }?
