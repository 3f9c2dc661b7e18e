### What the worked examples of the rulebook show.

example-team = A team is sent
example-team-text = Agents go to a sector as one stack, face down: all see how high it is, and nobody but their player who stands where in it.
example-strike = A strike
example-strike-text = An assassin points at a pawn, and it is turned up for everybody. An Emissary earns a bounty; a Guard would cost a fine and end it.
example-conquest = A conquest
example-conquest-text = The Administrator designates a sector and all stacks there are turned up. Whoever has most Emissaries is its Winner; ties are fought out with closed fists.
example-prise = The prises
example-prise-text = Beginning with the Winner, each gives up an Emissary for a Trophy: a card for the slots of the Cabal, or a marker of the sector.
