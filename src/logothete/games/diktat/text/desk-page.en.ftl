### The trade desk and the dossiers on the page.

panel-desk = Trade desk
panel-dossiers = Dossiers

## Offers

page-desk-from = Offer of { $name }
page-desk-own = Your offer, before { $names }
page-desk-give = You give
page-desk-ask = You receive
page-desk-nothing = nothing
page-desk-marker = { $number ->
    [1] a marker of { $sector }
   *[other] { $number } markers of { $sector }
}
page-desk-way = the place { $place } given up
page-desk-sworn = oath: { $clause }
page-desk-before = If you accept
page-desk-becomes = becomes
page-desk-accept = Accept
page-desk-refuse = Refuse
page-desk-counter = Counter
page-desk-cannot = You cannot accept it as it stands: you lack what it asks for, or what it would have you swear.
page-desk-withdraw = Take it back
page-desk-talk = Talk

## Drafts

page-desk-new = Put something together
page-desk-offer-to = Offer to
page-desk-tell-to = Claim, told to
page-desk-show-to = Showing, for
page-desk-left = { $number } left in this Cycle
page-desk-begin = Begin
page-desk-draft-offer = Draft of an offer
page-desk-draft-answer = Counter-offer to { $name }
page-desk-first-takes = It lies before several: the first to accept it has it.
page-desk-draft-claim = Draft of a claim
page-desk-draft-showing = Draft of a showing
page-desk-addressed = Addressed to
page-desk-less = { $side }: less { $name }
page-desk-more = { $side }: more { $name }
page-desk-out = Take out: { $name }
page-desk-add = Add
page-desk-add-give = Give more: an oath, a card, a marker, a place
page-desk-add-ask = Ask for more: an oath, a card, a marker, a place
page-desk-card = Card
page-desk-one-marker = Marker
page-desk-place = Place given up
page-desk-swear = Oath that you swear
page-desk-demand = Oath that you demand
page-desk-name = Next in the sentence
page-desk-state = What you claim
page-desk-may-be-false = A claim binds nobody and may be false.
page-desk-show = What you show
page-desk-is-shown = What is shown is true, and seen at once by those to whom it goes.
page-desk-show-it = Show it
page-desk-note = A note beside it, which binds nobody
page-desk-note-says = Written beside it; binds nobody.
page-desk-propose = Send it
page-desk-back = One step back
page-desk-drop = Clear the draft
page-desk-original = Back to their offer
page-desk-scrap = Give the draft up (counts as made)

## At any moment

page-desk-free = At any moment
page-desk-flip = Flip an Affinity
page-desk-manifest = Manifestation
page-desk-do = Do it

## Oaths

page-desk-oaths = Oaths in force
page-desk-you-swore = You swore
page-desk-swore = { $name } swore
page-desk-you-wish = You would dissolve it; your partner has to agree.
page-desk-wishes = { $name } would dissolve it.
page-desk-release = Dissolve
page-desk-uphold = Let it stand
page-desk-between = { $names } have sworn something to each other.
page-desk-no-oaths = Nobody is bound by an oath.

## Dossiers

page-dossier-facts = Perjuries: { $perjuries }. Debts: { $debts }. Oaths in force: { $oaths }.
page-dossier-holds = Behind the screen: least and most
page-dossier-claims = Claimed
page-dossier-true = true
page-dossier-false = false
page-dossier-proofs = Proved and handed over
page-dossier-judged = Oaths kept and broken
page-dossier-nothing = Nothing in the file yet.
page-dossier-talk = Talk with { $name }
