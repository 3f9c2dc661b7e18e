### Worked examples of the rulebook: what the moves show that are played there.

example-garrison = Campaign: march and garrison
example-garrison-text = The pretender marches to a neighbouring province. There, a garrison from the reserve may be placed in one of its cities.
example-swap = Negotiation: exchange two garrisons
example-swap-text = A player offers to exchange one of their own garrisons for a rival’s. If the rival refuses, a die decides: it has to show 5 or more, one less where only the asker’s pretender is in the province, one more where only the owner’s is.
example-corrupt = Corruption: turn a garrison
example-corrupt-text = A rival’s garrison goes back to its owner’s reserve, and one of the player’s own takes its place, if the die is high enough.
example-expel = Expulsion: drive a garrison out
example-expel-text = A rival’s garrison leaves the city for its reserve, if the die is high enough. Nobody takes its place.
