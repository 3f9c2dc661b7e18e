### Why an action is not allowed, and what would be. What effects and the desk refuse is told in their own files.

## Before the first Cycle

refusal-cabals-first = Everybody takes a Cabal first: choose yours when it is your turn.
refusal-cabal-taken = The { $cabal } has its player already. Choose one that is left.
refusal-cabals-are-chosen = Everybody has a Cabal already. That choice belongs to the beginning.
refusal-cabal-not-played = Nobody plays the { $cabal }. Name a Cabal that sits at the table.

## Turns

refusal-not-your-turn = It is { $seat } who decides now. Your turn will come.
refusal-game-is-over = The game is over. Look at the result, or start another game.
refusal-starter-first = First it is said who begins the Manoeuvres.
refusal-not-to-be-started = Who begins is named once in each Cycle, before the Manoeuvres.
refusal-no-manoeuvre-now = No Manoeuvre of yours is waited for now. Answer the question at hand.
refusal-not-this-manoeuvre = The effect grants you another Manoeuvre. Choose from what it offers, or renounce it.
refusal-no-passing = There is no passing: a Manoeuvre is due. Extending your influence is always possible.
refusal-nothing-to-stop = There is nothing to break off now.
refusal-nothing-to-pass = Nobody asks you anything that you could pass.
refusal-already-answered = You have answered. Wait until the others have, too.
refusal-not-asked = You are not asked now: you hold no Manifestation that this moment admits.
refusal-no-manifestation = That is no Manifestation. Play one, or pass.
refusal-no-effect-now = Nothing is declared at this point. Finish what has begun first.
refusal-not-special = That is no special Manoeuvre. Its text says how it works.

## Teams

refusal-no-team-now = No team is being put together. Choose a sector for one in your Manoeuvre.
refusal-team-has-sector = This team has its sector already. Seal it, or choose another Manoeuvre.
refusal-no-sector-yet = Say first where the team goes.
refusal-none-in-reserve = You have no further Agent of that type in reserve: { $agent }. Choose another type.
refusal-team-is-full = The team may have no more pawns. Seal it.
refusal-empty-team = A team has at least one pawn. Add one.
refusal-sector-is-full = There is no room for another stack in { $sector }. Choose another sector.
refusal-sector-is-closed = { $sector } is closed in this Cycle: no stack may arrive there. Choose another sector.
refusal-sector-is-frozen = { $sector } was turned up in this Cycle: nothing there can be touched any more.

## Spying and assassinating

refusal-no-stack-to-point-at = No stack is to be pointed at now.
refusal-no-stack-there = There is nothing left to look at: { $place }. Choose another stack.
refusal-stack-first = Name a stack first, then a pawn of it.
refusal-pawn-now = The stack is named: choose a pawn of it.
refusal-no-pawn-there = That stack has no pawn { $position }. Count from the top.
refusal-looked-already = You have looked at pawn { $position } in this Manoeuvre. Choose another one.
refusal-no-look-now = You look at nothing now.
refusal-no-secret-card = The secret card cannot be looked at now: it is not there, or you have seen it.
refusal-nobody-to-strike = No opposing pawn can be struck. Choose another Manoeuvre.
refusal-no-target-there = Nobody can be struck there: { $place }. Choose another stack.
refusal-own-pawns = Those are your own pawns: { $place }. Strike somebody else.
refusal-strike-first = At least one strike has to be made. Point at a stack.
refusal-no-strike-now = You strike nobody now.
refusal-no-corruption-there = No Corruption token can be struck in { $sector }.
refusal-others-do-not-stop = You strike for the Others: they do not stop before a Guard, and choose only in that stack.
refusal-others-are-attacking = The Others are attacking. Wait until that is over.

## Influence and development

refusal-no-such-piece = You have none to discard: { $piece }. Choose another piece, or nothing.
refusal-not-your-card = { $card } is not yours. Choose one of your own cards.
refusal-in-play-already = { $card } is in play already. Choose another of your Cabal cards.
refusal-too-dear = You have too few PP for the slot of { $card }. Gather more, or take a Debt first.
refusal-no-marker = You have no Influence marker of { $sector }.

## Chasing corruption

refusal-only-with-others = That belongs to the Configuration “les Autres”, which is not played here.
refusal-no-corruption = No Corruption token lies before you.
refusal-too-few-emissaries = You have too few Emissaries in reserve for that.
refusal-too-few-guards = You have too few Guards in reserve for that.
refusal-nobody-to-drive = None of the Others can be driven out of { $sector }. Choose another sector.
refusal-one-form-of-chasing = The two forms of chasing corruption are not mixed. Go on with the one you have begun, or leave it at that.

## Conquests

refusal-no-sector-to-designate = No sector is designated now.
refusal-nobody-there = No player has a stack in { $sector }. Designate another sector.
refusal-no-struggle-now = There is no power struggle now.
refusal-fists-first = The fists are closed first: say how many PP you bid.
refusal-not-in-the-struggle = You have no part in this power struggle.
refusal-fist-is-closed = Your fist is closed. Wait for the others.
refusal-bid-too-high = You do not have so many PP. Bid less.
refusal-no-prise-now = It is not for you to take a Trophy now.
refusal-card-not-here = { $card } is no Trophy of this sector. Take what lies there, or decline.
refusal-no-marker-left = No marker is left on this sector. Take something else, or decline.
refusal-in-darkness = Darkness lies on the sector: neither cards nor markers can be taken. Discard a Darkness token instead.
refusal-no-darkness = No Darkness token lies on this sector.
refusal-nothing-else-to-give = You have no group of that type to give for a Trophy: { $agent }.
refusal-loss-first = The Others take their due: say first what you give.

## Possessions

refusal-no-marker-too-many = You have no marker too many.
refusal-not-your-marker = You hold no marker of { $sector } that could go. Choose another one.
refusal-no-affinity-now = No Affinity is to be named now.
refusal-name-affinity = Name an Affinity first.
refusal-no-affinity-left = No such token is left in the supply: { $affinity }. Name another type.
refusal-no-affinity-in-reserve = You have no such token in reserve: { $affinity }. Give back another one.
refusal-no-affinity-on-card = No such token lies on { $card }.
refusal-advised-order = In a first game { $card } is not next: Cabal cards are placed in their advised order.
refusal-no-oaths-at-first = In a first game nobody swears an oath. Goods, places and words can still be exchanged.
