### What only the page says: the plan, the tracks, the Cabal boards, teams, conquests, the end.

panel-cabals = Cabals

## Verbs, as buttons have them

way-to = send a team
way-add = add an agent
way-influence = extend influence
way-develop = develop
way-use = declare a card
way-use-marker = declare Influence
way-drive = drive off Others
way-at = point at a stack
way-pawn = point at a pawn
way-purge = strike Corruption
way-start = let somebody begin
way-designate = designate a sector
way-bid = close the fist
way-claim = take a card
way-with = give an agent
way-receive = take an Affinity
way-return = give back an Affinity
way-turn-back = take an Affinity off a card

## The plan

page-sector = { $sector }. Markers left: { $markers }.
page-darkness = Darkness tokens: { $count }.
page-corruption = Corruption tokens: { $count }.
page-corrupted = Corrupted.
page-closed = Closed: no stack may arrive.
page-turned-up = Its pawns are turned up.
page-token = Token: { $token }.
page-token-used = Token, Used: { $token }.
page-kept = A place is kept for { $seat }.
page-free-places = { $count ->
    [0] Full: no further stack finds room.
    [one] Room for one more stack.
   *[other] Room for { $count } more stacks.
  }
page-markers-left = Markers left: { $count }
page-marker-held = { $seat }: { $count ->
    [one] one marker
   *[other] both markers
  }
page-stack = Stack of { $owner }, { $count ->
    [one] one pawn
   *[other] { $count } pawns
  }.
page-known = You know: { $pawns }.
page-known-pawn = Pawn { $position }: { $agent }
page-hidden-pawn = unknown
page-sure = Somewhere in it: { $pawns }.
page-count = { $count } × { $what }
page-stack-token = It bears a token.
page-fan = { $owner }, { $sector }
page-fan-close = Close the stack

## The course of a Cycle

page-cycle = Cycle { $cycle }/{ $cycles }
page-phase-darkness = Darkness
page-phase-opportunities = Opportunities
page-phase-development = Development
page-phase-manoeuvres = Manoeuvres
page-phase-resolution = Resolution
page-phase-end = End of Cycle
page-window = Manifestations?
page-asked = { $seat } is asked.
page-answered = { $seat } has answered.
page-doing-spy = { $seat } spies, looks left: { $count }
page-doing-strike = { $seat } strikes, assassinations left: { $count }
page-track = Opportunities on the track
page-secret = Secret card
page-secret-seen = Seen by { $seat }.
page-others-note = The Others: everybody loses when the corruption track needs more than { $track } spaces, or the city bears more than { $darkness } Darkness tokens.

## A team

page-team = Team for { $sector }
page-team-how = Tap agents; the first lies on top. Put them in order, then seal the team: nobody sees it before.
page-team-up = Move pawn { $position } up: { $agent }
page-team-down = Move pawn { $position } down: { $agent }
page-team-out = Take pawn { $position } out: { $agent }
page-team-seal = Seal the team ({ $count ->
    [one] one pawn
   *[other] { $count } pawns
  })

## A conquest

page-conquest = Conquest of { $sector }
page-emissaries = Emissaries: { $count }
page-bid = Bid: { $count } PP
page-takes = chooses a Trophy
page-fists = Closed fists
page-fist-closed = closed
page-fist-open = still to close
page-own-fist = Your fist
page-fist-less = One PP less
page-fist-more = One PP more
page-fist-close = Close the fist
page-trophies = Trophies of this sector
page-own-bid = { $count } PP inside

## Cards

page-symbol = Symbol { $what }
page-symbol-any = Symbol of any Affinity
page-symbol-filled = Symbol { $what }, filled
page-card-darkness = Darkness: { $count }
page-card-attack = Attack of the Others
page-used = Used
page-of-sector = { $sector } · { $faction }
page-in-deck = In the deck: { $count }
page-secret-text = It lies face down until the Resolution. Whoever spies may look at it.
page-corruption-track = Corruption track
page-corruption-track-empty = No card lies on it.
page-others-out = Others off the board:
page-discard = Discarded cards
page-no-cards = Nothing lies open.

## Behind the screen, and before it

page-screen = Behind your screen
page-reserve = Agents in reserve
page-power = Power points: { $count }
page-points = Victory points: { $count }
page-rank = Rank: { $count }
page-administrator = Administrator
page-debts = Debts: { $count }
page-perjuries = Perjuries: { $count }
page-own-corruption = Corruption tokens: { $count }
page-spies = Spies: { $count }
page-assassins = Assassins: { $count }
page-moves = Manoeuvre pawns: { $count }
page-tokens-left = Cabal tokens left: { $count }
page-skipped = Skips the next turn
page-affinity = Affinities { $what }: { $count }
page-slots = Opportunities
page-slot-free = Free slot, { $vp } VP
page-slot-vp = { $vp } VP
page-own-cards = Cabal cards
page-in-play = in play
page-not-in-play = not in play
page-costs = { $cost } PP, { $vp } VP
page-next-cost = next: { $cost } PP for { $vp } VP
page-markers = Influence
page-marker-count = { $sector }: { $count ->
    [one] one marker
   *[other] both markers
  }
page-nothing-yet = Nothing yet

## The end

page-ledger = The account, line by line
page-ledger-note = Debts, broken oaths and Corruption are taken off what Cabal cards, Opportunities, gains and flipped Affinities brought.
page-all-lost = The Others have overrun Prague. The corruption track: { $track } of { $most }; Darkness: { $darkness } of { $mostDarkness }. Nobody wins.
page-city = The city at the end
