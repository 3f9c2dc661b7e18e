### Byzantio in eight steps, for somebody who has never played it. Each step names the rule where reading goes on.

primer-1-title = What you are after
primer-1-text = The emperor is dead, and you lead one of the houses that want his throne. After 30 turns the most points win. Points come from the cities on your own secret list, and from guessing what your rivals were after.
primer-1-rule = BYZ-002

primer-2-title = Your secret list
primer-2-text = Before the first turn you write down seven cities in seven different provinces. The top line is your main target, worth 16 points, the bottom line only 4. Nobody sees your list before the end.
primer-2-rule = BYZ-024

primer-3-title = A turn: one action, one box
primer-3-text = On each turn you take one action, or pass. Every action uses up a box of your grid: 30 boxes for the whole game, from 10 Campaigns down to 3 Expulsions. When a row is used up, you can no longer take that action.
primer-3-rule = BYZ-040

primer-4-title = The six actions
primer-4-text = A Campaign marches your pretender to a neighbouring province, where you may place a garrison and so send a rival’s home. A Rally places one without moving, and a Progression takes your pretender anywhere. Negotiation swaps two garrisons, Corruption takes a rival’s place and Expulsion drives one out: unless your rival agrees to the swap, these three need 5 or more on an eight-sided die, and your pretender on the spot helps.
primer-4-rule = BYZ-045

primer-5-title = Who holds a city
primer-5-text = You never have more than 2 garrisons in a city, and a city never holds more than 4. Whoever has the most controls it and scores its full value, if it is on their list. Two who are level score half, three score 2 points, four score nothing; so a rival who does not even want your city can spoil it.
primer-5-rule = BYZ-139

primer-6-title = Four events
primer-6-text = An earthquake, a famine and a plague strike the provinces whose number the die shows; at the Succession of the Patriarch you may replace one city on your list. On those turns, 6, 12, 18 and 24, nobody acts. After each of them everybody gives up one box of the grid.
primer-6-rule = BYZ-107

primer-7-title = The last guess
primer-7-text = After the last turn you name, for each rival, the city that you think was their main target. Every right guess is worth 5 points. So watch where the others go, and do not show too soon what you want yourself.
primer-7-rule = BYZ-103

primer-8-title = What to do first
primer-8-text = Write a list with some cities close together and not all far from your home province. Then march: a Campaign moves you and places a garrison at the same time, and you have ten of them. Keep some of the actions with a roll for the last turns, when your rivals have little time left to answer.
primer-8-rule = BYZ-056
