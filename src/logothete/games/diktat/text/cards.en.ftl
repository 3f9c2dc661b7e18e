### The cards of Diktat: their names, and what they do in a few words.

## Types

type-gain = Gain
type-development = Development
type-ability = Ability
type-manifestation = Manifestation
type-special = Special Manoeuvre
type-plague = Plague
type-immediate = At once

## New Town

card-council-of-banks = Council of Banks
card-council-of-banks-text = Development: 2 PP.
card-ministry-seat = Ministry Seat
card-ministry-seat-text = Gain: 1 VP.
card-steel-tower = Steel Tower
card-steel-tower-text = Gain: 2 VP.
card-relief-fund = Relief Fund
card-relief-fund-text = Gain: 4 PP.
card-midnight-exchange = Midnight Exchange
card-midnight-exchange-text = Exchange 1 Agent for 2 PP.
card-moratorium = Moratorium
card-moratorium-text = Gain 3 PP, or pay 2 PP to hand back 1 Debt.
card-moratorium-first = Gain 3 PP
card-moratorium-second = Pay 2 PP and hand back 1 Debt

## Lesser Town

card-winter-salon = Winter Salon
card-winter-salon-text = Development: 1 Emissary.
card-old-fortunes = Old Fortunes
card-old-fortunes-text = Development: 1 PP.
card-ghost-legation = Ghost Legation
card-ghost-legation-text = Convert 1 Citizen of your reserve into an Emissary.
card-masked-ball = Masked Ball
card-masked-ball-text = Receive 1 Emissary, then send a team.
card-walled-gardens = Walled Gardens
card-walled-gardens-text = Gain: 1 VP.
card-tainted-legacy = Tainted Legacy
card-tainted-legacy-text = Development: 1 Emissary and 1 PP.

## Hypogea

card-listening-galleries = Listening Galleries
card-listening-galleries-text = Development: 2 Spies.
card-blind-cartographers = Blind Cartographers
card-blind-cartographers-text = Move one of your stacks to another sector.
card-hidden-airlock = Hidden Airlock
card-hidden-airlock-text = Take back up to 3 pawns of one of your stacks, or reorder one of your stacks.
card-hidden-airlock-first = Take back up to 3 pawns of a stack
card-hidden-airlock-second = Reorder a stack
card-mole = The Mole
card-mole-text = Development: 1 Spy and 1 PP.
card-north-sewer-main = North Sewer Main
card-north-sewer-main-text = Choose a sector: you may have one stack there beyond the limit this Cycle.
card-black-mirrors = Black Mirrors
card-black-mirrors-text = Look at 2 elements, or behind one opponent’s screen.
card-black-mirrors-first = Look at 2 elements
card-black-mirrors-second = Look behind a screen

## Karst

card-blades-for-hire = Blades for Hire
card-blades-for-hire-text = Development: 1 Assassin and 1 Citizen.
card-dog-pit = Dog Pit
card-dog-pit-text = Development: 2 Assassins.
card-blood-bounty = Blood Bounty
card-blood-bounty-text = Each Emissary you assassinate brings 2 more PP.
card-knacker = The Knacker
card-knacker-text = Carry out 1 assassination; a revealed Guard costs nothing.
card-body-runner = Body Runner
card-body-runner-text = You pay nothing when your assassinations reveal a Guard. Development: 1 Spy.
card-protection-racket = Protection Racket
card-protection-racket-text = One opponent hands you up to 2 PP; gain 1 PP.

## Suburbs

card-dormitory-blocks = Dormitory Blocks
card-dormitory-blocks-text = Development: 3 Citizens.
card-hiring-office = Hiring Office
card-hiring-office-text = Development: 2 Citizens and 1 Guard.
card-soup-kitchen = Soup Kitchen
card-soup-kitchen-text = Exchange 2 Citizens for 1 Emissary.
card-workers-choir = Workers’ Choir
card-workers-choir-text = In conquests, 4 of your Citizens count as 1 Emissary.
card-angry-crowd = Angry Crowd
card-angry-crowd-text = Receive 2 Citizens, then add up to 3 Citizens to one of your stacks.
card-dispensary = Dispensary
card-dispensary-text = Each time one of your pawns is assassinated, gain 1 PP.

## Combine

card-blast-furnaces = Blast Furnaces
card-blast-furnaces-text = Development: 2 PP.
card-doubled-quotas = Doubled Quotas
card-doubled-quotas-text = Exchange 2 Citizens for 4 PP.
card-grey-market = Grey Market
card-grey-market-text = Extending your influence brings you 1 more PP.
card-night-shift = Night Shift
card-night-shift-text = Exchange 1 Guard, 1 Spy or 1 Assassin for 2 PP.
card-night-shift-first = 1 Guard for 2 PP
card-night-shift-second = 1 Spy for 2 PP
card-night-shift-third = 1 Assassin for 2 PP
card-river-power-plant = River Power Plant
card-river-power-plant-text = Gain: 7 PP.
card-pension-fund = Pension Fund
card-pension-fund-text = Development: 1 PP. When you lose a power struggle, gain 2 PP.

## Fortress

card-upper-barracks = Upper Barracks
card-upper-barracks-text = Development: 2 Guards.
card-iron-hounds = Iron Hounds
card-iron-hounds-text = An assassin who reveals one of your Guards hands you 1 more PP. Development: 1 Guard.
card-armoury = Armoury
card-armoury-text = Convert up to 2 Citizens into Guards, then add up to 1 Guard to one of your stacks.
card-alert-squad = Alert Squad
card-alert-squad-text = Receive 1 Guard, then add up to 2 Guards to one of your stacks.
card-court-martial = Court Martial
card-court-martial-text = Discard 1 Guard: carry out up to 2 assassinations (plus your Assassins); revealed Guards cost nothing and do not stop you.
card-fortified-glacis = Fortified Glacis
card-fortified-glacis-text = Immunity to the attacks of the Others. Development: 1 Guard.

## Josefov

card-scribes-workshop = Scribe’s Workshop
card-scribes-workshop-text = Gain: 2 Political Affinities.
card-master-clockmaker = Master Clockmaker
card-master-clockmaker-text = Gain: 2 Artefact Affinities.
card-common-house = Common House
card-common-house-text = Gain: 2 People Affinities.
card-night-glassblowers = Night Glassblowers
card-night-glassblowers-text = Gain: 2 Affinities of your choice.
card-waking-clay = Waking Clay
card-waking-clay-text = Receive 2 Guards, or pay 3 PP for 1 Affinity of your choice.
card-waking-clay-first = Receive 2 Guards
card-waking-clay-second = Pay 3 PP for 1 Affinity of your choice
card-rare-bindings = Rare Bindings
card-rare-bindings-text = Exchange 1 Affinity for 1 Affinity of your choice and 2 PP.

## Motol Centre

card-backward-watch = Backward Watch
card-backward-watch-text = Play again, or skip your turn.
card-backward-watch-first = Play again
card-backward-watch-second = Skip your turn
card-quantum-vat = Quantum Vat
card-quantum-vat-text = Remove 1 Used token from another of your elements, or replace one visible card of the Opportunity track.
card-quantum-vat-first = Remove 1 Used token
card-quantum-vat-second = Replace a visible card
card-phase-prototype = Phase Prototype
card-phase-prototype-text = Move one of your stacks, or up to 2 of your pawns from one stack to others of yours.
card-phase-prototype-first = Move a stack
card-phase-prototype-second = Move up to 2 pawns
card-recovery-room = Recovery Room
card-recovery-room-text = Receive 1 Guard, then play again.
card-dead-time = Dead Time
card-dead-time-text = One opponent skips his next turn (he keeps his Manoeuvre pawn).
card-phage-protocol = Phage Protocol
card-phage-protocol-text = Remove 1 Used token from another of your elements, then carry out a Manoeuvre.

## College of Harmony

card-chair-of-the-way = Chair of the Way
card-chair-of-the-way-text = Gain: +10 Rank.
card-grand-interpreter = Grand Interpreter
card-grand-interpreter-text = Gain: +10 Rank. Development: 1 PP.
card-index-of-conformity = Index of Conformity
card-index-of-conformity-text = Gain: +10 Rank. Development: 1 Spy.
card-night-procession = Night Procession
card-night-procession-text = +20 Rank until the end of the Cycle; gain 1 PP.
card-tribunal-of-harmony = Tribunal of Harmony
card-tribunal-of-harmony-text = Place a Used token on one Possession of an opponent.
card-concordat = Concordat
card-concordat-text = Development: 3 PP if you are the Administrator, otherwise 1 PP.

## Old Town

card-unhinged-clock = Unhinged Clock
card-unhinged-clock-text = Pay 1 PP: carry out one additional Manoeuvre.
card-black-theatre = Black Theatre
card-black-theatre-text = Carry out an additional Spy Manoeuvre.
card-underground-press = Underground Press
card-underground-press-text = Carry out an additional Extend Influence Manoeuvre.
card-arcade-guides = Arcade Guides
card-arcade-guides-text = Send one additional team of at most 3 pawns.
card-butchers-guild = Butchers’ Guild
card-butchers-guild-text = Carry out an additional Assassinate Manoeuvre.
card-master-builders = Master Builders
card-master-builders-text = Develop your Cabal, paying 1 PP less.

## Artefact

card-rain-of-bile = Rain of Bile
card-rain-of-bile-text = No effect.
card-whisper-of-the-axis = Whisper of the Axis
card-whisper-of-the-axis-text = Gain: 2 VP. At each Development, discard 2 PP.
card-swarm = The Swarm
card-swarm-text = No effect.
card-eye-of-the-night = Eye of the Night
card-eye-of-the-night-text = Spy: 2 more elements. Your Rank drops by 10.
card-living-shard = Living Shard
card-living-shard-text = Move up to 3 of your pawns from one stack to others of yours, or up to 3 Others from one sector to another. Discard 1 PP.
card-living-shard-first = Move up to 3 of your pawns
card-living-shard-second = Move up to 3 Others
card-contagion = Contagion
card-contagion-text = At each Development, each opponent discards 1 PP and you discard 2 Citizens.

## Black Guard

card-casemate-line = Casemate Line
card-casemate-line-text = Place up to 2 Blockhouses in sectors where you have a stack or an Influence marker. Receive 1 Guard.
card-standing-garrison = Standing Garrison
card-standing-garrison-text = Development: 1 Guard, and 1 PP per Blockhouse on the board (2 at most).
card-martial-law = Martial Law
card-martial-law-text = In conquests 3 of your Guards count as 1 Emissary; 2 are enough in a sector with a Blockhouse.
card-checkpoints = Checkpoints
card-checkpoints-text = An opponent whose stack arrives in a sector with a Blockhouse hands you 1 PP. Your revealed Guards bring 1 more PP.
card-state-of-siege = State of Siege
card-state-of-siege-text = Remove a Blockhouse from the board: carry out up to 2 assassinations in that sector; revealed Guards cost nothing and do not stop you.

## Secret Police

card-sleeper-network = Sleeper Network
card-sleeper-network-text = Place up to 2 Sleeper agents on enemy stacks (one per stack).
card-awakening = Awakening
card-awakening-text = Remove a Sleeper agent: assassinate 1 pawn of the stack that bore it; a revealed Guard costs nothing.
card-red-files = Red Files
card-red-files-text = Remove a Sleeper agent: the owner of the stack hands you up to 3 PP, or one of his Possessions becomes Used.
card-red-files-first = Take up to 3 PP
card-red-files-second = Make a Possession Used
card-standing-wiretaps = Standing Wiretaps
card-standing-wiretaps-text = Development: 1 Spy and 1 PP.
card-double-agents = Double Agents
card-double-agents-text = In a sector where you have a stack, each opponent’s stack bearing a Sleeper agent yields you 1 of its Emissaries for the conquest.

## Union

card-membership-cards = Membership Cards
card-membership-cards-text = Discard 1 Citizen: place up to 2 Memberships in different sectors.
card-strike-fund = Strike Fund
card-strike-fund-text = Development: 2 Citizens, and 1 PP per Membership on the board (2 at most).
card-general-strike = General Strike
card-general-strike-text = Remove a Membership: no further stack may arrive in that sector this Cycle, or up to 2 enemy Possessions of that sector become Used.
card-general-strike-first = Close the sector
card-general-strike-second = Make up to 2 Possessions Used
card-stewards = Stewards
card-stewards-text = In a power struggle your bid counts 1 more per Citizen you have in the sector (3 at most).
card-double-card = Double Card
card-double-card-text = Pay 2 PP: convert up to 2 Citizens of your reserve into Emissaries.

## Resistance

card-spark = Spark
card-spark-text = Place 1 Revolt in a sector. Receive 1 Citizen.
card-powder-and-pamphlets = Powder and Pamphlets
card-powder-and-pamphlets-text = Development: 1 Citizen and 1 Assassin.
card-barricades = Barricades
card-barricades-text = In a sector with a Revolt you win ties against players, without a power struggle.
card-ambush = Ambush
card-ambush-text = Place 1 Revolt in a sector, then carry out up to 2 assassinations (plus your Assassins) in that sector.
card-great-uprising = The Great Uprising
card-great-uprising-text = Remove a Revolt from the board: +30 Rank until the end of the Cycle, and each opponent with a stack in that sector hands you up to 2 PP.

## Coordination

card-form-27 = Form 27
card-form-27-text = Remove 1 Used token from another of your elements, or place a Used token on an opponent’s Possession, or gain 1 PP.
card-form-27-first = Remove 1 Used token
card-form-27-second = Make a Possession Used
card-form-27-third = Gain 1 PP
card-general-ledger = General Ledger
card-general-ledger-text = Development: 2 PP.
card-emergency-decree = Emergency Decree
card-emergency-decree-text = Pay 3 PP: carry out two Manoeuvres in a row.
card-precedence = Precedence
card-precedence-text = Gain: +10 Rank. Development: 1 Emissary if you are the Administrator.
card-court-of-auditors = Court of Auditors
card-court-of-auditors-text = Your bids count 2 more in power struggles. Each Opportunity card you take as a Trophy brings you 2 PP.

## The Fiel card of the Configuration “les Autres”

fiel-mist-and-bile = Mist & Bile
fiel-mist-and-bile-text = Darkness: while a Darkness token lies on a sector, neither its cards nor its markers can be taken; discarding one counts as a Trophy. Attack of the Others: the top card of the deck joins the corruption track.
