### What players do: verbs and actions.

## Verbs, as they are typed

verb-choose = choose
verb-place = place
verb-rank = rank
verb-favour = favour
verb-lift = lift
verb-to = to
verb-war = war
verb-trade = trade
verb-recruit = recruit
verb-cast = cast
verb-carry = carry
verb-stir = stir
verb-convert = convert
verb-into = into
verb-raise = raise
verb-slip = slip
verb-play = play
verb-power = power
verb-pass = pass
verb-stop = stop
verb-finish = finish
verb-lose = lose
verb-lose-at = lose-at
verb-spare = spare
verb-take = take
verb-draw = draw
verb-decline = decline
verb-buy = buy
verb-at = at
verb-pick = pick
verb-aim = aim
verb-die = die
verb-want = want
verb-withdraw = withdraw

## Actions

action-choose = lead the { $people } people
action-place = place a { $kind } in { $region }
action-rank = take { $rank } in the order of play
action-favour = let the { $people } player choose first
action-lift = move a { $kind } from { $region }
action-to = choose { $region } as the destination
action-war = attack { $foe } in { $region }
action-trade = do Commerce in { $region }
action-recruit = bring in a { $kind } from the reserve
action-cast = cast Magic from { $region }
action-carry = carry a { $people } { $kind }
action-stir = move a Necrosian from { $region }
action-convert = convert a { $kind } in { $region }
action-into = turn it into a { $kind }
action-raise = raise a Necrosian in { $region } (your people’s power)
action-slip = move a { $kind } from { $region } free of charge (your people’s power)
action-play = play the card { $card }
action-power = use your people’s power
action-pass = do nothing now
action-stop = leave it at that
action-finish = end your actions of this turn
action-lose = give up a { $kind }
action-lose-at = give up a { $kind } in { $region }
action-spare = avoid one loss in { $region } (your people’s power)
action-take = take { $card } from the row for nothing
action-draw = draw the topmost { $suit } card for nothing
action-decline = do without the free { $suit } card
action-buy = buy { $card }
action-at = choose { $region }
action-pick = choose a { $people } { $kind }
action-aim = choose the { $people } player
action-die = roll { $die } again
action-want = choose the card { $card }
action-withdraw = take it back

## What a game is counted by when one looks back at it

rounds-name = year
