### What happened. What effects and the desk do is told in their own files.

## Before the first Cycle

event-chose = { $seat_player } plays the { $cabal }.
event-drawn-cabal = { $seat_player } is dealt the { $cabal }.

## The Cycle

event-cycle-began = Cycle { $cycle } begins.
event-administrator = { $seat } is Administrator.
event-card-laid = { $card } lies on the Opportunity track.
event-secret-laid = A secret card lies face down beside the track.
event-deck-renewed = The discard pile is shuffled into a new deck of { $number } cards.
event-income = { $seat } receives Citizens { $citizens }, Guards { $guards }, Emissaries { $emissaries }.
event-income-power = { $seat } receives { $number } PP.
event-income-tokens = { $seat } receives Spies { $spies }, Assassins { $assassins }.
event-starts = { $seat } lets { $rival_seat } begin.
event-cycle-ended = Cycle { $cycle } ends: Agents, Spies, Assassins and Used tokens go.

## Manoeuvres

event-sent = { $seat } sends a team of { $number ->
    [one] one pawn
   *[other] { $number } pawns
  } to { $sector }.
event-sent-pawn = { $seat } sends to { $sector }, position { $position }: { $agent }.
event-spies = { $seat } spies.
event-looked = { $seat } looks at pawn { $position } of the stack { $place }.
event-saw = { $seat } sees pawn { $position } of the stack { $place }: { $agent }.
event-looked-at-secret = { $seat } looks at the secret card.
event-saw-secret = { $seat } sees the secret card: { $card }.
event-struck = { $seat } strikes pawn { $position } of the stack { $place }: { $agent }.
event-others-struck = The Others, by the hand of { $seat }, strike pawn { $position } of the stack { $place }: { $agent }.
event-shielded = The strike of { $seat } at { $rival_seat } in { $sector } fails at a Blockhouse.
event-others-shielded = The strike of the Others at { $rival_seat } in { $sector } fails at a Blockhouse.
event-purged = { $seat } removes a Corruption token from { $sector }.
event-stack-gone = The stack { $place } is no more.
event-influenced = { $seat } extends the influence of the Cabal: { $number } PP.
event-sold = { $seat } extends the influence of the Cabal, discarding a piece ({ $piece }): { $number } PP.
event-developed = { $seat } puts { $card } into play for { $number } PP.
event-renounced = { $seat } renounces the granted Manoeuvre.
event-cleansed = { $seat } discards { $number ->
    [one] an Emissary
   *[other] { $number } Emissaries
  } to be rid of a Corruption token.
event-drove = { $seat } discards { $number } Guards and drives one of the Others out of { $sector }.

## Power points and Affinities

event-paid = { $seat } pays { $number } PP.
event-paid-to = { $seat } pays { $number } PP to { $rival_seat }.
event-gained = { $seat } gains { $number } PP.
event-forced-debt = { $seat } has to take { $number ->
    [one] a Debt
   *[other] { $number } Debts
  }.
event-received = { $seat } takes { $number } × Affinity { $affinity }.
event-returned = { $seat } gives back an Affinity { $affinity }.
event-turned-back = { $seat } gives back the Affinity { $affinity } that lay on { $card }.

## The Resolution

event-revealed = The secret card is revealed: { $card }.
event-designated = { $seat } designates { $sector }.
event-left-empty = Nobody is left in { $sector }: it is not conquered.
event-turned-up = The stack { $place } is turned up: Citizens { $citizens }, Guards { $guards }, Emissaries { $emissaries }.
event-no-winner = Nobody has an Emissary in { $sector }: there is no Winner.
event-struggle = Power struggle in { $sector }.
event-fist-closed = { $seat } has closed the fist.
event-bade = { $seat } bids { $number } PP, which count as { $counted }.
event-winner = { $seat } is Winner in { $sector } with { $number ->
    [one] one Emissary
   *[other] { $number } Emissaries
  }.
event-claimed = { $seat } takes { $card }.
event-claimed-marker = { $seat } takes an Influence marker of { $sector }.
event-dispelled = { $seat } discards a Darkness token of { $sector }.
event-declined = { $seat } takes nothing in { $sector } for now.
event-gave-up = { $seat } discards for it { $number } × { $agent }.
event-discarded-marker = { $seat } discards an Influence marker of { $sector }.
event-lost-card = { $seat } loses { $card }.
event-cleared = The pawns in { $sector } are discarded.
event-attacked = Attack of the Others!
event-immune = The Others spare { $seat }.

## The end

event-end-triggered = The end of the game is triggered.
event-filled = { $seat } still flips { $number ->
    [one] one Affinity
   *[other] { $number } Affinities
  }.
event-scored = { $seat } ends with { $number } VP.
event-won = { $seat } wins.

## The Others

event-gathered = { $number ->
    [one] One of the Others gathers
   *[other] { $number } Others gather
  } at the Artefact again.
event-corrupted = { $card } joins the corruption track.
event-spread = { $number ->
    [one] One of the Others comes
   *[other] { $number } Others come
  } to { $sector }.
event-parasite-came = A Corruption token comes to { $sector }.
event-darkened = { $number ->
    [one] A Darkness token comes
   *[other] { $number } Darkness tokens come
  } to { $sector }.
event-sullied = { $seat } takes { $number ->
    [one] a Corruption token
   *[other] { $number } Corruption tokens
  }.
event-others-attack = The Others attack the stack { $place } of { $seat } with { $number } strikes at most; { $rival_seat } strikes for them.
event-others-won = The Others hold { $sector } with Vectors: { $number }.
event-others-took = The Others take a Trophy in { $sector }: every player there loses an Emissary.
event-lost-to-others = { $seat } loses to the Others { $number } × { $agent }.
event-others-back = The Others of { $sector } go back into a face-down pile of { $number }.
event-others-left = The Others of { $sector } are discarded.
event-parasites-left = The Corruption tokens of { $sector } go.
event-all-lost = The Others overrun Prague: everybody has lost.
