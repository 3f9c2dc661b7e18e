### Worked examples of the rulebook: what the moves show that are played there.

example-garrison = Migration: move on and settle
example-garrison-text = The chief moves to a neighbouring region, where a colonist from the reserve may settle.
example-swap = Negotiation: exchange two colonists
example-swap-text = A player offers to exchange one of their own colonists for a rival’s. If the rival refuses, a die decides: it has to show 5 or more, one less where only the asker’s chief is there, one more where only the owner’s is.
example-corrupt = Corruption: win a colonist over
example-corrupt-text = A rival’s colonist goes back to its owner’s reserve, and one of the player’s own takes its place, if the die is high enough.
example-expel = Expulsion: drive a colonist out
example-expel-text = A rival’s colonist leaves the region for its reserve, if the die is high enough. Nobody takes its place.
