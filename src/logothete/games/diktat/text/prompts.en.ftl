### What a player is asked. What effects and the desk ask is told in their own files.

prompt-cabal = Which Cabal do you play?
prompt-start = You are the Administrator: who begins the Manoeuvres?
prompt-manoeuvre = { $number ->
    [one] Your last Manoeuvre pawn
   *[other] { $number } Manoeuvre pawns left
  }: which Manoeuvre do you make?
prompt-extra = An effect grants you a Manoeuvre without a pawn: which one?
prompt-team = Team for { $sector }, { $number ->
    [0] no pawn yet
    [one] one pawn
   *[other] { $number } pawns
  } from the top down: who joins it?
prompt-look = { $number ->
    [one] One look
   *[other] { $number } looks
  } left: at which stack, or at the secret card?
prompt-look-pawn = At which pawn of this stack do you look, counted from the top?
prompt-strike = { $number ->
    [one] One assassination
   *[other] { $number } assassinations
  } left: in which stack?
prompt-strike-pawn = Which pawn of this stack do you strike, counted from the top?
prompt-strike-for-others = The Others attack: you strike for them, { $number ->
    [one] once
   *[other] { $number } times
  } at most. Which pawn?
prompt-cleanse = You hold { $number ->
    [one] one Corruption token
   *[other] { $number } Corruption tokens
  }: discard another Emissary for one of them?
prompt-drive = Drive off another of the Others for { $number } Guards?
prompt-designate = You are the Administrator: which sector is conquered next?
prompt-prise = Conquest of { $sector }: which Trophy do you take? You have { $number ->
    [one] one Emissary
   *[other] { $number } Emissaries
  } there.
prompt-bid = Power struggle: how many of your { $number } PP do you close in your fist?
prompt-lose-emissary = The Others take a Trophy: which Emissary do you give?
prompt-sixth-marker = The marker of { $sector } is one too many: which other do you discard?
prompt-affinity = Take { $number ->
    [one] one Affinity
   *[other] { $number } Affinities
  } of your choice: which type?
prompt-give-back = Give back { $number ->
    [one] one Affinity
   *[other] { $number } Affinities
  }: which?

## Windows

prompt-window-after-opportunities = The Opportunities are laid. Do you play a Manifestation?
prompt-window-after-development = Development is over. Do you play a Manifestation?
prompt-window-after-manoeuvre = A Manoeuvre is over. Do you play a Manifestation?
prompt-window-before-revelation = The secret card is about to be revealed. Do you play a Manifestation?
prompt-window-after-revelation = The secret card is revealed. Do you play a Manifestation?
prompt-window-sector-designated = A sector is about to be turned up. Do you play a Manifestation?
prompt-window-after-conquest = A conquest is over. Do you play a Manifestation?
prompt-window-before-end = The Cycle is about to end. Do you play a Manifestation?
