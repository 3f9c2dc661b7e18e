### What a player is asked, and how a game is counted.

## Before the first turn

prompt-people = Which people do you lead?
prompt-place = Round { $lap } of { $laps }: place { $number ->
    [one] one more unit
   *[other] { $number } more units
  }. Which, and where?
prompt-rank = Year { $year }: which place in the order of play do you take?
prompt-favour = Some players are tied. Which of them chooses next?

## The turn

prompt-turn = Year { $year } of { $years }, { $number ->
    [0] no action
    [one] one action
   *[other] { $number } actions
  } left: what do you do?
prompt-move-to = Where does the { $kind } from { $region } go?
prompt-move-second = A second unit may move along. Which one?
prompt-stir-to = Where does the Necrosian from { $region } go?
prompt-recruit = Commerce in { $region }: which unit comes in? Up to { $number } more.
prompt-convert = What does the { $kind } in { $region } become?
prompt-cast-to = Magic from { $region }: where to?
prompt-carry = Magic to { $region }: whom do you carry? Up to { $number } more.
prompt-free-war = Declare your free war now, or lose it.
prompt-free-trade = Do your free Commerce now, or lose it.
prompt-airborne = Airborne Assault from { $region }: whom do you attack instead?

## Losses

prompt-lose = You lose { $number ->
    [one] a unit
   *[other] { $number } units
  } in { $region }. Which kind?
prompt-lose-anywhere = You lose { $number ->
    [one] a unit
   *[other] { $number } units
  }, wherever you like. Which?
prompt-driven-to = Units of yours are driven out of { $region }. Where to?
prompt-driven = { $number ->
    [one] One unit goes
   *[other] { $number } units go
  } to { $region }. Which kind?
prompt-spare = Necrosis: where is one of your units spared?
prompt-necrosed = Necrosis in { $region }: which of your units becomes a Necrosian?

## Cards at the end of the turn

prompt-support = Free cards are due to you. Which do you take?
prompt-buy = Buy a card? You have { $influence } influence and may buy { $number } more.
prompt-draw = Which of these cards do you take?
prompt-arrange = Which of the others comes on top of the deck?
prompt-entrails = Keep { $number ->
    [one] one more card
   *[other] { $number } cards
  }. Which?

## The choices of a card

prompt-card-region = { $card }: which region?
prompt-card-destination = { $card }: where to?
prompt-card-unit = { $card }: whose unit, and of which kind?
prompt-card-rival = { $card }: which player?
prompt-card-kind = { $card }: which kind of unit?
prompt-card-own-unit = { $card }: which unit of yours?
prompt-card-necrosian = { $card }: a Necrosian from where?
prompt-card-die = { $card }: which die is rolled again?
prompt-card-card = { $card }: which card?
prompt-card-war = { $card }: whom do you attack, and where?
prompt-card-market = { $card }: where is the Commerce?
prompt-card-departure = { $card }: where does the Magic start?
prompt-card-passenger = { $card }: whom do you carry?

## Windows

prompt-window-w2 = { $rival_seat } declares war on { $foe } in { $region }. Do you answer with a card?
prompt-window-w3 = War of { $rival_seat } on { $foe } in { $region }, before the dice: do you play something?
prompt-window-w5 = War of { $rival_seat } on { $foe } in { $region }, the dice show { $attack } to { $defence }: do you play something?
prompt-window-w6 = War of { $rival_seat } on { $foe } in { $region }, { $attack } to { $defence } is final: do you change the losses?
prompt-window-w8 = War of { $rival_seat } on { $foe } in { $region }, lost { $attack } to { $defence }: do you bring units back?
prompt-window-necrosis = The necrosis is about to take its toll. Do you play a card?
prompt-window-influence = Your influence is about to be counted. Do you play a card?
prompt-window-cards = Before you take cards: do you play one?
prompt-window-after-commerce = A Commerce in { $region } is over. Do you play a card?
prompt-window-any-card = { $rival_seat } plays { $card }. Do you cancel it?
prompt-window-year-end = Regions are about to fall. Do you protect one?

## Where the result comes from

score-influence = influence on the track
score-regions = { $number ->
    [one] one region
   *[other] { $number } regions
  } dominated (breaks a tie first)
score-units = { $number ->
    [one] one unit
   *[other] { $number } units
  } on the board (breaks a tie next)
score-tally = { $number ->
    [one] one Necrosian
   *[other] { $number } Necrosians
  } eliminated (breaks a tie last)
score-common-defeat = lost with everybody: { $number } regions are necrosed
