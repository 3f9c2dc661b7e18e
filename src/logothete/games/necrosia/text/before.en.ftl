### What is told before somebody commits: what each verb does, and what it asks next.

## What each verb does

what-choose = Lead this people for the whole game. Each has a power of its own.
what-place = Set a unit of your reserve into any region.
what-rank = Take this place in the order of the year. Who comes later sees more of what others do.
what-favour = You let this player choose first among those who are tied.
what-lift = Costs an action. A unit moves, and a second may too: fighters and merchants to a neighbouring or a necrosed region, mages anywhere.
what-to = The unit goes there.
what-war = Costs an action. Your fighters attack somebody in the same region: both sides roll, and each loses what the other scores.
what-trade = Costs an action. Where you have a merchant, new units come in from your reserve.
what-recruit = This unit comes from your reserve into the region.
what-cast = Costs an action. Units, of rivals too, travel from one of your mages to another, however far.
what-carry = This unit travels along.
what-stir = Costs an action. A Necrosian moves to a neighbouring region: away from what is yours, or towards somebody.
what-convert = Costs an action. One of your units becomes another kind, as far as your reserve has it.
what-into = The unit becomes this kind.
what-raise = The power of your people, once a turn: a Necrosian appears in any region.
what-slip = The power of your people, once a turn: a move that costs no action.
what-play = Play a card of your hand. It is used up, and the moment must suit it.
what-power = Use the power of your people.
what-pass = You let this moment go by. You may be asked again later.
what-stop = You leave it at that: what you did so far stands.
what-finish = Your actions end. Then come the necrosis, your influence and the cards. Actions left over are lost.
what-lose = A unit of this kind goes back to your reserve.
what-lose-at = A unit of this kind there goes back to your reserve.
what-spare = The power of your people, once a turn: one loss by necrosis does not happen in this region.
what-take = A free card of the row, for a guild that you dominate.
what-draw = The topmost card of this caste in the deck, for a guild that you dominate.
what-decline = You do without this free card.
what-buy = Pay with influence; the card is for later turns.
what-at = The card is used on this region.
what-pick = The card is used on this unit.
what-aim = The card is used on this player.
what-die = This die is rolled again.
what-want = The card is used on this card.
what-withdraw = The card stays in your hand after all.

## What is asked next, once a verb is chosen

asks-place-region = Where do you place the { $kind }?
asks-place-kind = Which unit do you place in { $region }?
asks-lift-kind-region = Move: which unit?
asks-lift-kind = Move: which unit leaves { $region }?
asks-lift-region = Move: from where does the { $kind } go?
asks-slip-kind-region = Free move: which unit?
asks-slip-kind = Free move: which unit leaves { $region }?
asks-slip-region = Free move: from where does the { $kind } go?
asks-war-region-foe = War: where, and against whom?
asks-war-foe = War in { $region }: against whom?
asks-war-region = War against { $foe }: where?
asks-trade-region = Commerce: in which region?
asks-cast-region = Magic: from which region?
asks-stir-region = A Necrosian moves: from which region?
asks-convert-kind-region = Convert: which unit?
asks-convert-kind = Convert: which unit in { $region }?
asks-convert-region = Convert: where is the { $kind }?
asks-raise-region = A Necrosian appears: in which region?
asks-play-card = Which card do you play?
asks-take-card = Which card of the row do you take?
asks-buy-card = Which card do you buy?
