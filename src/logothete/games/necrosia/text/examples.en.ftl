### Worked examples of the rulebook: what the moves show that are played there.

example-move = A unit moves
example-move-text = A unit goes to a neighbouring region: to fight there, to hold it, or to be out of the way of the necrosis.
example-war = A war
example-war-text = Fighters give dice, one each; Necrosians have a single die, however many they are. What a side scores, the other loses.
example-influence = Influence at the end of a turn
example-influence-text = Whoever dominates regions gains their influence, region by region.
example-necrosis = The end of a year
example-necrosis-text = A region with more Necrosians than living units is necrosed for good, and one skull more stands on the track. With the sixth, everybody has lost.
