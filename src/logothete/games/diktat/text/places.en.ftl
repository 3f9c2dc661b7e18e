### Names of what is on the board: sectors, markers, Cabals, tokens, pawns, Affinities, factions.

## Sectors

sector-new-town = New Town
sector-lesser-town = Lesser Town
sector-hypogea = Hypogea
sector-karst = Karst
sector-suburbs = Suburbs
sector-combine = Combine
sector-fortress = Fortress
sector-josefov = Josefov
sector-motol-centre = Motol Centre
sector-college = College of Harmony
sector-old-town = Old Town
sector-artefact = Artefact

## Influence markers: what one of them does, and what both do

marker-new-town-one = Gain: 1 VP.
marker-new-town-both = Gain: 2 VP.
marker-lesser-town-one = Development: 1 Emissary.
marker-lesser-town-both = Development: 1 Emissary and 1 PP.
marker-hypogea-one = Development: 1 Spy.
marker-hypogea-both = Development: 2 Spies.
marker-karst-one = Development: 1 Assassin.
marker-karst-both = Development: 2 Assassins.
marker-suburbs-one = Development: 2 Citizens.
marker-suburbs-both = Development: 3 Citizens.
marker-combine-one = Development: 1 PP.
marker-combine-both = Development: 2 PP.
marker-fortress-one = Development: 1 Guard.
marker-fortress-both = Development: 2 Guards.
marker-josefov-one = Gain: 2 Affinities of your choice.
marker-josefov-both = Gain: 3 Affinities of your choice.
marker-motol-centre-one = Play twice in a row, or skip your turn.
marker-motol-centre-one-first = Play again
marker-motol-centre-one-second = Skip your turn
marker-motol-centre-both = Play twice in a row, or skip your turn, or move one of your stacks to another sector.
marker-motol-centre-both-first = Play again
marker-motol-centre-both-second = Skip your turn
marker-motol-centre-both-third = Move a stack
marker-college-one = Gain: +10 Rank.
marker-college-both = Gain: +20 Rank.
marker-old-town-one = When you take it: develop your Cabal for nothing.
marker-old-town-both = When you take it: 3 PP. You keep the Cabal card of the first marker.
marker-artefact-one = Move up to 2 of your pawns from one stack to others of yours.
marker-artefact-both = Move up to 2 of your pawns from one stack to others of yours. You discard nothing in an Attack of the Others.
marker-artefact-one-others = Move up to 2 Others from one sector to another.
marker-artefact-both-others = Move up to 2 Others from one sector to another. You may take cards and markers in spite of Darkness.

## Cabals

cabal-black-guard = Black Guard
cabal-black-guard-text = Hold the ground: Guards, strongpoints, tolls.
cabal-secret-police = Secret Police
cabal-secret-police-text = Know and turn: sleepers planted on enemy stacks.
cabal-union = Union
cabal-union-text = Numbers: Citizens weigh like Emissaries.
cabal-resistance = Resistance
cabal-resistance-text = Short strikes: ambushes, forced places, upsets.
cabal-coordination = Coordination
cabal-coordination-text = Rule: Rank, money, doubled Manoeuvres.

## Tokens of the Cabals

token-blockhouse = Blockhouse
token-blockhouse-text = The first time in a Cycle that a Black Guard pawn is targeted by an assassination in this sector, the attempt fails as on a Guard: its author hands over 2 PP and his Manoeuvre ends; the pawn stays, still face down. The Blockhouse is Used.
token-sleeper = Sleeper agent
token-sleeper-text = The Secret Police may look at any time at the pawns of the stack bearing this token. The token is lost when the stack leaves the board.
token-membership = Membership
token-membership-text = In this sector, 3 Citizens of the Union count as 1 Emissary in the conquest.
token-revolt = Revolt
token-revolt-text = Until the end of the Cycle the Resistance may have one stack in this sector beyond the limit, and pays nothing there when it reveals a Guard. The token is lost in the End of Cycle.

## Agents

agent-citizen = Citizen
agent-guard = Guard
agent-emissary = Emissary

## Affinities

affinity-politics = Politics
affinity-people = People
affinity-artefact = Artefact

## Factions

faction-coordination = Coordination
faction-effort = Effort
faction-edification = Edification
faction-integrity = Integrity
faction-black-guard = Black Guard
faction-harmony = Harmony
faction-progress = Progress
faction-secret-police = Secret Police
faction-union = Union
faction-underworld = Underworld
faction-resistance = Resistance
faction-others = The Others
