### The guide through a first game, and its tips: a heading and short sentences each.

## The steps to the first turn

guide-claim = Choose a { -house }
guide-claim-text = The emperor is dead, and four houses want his throne. In { $turns } turns you try to hold the cities of a list that only you know. But first, which house is yours? Your pretender starts in its home province; otherwise all are alike.
guide-claim-came = You lead { $house }. Your { -pretender } stands in { $province }.

guide-main = Your main target
guide-main-text = Your secret list begins with the best line: { $value } points if at the end you have more { -garrisons } there than any rival. Choose a { -city } near you, such as those marked: every march costs a turn.
guide-main-came = { $city }, { $marches ->
    [0] where you start
    [one] one march away
   *[other] { $marches } marches away
  }: that stays your secret.

guide-list = The rest of the list
guide-list-text = { $marches ->
    [0] {""}
   *[other] { $city } is { $marches } marches from home, which is a long way.{" "}
  }{ $left ->
    [one] One line is left
   *[other] { $left } lines are left
  }, this one worth { $value } points. Neighbouring { -cities } save marches. If they are all in one corner, though, they are soon guessed.

guide-confirm = Before it is sealed
guide-confirm-text = { $count ->
    [0] A list that can be reached: nothing on it is more than { $marches } marches from home. Confirm it; until then
    [one] { $cities } is more than { $marches } marches from home, and you have only so many. Keep it for a late surprise; otherwise
   *[other] { $cities } are more than { $marches } marches from home, and you have only so many. Keep them for a late surprise; otherwise
  } Undo takes back line after line.
guide-confirm-came = Your list is sealed. Nobody sees it before the end.

guide-act = Your first turn
guide-act-text = One action a turn. Begin with a { row-campaign }, of which you have { $campaigns }: it moves your { -pretender } to a neighbouring { -province }, where you may place a { -garrison }. Point at { $province }: { $marches ->
    [one] { $city }, which you want, is there.
   *[other] that is the way to { $city }, which you want.
  }
guide-act-here = You want { $city }, and your { -pretender } is there already. Point at it: a { row-rally } places a { -garrison } without moving.
guide-act-more = Now choose what still glows. Escape begins anew.
guide-act-marched = You are there, and { $campaigns ->
    [one] one { row-campaign } is
   *[other] { $campaigns } times { row-campaign } are
  } left on your grid.
guide-act-rallied = Your first { -garrison } stands. The box is used, and it is the next player’s turn.
guide-act-other = That was your action. The next player’s turn.

guide-settle = Place a { -garrison }?
guide-settle-text = { $city } is on your list and worth { $value } points. Place a { -garrison }: whoever has the most here at the end scores.
guide-settle-feint = Nothing here is on your list. A { -garrison } could mislead those who will guess your main target; or keep it in reserve and march on.
guide-settle-came = It stands, and { $reserve ->
    [one] one more is
   *[other] { $reserve } more are
  } in reserve. A rival who marches in would send it home.
guide-settle-nothing = Nothing placed: your reserve stays whole, and nobody knows what you want.

## Tips

guide-roll = An action with a roll
guide-roll-text = It succeeds with 5 or more on the eight-sided die: 4 if your { -pretender } is there, 6 if only its owner’s is. The box is used even if it fails.
guide-roll-negotiate = Offer one of your { -garrisons } for one of a rival’s, wherever they are. Whoever refuses leaves it to the die: 5 or more, and the exchange is made all the same.
guide-swap = What do you ask for?
guide-swap-text = Ask for a place that you want and your rival may not need. If you offer what your rival seems to be after, there will be no roll.
guide-answer = Somebody wants to trade
guide-answer-text = Is what you would get worth more to you than what you give? If you refuse, the exchange still happens with { $needed } or more on the eight-sided die. What they ask for tells you what they want.
guide-remove = Who has to go?
guide-remove-text = Several rivals are here, and one { -garrison } must go home to its reserve. Choose the rival who would share this place with you, or who is ahead.
guide-succession = A new target?
guide-succession-text = Once in the game you may replace a line of your list, in secret. The new { -city } scores { $cost } points less than its line. Worth it if a target is out of reach.
guide-send = Where to?
guide-send-text = You decide where this { -pretender } has to go. Far away from what its owner seems to want.
guide-strike = One box less
guide-strike-text = After an event everybody gives up a box of the grid. Take it from a row that you will not use to the end; nobody sees your choice before all have chosen.
guide-suspect = The last guess
guide-suspect-text = For each rival, name the main target: { $points } points if you are right. Where did they go first, and where did they put up a fight?
guide-lost = You have lost one here
guide-lost-text = Your { -garrison } is back in your reserve and can be placed again. Next time march in, and you send one of theirs home.
guide-watch = Watch the others
guide-watch-text = At the end you guess every rival’s main target, for { $points } points each. Note under { panel-beliefs } what you think; and do not run straight to your own.
guide-disaster = An event comes next
guide-disaster-text = On the next turn nobody acts: an event strikes. The track says which one, and the number on each { -province } decides where.
guide-shared = Nobody holds it alone
guide-shared-text = In { $city } a rival has as many { -garrisons } as you, or more. Two who are level get half of the points. A second one is allowed now that a rival is there.
guide-scarce = Few marches left
guide-scarce-text = { $number ->
    [0] No { row-campaign } is
    [one] One { row-campaign } is
   *[other] { $number } times { row-campaign } are
  } left on your grid. { row-progression } takes you anywhere, but places nothing; { row-rally } places without moving.
guide-reserve = Nothing left in reserve
guide-reserve-text = All your { -garrisons } are on the board. You can place no more until one comes home; { row-negotiation } and { row-expulsion } still work.
guide-last = The last turns
guide-last-text = { $number ->
    [one] This is the last turn.
   *[other] { $number } turns are left, this one included.
  } What you take now can hardly be answered. Use your boxes: whatever is left on the grid is worth nothing.
