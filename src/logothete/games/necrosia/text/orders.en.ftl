### Standing orders: what is answered for a player who does not want to be asked.

order-span-turn = until the end of this turn
order-span-year = until the end of this year
order-span-always = until I revoke it

## Pass

order-pass-name = Pass without being asked
order-pass = Pass { $moment }
order-pass-quick = Pass for the rest of this turn
order-pass-moment = When
order-pass-moment-any = whatever is asked
order-pass-moment-w2 = when a war is declared
order-pass-moment-w3 = before the dice of a war
order-pass-moment-w5 = after the dice of a war
order-pass-moment-w6 = when the losses of a war are fixed
order-pass-moment-w8 = after the losses of a war
order-pass-moment-necrosis = before the necrosis takes its toll
order-pass-moment-influence = before influence is counted
order-pass-moment-cards = before cards are taken
order-pass-moment-after-commerce = after a Commerce
order-pass-moment-any-card = when somebody plays a card
order-pass-moment-year-end = at the end of the year

## Only what concerns the player

order-concerned-name = Ask me only about what concerns me
order-concerned = Pass, except in my own turn, in my wars, and when a card names my people, a region where I have units, or nobody in particular

## Cancel

order-cancel-name = Cancel a card
order-cancel = If { $rival } plays { $what }: cancel it if I can, otherwise pass
order-cancel-rival = Who plays it
order-cancel-rival-anybody = anybody
order-cancel-rival-people = { $people }
order-cancel-what = Which card
order-cancel-what-any = any card
order-cancel-what-at-me = a card that is aimed at me
order-cancel-what-suit = a { $suit } card
order-cancel-what-card = { $card }
