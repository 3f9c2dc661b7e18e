### What happened. `seat_player` is the player without his house, for the moment when he takes one.

## Before the first turn

event-claimed = { $seat_player } plays the { -house } { $house }.
event-targeted = { $seat } writes { $city } on { $line }.
event-listed = { $seat } confirms a secret list of targets.
event-order-rolled = { $seat } rolls { $die } for the order of play.
event-leads = { $seat } goes first, the others follow clockwise.

## Turns and actions

event-turn-began = Turn { $turn } begins.
event-marched = { $seat } marches to { $province }.
event-garrisoned = { $seat } places a { -garrison } in { $city }.
event-withheld = { $seat } places nothing.
event-removed = { $seat } sends a { -garrison } of { $rival_seat } home from { $city }.
event-rallied = { $seat } rallies a { -garrison } in { $city }.
event-offered = { $seat } offers the { -garrison } in { $city } for that of { $rival_seat } in { $rival_city }.
event-accepted = { $seat } accepts the exchange.
event-refused = { $seat } refuses the exchange: the die decides.
event-succeeded = { $seat } needs { $needed } or more and rolls { $die }: success.
event-failed = { $seat } needs { $needed } or more and rolls { $die }: failure.
event-swapped = Exchange: { $seat } now has a { -garrison } in { $rival_city }, { $rival_seat } one in { $city }.
event-progressed = { $seat } travels to { $province }.
event-bribing = { $seat } tries to bribe the { -garrison } of { $rival_seat } in { $city }.
event-corrupted = { $seat } takes the place of { $rival_seat } in { $city }.
event-expelling = { $seat } tries to drive { $rival_seat } out of { $city }.
event-expelled = { $rival_seat } loses a { -garrison } in { $city }.
event-passed = { $seat } passes.

## Events of the track

event-event-came = { $event }! It strikes on turn { $turn }.
event-number-rolled = The die shows { $die }: every { -province } with that number is struck.
event-shaken = { $seat } loses { $garrisons ->
    [one] a { -garrison }
   *[other] { $garrisons } { -garrisons }
  } in { $city }.
event-starved = A { -garrison } of { $seat } in { $city } starves (rolled { $die }, needed { $needed }).
event-survived = A { -garrison } of { $seat } in { $city } survives (rolled { $die }, needed { $needed }).
event-kept = { $seat } leaves the list as it is.
event-changed = { $seat } replaces { $old_city } by { $city } on { $line }.
event-decided = { $seat } has decided about the list.
event-afflicted = The { -pretender } of { $seat } must leave { $province }.
event-sent = { $seat } sends the { -pretender } of { $rival_seat } to { $province }.
event-strike-made = { $seat } has chosen a box to strike.
event-strike-sealed = { $seat } chooses to strike a box of { $row }, under seal.
event-struck = { $seat } strikes a box of { $row }.

## The end

event-suspected = { $seat } takes { $city } for the main target of { $rival_seat }.
event-guessed = { $seat } confirms all guesses.
event-target-shown = { $seat }, { $line }: { $city }.
event-change-shown = { $seat }, { $line }: { $city }, in place of { $old_city }.
event-guess-right = { $seat } guessed right: { $city } is the main target of { $rival_seat }.
event-guess-wrong = { $seat } guessed wrong: { $city } is not the main target of { $rival_seat }.
event-guess-blank = { $seat } made no guess about { $rival_seat }.
event-scored = { $seat } has { $half ->
    [0] { $points }
   *[other] { $points }½
  } { $points ->
    [one] { $half ->
        [0] point
       *[other] points
      }
   *[other] points
  }.
event-crowned = { $seat } takes the throne.
