### Standing orders: what is answered for a player who does not want to be asked (DIK-316).

order-span-window = for this window
order-span-phase = until the end of this phase
order-span-cycle = until the end of this Cycle
order-span-always = until I revoke it

## Windows

order-pass-name = Pass without being asked
order-pass = Pass whenever a Manifestation could be played
order-pass-quick = Pass until the end of this phase
order-ask-name = Ask me all the same
order-ask = Ask me all the same { $stop }
order-ask-stop = When
order-ask-stop-turned-up = before a stack of mine is turned up
order-ask-stop-arrival = after a stack has arrived where I stand
order-ask-stop-last-manoeuvre = after the last Manoeuvre of the Cycle
order-ask-stop-before-revelation = before the secret card is revealed
order-ask-stop-before-end = before the End of Cycle

## The Others and their strikes

order-strike-name = Strike for the Others without being asked
order-strike = When the Others attack my right-hand neighbour: strike { $pawn }
order-strike-quick = Always draw the pawn at random
order-strike-pawn = Which pawn
order-strike-pawn-any = a pawn that is drawn at random
order-strike-pawn-top = the top pawn
order-strike-pawn-bottom = the bottom pawn

## Offers

order-refuse-name = Refuse offers
order-refuse = Refuse every offer { $rival }
order-refuse-rival = Whose
order-refuse-rival-anybody = of anybody
order-refuse-rival-cabal = of { $cabal }
