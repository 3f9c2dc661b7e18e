### What happened. `seat_player` is the player without his people, for the moment when he takes one.

## Before the first year

event-drawn-first = The draw favours { $seat }: first to choose a people, first to place units.
event-chose = { $seat_player } leads the people { $people }.
event-placed = { $seat } places a { $kind } in { $region }.
event-opened = { $seat } begins with { $points } influence.

## The year and its order

event-year-began = Year { $year } begins.
event-reinforced = A Necrosian joins the others in { $region }.
event-tie-drawn = The draw settles the tie: { $seat } chooses next.
event-favoured = { $seat } lets { $rival_seat } choose next.
event-ranked = { $seat } takes { $rank } in the order of play.
event-turn-began = The turn of { $seat } begins.
event-finished = { $seat } ends the actions of this turn.

## Actions

event-moved = { $seat }: a { $kind } goes from { $old_region } to { $region }.
event-came = { $seat } brings a { $kind } to { $region }.
event-converted = { $seat } turns a { $old_kind } in { $region } into a { $kind }.
event-necrosians-moved = { $number ->
    [one] A Necrosian goes
   *[other] { $number } Necrosians go
  } from { $old_region } to { $region }.
event-necrosians-came = { $number ->
    [one] A Necrosian appears
   *[other] { $number } Necrosians appear
  } in { $region }.
event-necrosians-went = { $number ->
    [one] A Necrosian vanishes
   *[other] { $number } Necrosians vanish
  } from { $region }.
event-power-used = { $seat } uses the power of the people.

## War

event-war-on-player = { $seat } makes war on { $rival_seat } in { $region }, from { $old_region }.
event-war-on-necrosians = { $seat } makes war on the Necrosians in { $region }, from { $old_region }.
event-rolled = { $seat } rolls { $value }{ $chain ->
    [0] {""}
    [one] {" "}(rolled again once, last face { $face })
   *[other] {" "}(rolled again { $chain } times, last face { $face })
  }.
event-necrosians-rolled = The Necrosians’ die { $number } shows { $value }{ $chain ->
    [0] {""}
    [one] {" "}(rolled again once, last face { $face })
   *[other] {" "}(rolled again { $chain } times, last face { $face })
  }.
event-war-scored = Attack { $attack }, defence { $defence }: each side loses what the other scored.
event-war-faded = The war in { $region } ends before a die is rolled.
event-lost = { $seat } loses a { $kind } in { $region }.
event-driven = { $seat }: a { $kind } is driven from { $old_region } to { $region }.
event-trophies = { $seat } gains { $points } influence for eliminated Necrosians.

## Cards

event-showed = { $seat } plays { $card }.
event-cancelled = { $seat } answers with { $card }: { $old_card }, played by { $rival_seat }, has no effect.
event-card-paid = { $card } changes the influence of { $seat } by { $points }.
event-named-region = { $seat } names { $region }.
event-named-rival = { $seat } names { $rival_seat }.
event-named-unit = { $seat } chooses a { $kind } of { $rival_seat }.
event-named-own-unit = { $seat } chooses a { $kind } in { $region }.
event-named-card = { $seat } names the card { $card }.
event-struck = { $seat } loses a { $kind } in { $region }.
event-won-over = A { $kind } of { $seat } in { $region } changes sides.
event-paralysed = A { $kind } of { $seat } in { $region } is paralysed.
event-gained = { $seat } gains { $points } influence.
event-forfeited = { $seat } loses { $points } influence.
event-stolen = { $seat } takes a card from the hand of { $rival_seat }.
event-stolen-card = { $seat } takes { $card } from the hand of { $rival_seat }.
event-discarded = { $card } goes from { $seat } to the discard pile.

## The other phases of a turn

event-unit-necrosed = Necrosis: { $seat } loses a { $kind } in { $region }, which becomes a Necrosian.
event-spared = { $seat } is spared a loss in { $region }.
event-counted = { $seat } gains { $points } influence from { $region }.
event-took = { $seat } takes { $card } from the row for nothing.
event-declined = { $seat } does without a free { $suit } card.
event-none-left = There is no { $suit } card left for { $seat }.
event-drew = { $seat } draws a { $suit } card.
event-drew-card = { $seat } draws { $card }.
event-bought = { $seat } buys { $card } for { $price } influence.
event-row-renewed = The row moves on: { $card } is discarded.

## Regions that fall, and the end

event-threatened = { $region } is about to fall: more Necrosians than units.
event-necrosed = { $region } is necrosed; it is now worth { $value }.
event-healed = { $region } is healed.
event-all-lost = The land is lost to the necrosis. Nobody wins.
event-scored = { $seat } ends with { $points } influence.
event-won = { $seat } wins.
