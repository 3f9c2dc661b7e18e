# The melee, a toy for tests.
title-name = Melee
title-pitch = Knights of two colours on a small field.
title-goal = Fell the other colour.

verb-go = go
verb-strike = strike
verb-rest = rest
action-go = go to { $hex }
action-strike = strike at { $hex }
action-rest = rest
prompt-turn = Go, strike or rest.

event-went = { $seat } goes to { $hex }.
event-missed = { $seat } misses { $seat_other }.
event-felled = { $seat } fells { $seat_other }.
event-ended = The melee is over.

refusal-over = The melee is over.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-not-beside-you = That is not beside you.
refusal-no-way = There is no way.
refusal-nobody-to-strike = There is nobody to strike.

odds-strike = A strike at { $knight }
outcome-missed = missed
outcome-felled = felled
factor-comrades = comrades beside the target
factor-charm = your charm
factors-die = on the die: { $total }
inquiry-line = what is seen from one hex in another
inquiry-reach = where a knight can go in a turn
finding-clear = The view is clear.
finding-blocked = { $hex } blocks the view.
finding-charmed = You have a charm.

option-scenario = Scenario
option-scenario-duel = Duel
option-scenario-ford = The ford
option-scenario-duel-about = One against one, around a rock.
option-scenario-ford-about = Two against two, between the rocks.
fact-rocks = { $count ->
    [one] One rock
   *[other] { $count } rocks
}
fact-first = { $knight } plays first

knight-ada = Ada
knight-bran = Bran
knight-cuno = Cuno
knight-dora = Dora
colour-red = red
colour-blue = blue
