### The game in a few words.

title-name = Diktat
title-pitch = Five Cabals fight over a brutal Prague with hidden teams, spies, bargains and broken oaths.
title-goal = Win Opportunities and Influence in the sectors, develop your Cabal, and be ahead when somebody has reached 10 victory points.

## Where points come from

score-slots = Cabal cards in play
score-cards = Opportunity cards
score-gains = Gains of cards and markers
score-affinities = Affinities that were flipped
score-perjuries = Broken oaths
score-debts = Debts
score-corruption = Corruption
score-power = { $number } PP, to break ties
score-common-defeat = The Others have overrun Prague: nobody wins
