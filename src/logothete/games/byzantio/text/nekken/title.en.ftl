### Nekken itself: its own words for what the two games share, and sentences that are true of it alone.

title-name = Nekken
title-pitch = Four tribes leave the volcano and settle a continent, each after regions that it keeps secret.
title-goal = After 27 turns, each region on your secret list brings its points if you have more colonists there than anybody else. The most points win.
# Our estimate, lists and guesses included: the rulebook gives no duration.
title-minutes = 40–80

## Words

-house = tribe
-pretender = chief
-province = region
-provinces = regions
-city = region
-cities = regions
-garrison = colonist
-garrisons = colonists

event-succession = Prophecy

row-campaign = Migration
row-rally = Foundation
row-progression = Exploration

## Verbs

verb-campaign = migrate
verb-garrison = settle
verb-rally = found
verb-progress = explore

action-campaign = migrate to { $province } (the Campaign of Byzantio)
action-garrison = settle a colonist in { $city }
action-withhold = settle nobody
action-rally = found with a colonist in { $city } (the Rally of Byzantio)
action-progress = explore as far as { $province } (the Progression of Byzantio)

## Sentences

prompt-garrison = Your chief is in { $province }. Settle a colonist, or nobody?
prompt-succession = The Prophecy: replace one region on your list, or keep it as it is?

event-marched = { $seat } migrates to { $province }.
event-garrisoned = { $seat } settles a colonist in { $city }.
event-withheld = { $seat } settles nobody.
event-rallied = { $seat } founds: a colonist settles in { $city }.
event-progressed = { $seat } explores as far as { $province }.
event-crowned = { $seat } wins: the continent has its people.

refusal-city-out-of-play = { $city } cannot be settled. Choose another region.
refusal-not-in-province-entered = { $city } is not the region just entered. A Migration settles where it ends, or nobody.
refusal-not-in-own-province = { $city } is not where your chief is. A Foundation settles the chief’s own region.
refusal-only-after-march = Settling follows a Migration. Migrate first; or found where your chief is.
refusal-one-march-only = A Migration goes one step, and that is made. Settle a colonist, or nobody.
refusal-only-at-succession = Targets change only at the Prophecy. Until then the list stays as it is.
refusal-lists-are-final = The list was confirmed before the first turn. One region may be replaced at the Prophecy.
refusal-not-a-neighbour = { $province } has no border with the region of your chief. Migrate to a neighbour, or get there by an Exploration.
refusal-city-full = { $city } already holds four colonists. A Foundation makes no room; a Migration from a neighbour does.
refusal-province-already-targeted = { $city } is on your list already. Choose another region.

terminal-board-cities = Regions with colonists
terminal-board-empty = No colonist is on the board yet.
terminal-map-legend = Steps: marches from your chief. No.: an event strikes all regions of the number that the die ({ $sides } sides) shows.
