### What Byzantio and Nekken share: options, verbs, questions, names. The terms (-garrison, …) are those of each.

## Options

option-events = The tiles of the events
option-events-open = lie open from the start
option-events-hidden = are shuffled and face down
option-houses = Who plays what
option-houses-choose = players choose
option-houses-deal = dealt at random

## Verbs, as they are typed

verb-claim = claim
verb-target = target
verb-confirm = confirm
verb-pass = pass
verb-campaign = campaign
verb-garrison = garrison
verb-withhold = withhold
verb-remove = remove
verb-rally = rally
verb-negotiate = negotiate
verb-swap = swap
verb-accept = accept
verb-refuse = refuse
verb-progress = progress
verb-corrupt = corrupt
verb-expel = expel
verb-strike = strike
verb-keep = keep
verb-abandon = abandon
verb-adopt = adopt
verb-send = send
verb-suspect = suspect
verb-blank = blank

## Actions

action-claim = play the { -house } { $house }
action-target = write { $city } on the next line
action-confirm = confirm what is written, for good
action-pass = do nothing this turn
action-campaign = march to { $province }
action-garrison = place a { -garrison } in { $city }
action-withhold = place nothing
action-remove = send home a { -garrison } of { $house }
action-rally = place a { -garrison } in { $city } without moving
action-negotiate = offer the { -garrison } in { $city } in exchange for a rival’s
action-swap = ask { $house } for the { -garrison } in { $city }
action-accept = accept the exchange
action-refuse = refuse, and let the die decide
action-progress = travel to { $province }, however far
action-corrupt = bribe the { -garrison } of { $house } in { $city } to replace it (a roll)
action-expel = drive the { -garrison } of { $house } out of { $city } (a roll)
action-strike = strike a box of { $row }
action-keep = leave the list as it is
action-abandon = give up the target on { $line }
action-adopt = write { $city } instead
action-send = send the { -pretender } to { $province }
action-suspect = name { $city } as the main target of { $house }
action-blank = make no guess about { $house }

## What a player is asked

prompt-claim = Which { -house } do you play?
prompt-target = Target { $number } of { $lines }, worth { $value } points: which { -city }?
prompt-confirm-targets = Your list is complete. Confirm it, or take lines back.
prompt-turn = Turn { $turn } of { $turns }: what do you do?
prompt-garrison = Your { -pretender } is in { $province }. Place a { -garrison } in a { -city } there, or nothing?
prompt-remove = Several rivals are in { $city }. Whose { -garrison } goes home?
prompt-swap = You offer your { -garrison } in { $city }. Which rival { -garrison } do you want for it?
prompt-answer = { $rival_seat } wants your { -garrison } in { $city } and offers the one in { $rival_city }. If you refuse, the die decides: with { $needed } or more the exchange is made all the same.
prompt-succession = The Succession: replace one target of your list, or keep it as it is?
prompt-adopt = You give up { $city }. Which { -city } do you write instead?
prompt-send = The plague drives out the { -pretender } of { $rival_seat }. Where to?
prompt-strike = The event costs every player one action. Which row loses a box?
prompt-suspect = The end: which { -city } is the main target of { $rival_seat }? A right guess is worth points.
prompt-confirm-guesses = All rivals are guessed. Confirm your guesses, or take them back.

## The rows of the action grid

row-campaign = Campaign
row-rally = Rally
row-negotiation = Negotiation
row-progression = Progression
row-corruption = Corruption
row-expulsion = Expulsion

## The lines of a list

line-1 = line 1
line-2 = line 2
line-3 = line 3
line-4 = line 4
line-5 = line 5
line-6 = line 6
line-7 = line 7

## The tiles of the time track

event-earthquake = Earthquake
event-famine = Famine
event-plague = Plague

## Where points came from

score-line-sole = { $city }, worth { $value }: sole control{ $cost ->
    [0] {""}
   *[other] , less { $cost } for the change of target
  }
score-line-half = { $city }, worth { $value }: shared by two, half{ $cost ->
    [0] {""}
   *[other] , less { $cost } for the change of target
  }
score-line-third = { $city }, worth { $value }: shared by three, little{ $cost ->
    [0] {""}
   *[other] , less { $cost } for the change of target
  }
score-line-four = { $city }, worth { $value }: shared by four, nothing{ $cost ->
    [0] {""}
   *[other] {" "}(a target changed for { $cost })
  }
score-line-none = { $city }, worth { $value }: not controlled{ $cost ->
    [0] {""}
   *[other] {" "}(a target changed for { $cost })
  }
score-guess = { $city } guessed as the main target of { $rival_seat }
score-tie = Level on points: place { $number } in the player order decides

## What a game is counted by when one looks back at it

rounds-name = turn
