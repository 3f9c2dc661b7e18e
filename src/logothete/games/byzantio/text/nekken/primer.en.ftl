### Nekken in eight steps, for somebody who has never played it. Each step names the rule where reading goes on.

primer-1-title = What you are after
primer-1-text = The volcano has driven the tribes out, and you lead one of them to new lands. After 27 turns the most points win. Points come from the regions on your own secret list, and from guessing what your rivals were after.
primer-1-rule = NEK-002

primer-2-title = Your secret list
primer-2-text = Before the first turn you write down six regions, or five when four play. The top line is your main target, worth 16 points; each line below is worth 2 less. Nobody sees your list before the end.
primer-2-rule = NEK-014

primer-3-title = A turn: one action, one box
primer-3-text = On each turn you take one action, or pass. Every action uses up a box of your grid: 27 boxes for the whole game, from 9 Migrations down to 3 Expulsions. When a row is used up, you can no longer take that action.
primer-3-rule = NEK-021

primer-4-title = The six actions
primer-4-text = A Migration moves your chief to a neighbouring region, where you may settle a colonist and so send a rival’s home. A Foundation settles one without moving, and an Exploration takes your chief anywhere. Negotiation swaps two colonists, Corruption takes a rival’s place and Expulsion drives one out: unless your rival agrees to the swap, these three need 5 or more on an eight-sided die, and your chief on the spot helps.
primer-4-rule = NEK-023

primer-5-title = Who holds a region
primer-5-text = You never have more than 2 colonists in a region, and a region never holds more than 4. Whoever has the most controls it and scores its full value, if it is on their list. Two who are level score half, three score 2 points, four score nothing; so a rival who does not even want your region can spoil it.
primer-5-rule = NEK-004

primer-6-title = Three events
primer-6-text = An earthquake and a plague strike the regions whose number the die shows; at the Prophecy you may replace one region on your list. On those turns, 6, 13 and 20, nobody acts. After each of them everybody gives up one box of the grid.
primer-6-rule = NEK-024

primer-7-title = The last guess
primer-7-text = After the last turn you name, for each rival, the region that you think was their main target. Every right guess is worth 5 points. So watch where the others go, and do not show too soon what you want yourself.
primer-7-rule = NEK-031

primer-8-title = What to do first
primer-8-text = All chiefs start at the volcano and can never come back to it, nor can a colonist settle there. So choose regions that lie close together on one side of it, and set out by a Migration, which moves your chief and settles a colonist at the same time. Keep some of the actions with a roll for the last turns, when your rivals have little time left to answer.
primer-8-rule = NEK-019
