### The table as a terminal shows it.

terminal-preparation = Before the first Cycle
terminal-cycle = Cycle { $cycle } of { $cycles }, { $phase }
terminal-over = The game is over
terminal-all-lost = Everybody has lost
terminal-turn = { $seat } makes a Manoeuvre
terminal-phase-darkness = Darkness
terminal-phase-opportunities = Opportunities
terminal-phase-development = Development
terminal-phase-manoeuvres = Manoeuvres
terminal-phase-resolution = Resolution
terminal-phase-end = End of Cycle

terminal-column-player = Cabal
terminal-column-vp = VP
terminal-column-rank = Rank
terminal-column-moves = Man.
terminal-column-debts = Debts
terminal-column-spies = Spies
terminal-column-assassins = Ass.
terminal-column-possessions = Possessions
terminal-legend = ▶ is asked  ★ you  Man.: Manoeuvre pawns  Ass.: Assassins  crossed out: Used
terminal-administrator = Administrator
terminal-perjuries = { $number ->
    [one] perjured once
   *[other] perjured { $number } times
  }
terminal-corruption = Corruption { $number }
terminal-marker = { $number ->
    [one] marker of { $sector }
   *[other] { $number } markers of { $sector }
  }

terminal-column-sector = Sector
terminal-column-markers = Markers
terminal-column-cards = Opportunities
terminal-column-stacks = Stacks, from the top down
terminal-sector-darkness = Darkness { $number }
terminal-sector-corruption = Corruption { $number }
terminal-sector-turned-up = turned up
terminal-sector-closed = closed
terminal-sector-corrupted = corrupted
terminal-others = Others
terminal-pawn-citizen = C
terminal-pawn-guard = G
terminal-pawn-emissary = E
terminal-secret = The secret card lies face down
terminal-secret-known = The secret card is { $card }
terminal-secret-seen = seen by { $seats }
terminal-corruption-track = Corruption track: { $cards }
terminal-team = Your team for { $sector }: { $pawns }
terminal-conquest = Conquest of { $sector }: { $order }
terminal-contender = { $seat } with { $number ->
    [one] one Emissary
   *[other] { $number } Emissaries
  }
terminal-screen = Behind your screen: { $pp } PP; { $agents }; { $affinities }

## The desk

terminal-offered = Offer of { $seat }: gives { $gives }; asks { $asks }
terminal-offering = Your offer to { $to }: you give { $gives }; you ask { $asks }
terminal-draft-offer = Your draft for { $to }: you give { $gives }; you ask { $asks }
terminal-draft-claim = What you are about to tell { $to }: { $gives }
terminal-draft-showing = You are about to show something to { $to }
terminal-clause = The clause so far: { $clause }
terminal-nothing = nothing
terminal-way = gives way at { $place }
terminal-swears = sworn: { $clause }
terminal-due = { $clause }, until { $deadline }
terminal-any = any
terminal-oath = Oath { $number }: { $seat } and { $rival }
terminal-oath-of = Oath { $number }. { $clauses }.
terminal-sworn = { $seat } swears: { $clauses }
terminal-wishes = { $seats } would dissolve it.

## For the ear

spoken-team = Your team for { $sector }, from the top down: { $pawns }.
spoken-player = { $player }: { $facts }.
spoken-you = You, { $player }: { $facts }.
spoken-vp = { $number } VP
spoken-rank = Rank { $number }
spoken-moves = { $number ->
    [one] one Manoeuvre left
   *[other] { $number } Manoeuvres left
  }
spoken-debts = { $number ->
    [one] one Debt
   *[other] { $number } Debts
  }
spoken-perjuries = { $number ->
    [one] perjured once
   *[other] perjured { $number } times
  }
spoken-corruption = { $number ->
    [one] one Corruption token
   *[other] { $number } Corruption tokens
  }
spoken-spies = { $number ->
    [one] one Spy
   *[other] { $number } Spies
  }
spoken-assassins = { $number ->
    [one] one Assassin
   *[other] { $number } Assassins
  }
spoken-used = { $thing }, Used
spoken-sector = { $sector }: { $facts }.
spoken-markers = { $number ->
    [0] no marker left
    [one] one marker left
   *[other] { $number } markers left
  }
spoken-stack = { $place }: stack of { $seat }, { $number ->
    [one] one pawn
   *[other] { $number } pawns
  }, { $pawns }.
spoken-unknown = unknown
spoken-sure = Somewhere in it: { $pawns }.
spoken-on-track = Opportunity: { $card }.
spoken-card = { $card }: { $text }
