### The guide through a first game, and its tips: a heading and short sentences each.

## The steps to the end of the first turn

guide-people = Choose a people
guide-people-text = In { $years } years the most influence wins, and regions that you dominate bring it. But if { $defeat } regions are necrosed, everybody has lost. First choose a people: they differ by a power only.
guide-people-came = You lead the { $people } people. { $power }

guide-place = Your first unit
guide-place-text = Place { $number } units. A region is yours if you have more there than each rival, and more than there are Necrosians. Point at one of those marked: its guild brings a card every turn. Then choose a fighter, who alone can strike at Necrosians.
guide-gather = Together
guide-gather-text = { $missing ->
    [one] One more unit
   *[other] { $missing } more units
  } in { $region }, and you dominate it. A few together hold better than one here and one there.
guide-gather-enough = You dominate it already. Add a merchant, who brings in new units later, or begin a second region next to it.
guide-gather-came = { $number ->
    [0] You dominate no region yet.
    [one] You dominate one region.
   *[other] You dominate { $number } regions.
  }
guide-spread = The next round
guide-spread-text = Round { $lap } of { $laps }. { $number ->
    [0] Take another region, best with a guild and near the first.
   *[other] Finish what you have begun: those marked are not yours yet.
  } A merchant and a mage somewhere give you more to do later.
guide-rank = Who goes first?
guide-rank-text = Whoever goes early takes what is free; whoever goes late sees what the others do, and acts last before regions fall. For a first game, take the earliest place.

guide-act = Your turn
guide-act-war = { $number ->
    [one] One action
   *[other] { $number } actions
  } left. Strike at the Necrosians in { $region }: they roll a single die, and without them you lose nobody there. Point at the region and choose war.
guide-act-trade = { $number ->
    [one] One action
   *[other] { $number } actions
  } left. Your merchant in { $region } can bring in new units. Point at the region and choose Commerce.
guide-act-move = { $number ->
    [one] One action
   *[other] { $number } actions
  } left. Move units to where they make you dominate a region, or out of one that has too many Necrosians.
guide-act-more = Now choose what still glows. Escape begins anew.
guide-act-finished = That ends your actions.

guide-within = Carry it through
guide-within-text = Choose what glows. Undo takes back what can be taken back.
guide-within-window = Before and after the dice everybody may play a card. You have none that matters yet: do nothing.
guide-within-loss = The other side’s score is what you lose. Give up what you need least.
guide-within-recruit = Bring in what is missing here: fighters against Necrosians, a mage to carry units far.
guide-within-war = The war is over: your score was { $attack }, theirs { $defence }.
guide-within-came = Done. Actions left: { $number }.

guide-finish = End your turn
guide-finish-text = No action is left. Now the necrosis takes one unit of yours wherever there are Necrosians; then { $number ->
    [0] you gain nothing, as you dominate no region
    [one] the region that you dominate brings influence
   *[other] the { $number } regions that you dominate bring influence
  }.
guide-cards = What the turn brings
guide-cards-necrosis = Wherever Necrosians are, one of your units becomes one of them. Choose what you need least.
guide-cards-free = A guild that you dominate gives you a card for nothing. Read what it does: each card says when it can be played.
guide-cards-buy = You have { $influence } influence, and influence is what wins. Buy a card only if you know when you will play it.
guide-cards-came = Your first turn is over, and you have { $influence } influence.

## Tips

guide-lift = Moving
guide-lift-text = One action moves up to { $number } units, each to a neighbouring region; mages go anywhere.
guide-war = War
guide-war-text = One die for each fighter. Your score is what they lose, their score what you lose; ask for the odds first. For every { $trophies } Necrosians eliminated you gain influence.
guide-trade = Commerce
guide-trade-text = A merchant brings in up to { $number } units from your reserve, into the same region. The quickest way to grow.
guide-cast = Magic
guide-cast-text = From one mage of yours to another, up to { $number } units fly along, even a rival’s.
guide-stir = Moving a Necrosian
guide-stir-text = Send it where it troubles a rival, or away from a region that is about to fall.
guide-convert = Another kind
guide-convert-text = A unit becomes another kind where it stands. Dear for an action, but it may save a region.
guide-falls = A region falls
guide-falls-text = At the end of the year every region falls in which Necrosians outnumber all units together. A card could still save one.
guide-answer = You may answer
guide-answer-text = Everybody who might hold a fitting card is asked, so that nobody learns who does. Play one, or do nothing. Standing orders answer such questions for you.
guide-losses = Your losses
guide-losses-text = Choose which kind goes. Keep enough to dominate the region, and a fighter if Necrosians are near.
guide-necrosis = The necrosis
guide-necrosis-text = At the end of your turn you lose a unit wherever there are Necrosians or the land is necrosed, and it becomes a Necrosian. War in time would have prevented it.
guide-free = A free card
guide-free-text = Every guild and every necrosed region that you dominate gives you a card. The open row shows what you get; a card from the deck nobody sees.
guide-buy = Cards cost influence
guide-buy-text = What you pay counts against you at the end. A card that you play this year is worth it, one that stays in your hand is not.
guide-order = A new year
guide-order-text = Guilds with Necrosians have got another one. Whoever has the least influence chooses the place in the order first.
guide-peril = It becomes dangerous
guide-peril-text = { $necrosed } regions are necrosed; with { $defeat } everybody has lost, whoever leads. Help where it is about to fall, even if it is not yours.
guide-falling = About to fall
guide-falling-text = { $number ->
    [one] One region falls
   *[other] { $number } regions fall
  } at the end of the year, unless units are brought in or Necrosians eliminated.
guide-play = A card can be played
guide-play-text = One of your cards fits now; it lights up in your hand. Many cost no action.
guide-last = The last year
guide-last-text = After this year influence decides. Take regions while nobody can answer, and buy no more cards.
