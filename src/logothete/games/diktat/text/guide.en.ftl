### The guide through a first game, and its tips: a heading and short sentences each.

## The steps to the end of the first turn

guide-begin = The Administrator
guide-begin-cabal = Choose a Cabal. They differ by their cards, their Rank and the Affinities that they begin with; for a first game any will do.
guide-begin-text = Whoever has { $target } VP first, or most of them when the last Cycle is over, wins. You have the highest Rank, so you are the Administrator and say who begins. Choose yourself: whoever comes first finds every sector free.
guide-begin-came = It is settled who begins; the others follow around the table.
guide-manoeuvre = Your first Manoeuvre
guide-manoeuvre-text = You have { $number } Manoeuvres in this Cycle, one in each turn. Send a team: at the end of the Cycle sectors are conquered, and whoever has Emissaries there takes cards and markers, one for each. Press the button that is marked.
guide-manoeuvre-where = Now the sector. Those marked have a card on the track above and few stacks yet; { $sector } is a good place.
guide-manoeuvre-came = Your team goes to { $sector }. Nobody sees who is in it.
guide-top = Who stands on top
guide-top-text = A team is a stack of pawns, face down, from the top to the bottom. Tap a Citizen first: spies and assassins mostly try the top, and a Citizen costs you least. Then an Emissary, who alone takes anything, and a Guard; then seal the team.
guide-top-came = That is the pawn on top. What follows lies below it.
guide-emissary = An Emissary
guide-emissary-text = Only Emissaries win anything: most of them in a sector makes you its Winner. Add one now, below the pawn on top.
guide-guard = A Guard
guide-guard-text = Whoever strikes a Guard pays you { $fine } PP and has to stop; whoever strikes an Emissary earns { $bounty }. Add a Guard, and nobody knows which of the three is which.
guide-seal = Off they go
guide-seal-text = { $number ->
    [one] One pawn is
   *[other] { $number } pawns are
  } in the team. Keep some Agents for other sectors: seal it, and it stands on the board.
guide-seal-came = Your team stands face down. { $number ->
    [0] That was your last Manoeuvre of this Cycle.
    [one] You have one Manoeuvre left in this Cycle.
   *[other] You have { $number } Manoeuvres left in this Cycle.
  }

## Tips

guide-offer = An offer lies before you
guide-offer-text = Read it at the trade desk. You may accept, refuse or answer with another offer, and nobody waits for you. What is sworn binds; what is only written or claimed does not.
guide-oath = You are under oath
guide-oath-text = The sheet of oaths says what you swore and what was sworn to you. The game itself judges: who breaks an oath loses 1 VP, and everybody hears of it. You are warned before you do.
guide-spied = Looking
guide-spied-text = What you see only you see, and it stays marked on the stack. You may tell others of it, truly or not, or sell it at the trade desk. The secret card can be looked at as well.
guide-others-strike = For the Others
guide-others-strike-text = The Others attack a stack that has come to them, and you choose which pawns they meet. Whoever is attacked must be silent until it is over.
guide-struck = Striking
guide-struck-text = Point at a pawn of a rival: it is turned up for everybody. An Emissary brings you { $bounty } PP, a Citizen nothing; a Guard costs you { $fine } PP and ends it. Look first, if you can.
guide-designate = Which sector next?
guide-designate-text = Stacks are turned up sector by sector, and you as the Administrator say in which order. Places matter: what is taken in one sector may change your Rank before the next.
guide-fist = Closed fists
guide-fist-text = Several have as many Emissaries. Each hides some PP in a fist, you have { $number }, and all open together: the highest takes first. Everything in the fists is lost, so zero is a choice too.
guide-prise = The spoils
guide-prise-text = You take one Trophy for each Emissary, { $number ->
    [one] one
   *[other] { $number }
  } here: a card for the slots of your Cabal, or a marker of the sector. Cards bring VP and effects, markers bring something in every Cycle.
guide-affinities = Affinities
guide-affinities-text = They lie behind your screen, ten of each type for everybody together. On the symbols of a card you hold, they bring VP; you may flip them there at any moment, at the trade desk.
guide-window = A moment for Manifestations
guide-window-text = Whoever has a Manifestation may play it now; all answer under seal, so passing tells nobody anything. Most of these moments are passed for you: under Orders you say at which you want to be asked.
guide-effect = An effect is carried out
guide-effect-text = What a card or marker does is carried out line by line, and here a choice is left to you. What it says in full stands in the log, with its rule.
guide-cleanse = Driving out
guide-cleanse-text = Emissaries rid you of Corruption, Guards drive Others off a sector. It costs Agents now, and saves VP at the end, or the whole game for everybody.
guide-administrator = Administrator again
guide-administrator-text = Rank decides who it is. Whoever begins takes free places; whoever comes last sees what the others have sent. What others would give you for your choice can be asked at the trade desk.
guide-peril = Everybody may lose
guide-peril-text = The corruption track holds { $track } cards; one more, and all have lost together. Take cards, dispel Darkness, drive Others off: talk to each other about who does what.
guide-corruption = Corruption
guide-corruption-text = You hold { $number ->
    [one] one Corruption token
   *[other] { $number } Corruption tokens
  }. At the end each costs VP, more for every corrupted sector. Emissaries can rid you of it.
guide-deal = Everything is for sale
guide-deal-text = At any moment, asked or not, you may make an offer: Agents, PP, cards, places, and oaths about what comes. Ask somebody to stay out of your sector, and give something for it.
guide-dossier = Know your rivals
guide-dossier-text = A dossier of each of them says what lies behind the screen at least and at most, what was claimed, and which of it proved true.
guide-develop = Develop your Cabal
guide-develop-text = PP put a card of your Cabal into play, on a slot that may bring VP as well. Early ones serve you longest. If you lack PP, a Debt brings some at any moment and costs 1 VP at the end.
guide-use = Something to use
guide-use-text = A card or marker of yours is a Manoeuvre of its own. Used once, it rests until the next Cycle.
guide-last = The last Cycle
guide-last-text = After this Cycle it is over, or sooner when somebody has { $target } VP. Every Debt costs 1 VP; PP left over only break ties, so spend them.
