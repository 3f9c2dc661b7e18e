### Necrosia in eight steps, for somebody who has never played it. Each step names the rule where reading goes on.

primer-1-title = What you are after
primer-1-text = You lead one of the peoples of Heossia, and after five years the most influence wins. But a blight is spreading from Necrosia: if 6 regions are necrosed, Necrosia included, the game ends at once and everybody has lost.
primer-1-rule = NEC-002

primer-2-title = Dominating a region
primer-2-text = You dominate a region if you have more units there than each of your rivals, and more than there are Necrosians. At the end of your turn every region you dominate brings you its influence. A tie helps nobody.
primer-2-rule = NEC-020

primer-3-title = Three kinds of units
primer-3-text = Fighters wage war, merchants bring in new units, mages carry units from place to place. Fighters and merchants move to a neighbouring region, mages anywhere; and anybody can enter a necrosed region from anywhere.
primer-3-rule = NEC-018

primer-4-title = Your turn: 3 actions
primer-4-text = Each action is one of six: move up to 2 units, War, Commerce, Magic, move a Necrosian, or convert a unit into another kind. A Commerce brings 2 units from your reserve to a merchant of yours; a Magic carries up to 3 units, even your rivals’, from one mage of yours to another.
primer-4-rule = NEC-091

primer-5-title = War
primer-5-text = Your fighters in a region attack one player or the Necrosians there. You roll one die for each fighter, a defender likewise and at least 1; Necrosians roll 1 die, however many they are. Your score is what the other side loses, and the other way round. For every 3 Necrosians eliminated you gain 1 influence.
primer-5-rule = NEC-042

primer-6-title = Necrosis
primer-6-text = At the end of your turn you lose 1 unit in every region of yours that is necrosed or holds Necrosians, and it becomes a Necrosian. At the end of the year a region falls if its Necrosians outnumber all units in it. Regions with a guild and a Necrosian get 1 Necrosian more each year.
primer-6-rule = NEC-150

primer-7-title = Cards
primer-7-text = At the end of your turn you receive a free card for every guild and every necrosed region that you dominate. Then you may buy up to 3 cards from the row, for 1 to 5 influence each. Every card says when it can be played: in your turn, or in somebody else’s war.
primer-7-rule = NEC-111

primer-8-title = What to do first
primer-8-text = Do not spread too thin: 3 units in one region hold better than 1 in each of 3. Choose regions with a guild, and strike at the Necrosians there in the first year, before they multiply. Watch how many regions have fallen: from the fourth on, everybody must help.
primer-8-rule = NEC-141
