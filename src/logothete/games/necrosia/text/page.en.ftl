### Words that only the page needs: panels, what stands beside and over the board, and what a screen reader says of it.

panel-market = Row
panel-cards = Cards

## Actions as buttons have them

way-lift = move
way-trade = Commerce
way-cast = Magic
way-stir = Necrosian
way-raise = raise
way-slip = free move
way-play = play a card
way-place = place a unit
way-take = take a free card
way-draw = draw a free card
way-decline = do without

## The board

page-region = { $region }, worth { $value }{ $state ->
    [necrosed] , necrosed
    [falling] , about to fall
   *[well] {""}
  }.
page-falling = It will fall at the end of the year, unless the Necrosians ({ $necrosians }) are no more than all units together ({ $units }).
page-house = House rule
page-guild = Guild: { $suit }.
page-guild-closed = Guild: { $suit }, open from { $players } players on.
page-cursed = Cursed.
page-necrosians = { $count ->
    [one] One Necrosian.
   *[other] { $count } Necrosians.
  }
page-troop = { $seat }: { $units }.
page-paralysed = Paralysed: { $units }.
page-dominated = Dominated by { $seat }.
page-dying = Losses to necrosis to come: { $count }.
page-units = { $kind ->
    [fighter] { $count ->
        [one] one fighter
       *[other] { $count } fighters
      }
    [merchant] { $count ->
        [one] one merchant
       *[other] { $count } merchants
      }
   *[mage] { $count ->
        [one] one mage
       *[other] { $count } mages
      }
  }
page-unit = { $region }, { $people }, { $kind }: { $count }

## The course of the game

page-year = Year
page-order = Order of play
page-rank = { $rank }: { $seat }
page-rank-free = free
page-actions = { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
  }
page-necrosed = Necrosed regions: { $count }. With { $defeat } everybody has lost.{ $falling ->
    [0] {""}
    [one] {" "}One more would fall if the year ended now.
   *[other] {" "}{ $falling } more would fall if the year ended now.
  }

## What is to be chosen

page-cards-offered = Cards to choose from
page-pictures = To choose from
page-announced = { $seat } plays:

## Cards

page-printed = Influence after use: { $points }
page-price = { $price ->
    [0] costs nothing
   *[other] costs { $price } influence
  }
page-hand = { $count ->
    [0] No cards in hand
    [one] One card in hand
   *[other] { $count } cards in hand
  }
page-row = The row
page-row-note = Cards are bought in phase 6 of your turn; the price depends on the place.
page-piles = Deck: { $deck } · discard pile: { $discard }
page-discard = The discard pile
page-tokens = Values of the necrosis tokens still to come
page-suits = Suits
page-in-row = In the row
page-in-discard = On the discard pile
page-in-hand = In your hand
page-in-unseen = Not seen
page-in-known = In the hand of { $seat }
page-in-deck = In the deck, place { $place } from the top

## Players

page-influence = Influence: { $count }
page-held = Regions dominated: { $count }
page-hand-size = Cards in hand: { $count }
page-tally = Necrosians eliminated: { $count }
page-reserve = Reserve:
page-known = { $count ->
    [one] You know this card of the hand:
   *[other] You know these cards of the hand:
  }
page-ban-mages = may not move mages this turn
page-ban-fighters = may not move fighters this turn
page-ban-magic = no Magic this turn
page-ban-commerce = no Commerce this turn
page-ban-war = no War this turn
page-curse = { $region } is under this player’s curse

## War

page-war = War in { $region }
page-attack = Attack
page-defence = Defence
page-stage-declared = War is declared.
page-stage-answer = The one attacked may answer.
page-stage-before-dice = Before the dice.
page-stage-after-dice = The dice are cast.
page-stage-losses-fixed = The losses are fixed.
page-stage-defender-loses = The defender chooses losses.
page-stage-attacker-loses = The attacker chooses losses.
page-stage-after-losses = After the losses.
page-mark-losses-ignored = the attacker ignores losses
page-mark-no-combat-cards = no combat cards
page-mark-attacker-loses-anywhere = the attacker chooses where to lose
page-mark-defender-loses-anywhere = the defender chooses where to lose
page-mark-no-base-die = no die without fighters
page-mark-airborne = airborne
page-score = Score: { $score }
page-dice = { $count ->
    [one] one die
   *[other] { $count } dice
  }
page-die = Die { $number }: { $value }.
page-die-again = Roll die { $number } again, worth { $value }
page-losses = { $count ->
    [one] loses one more
   *[other] loses { $count } more
  }
page-lost = lost: { $units }
page-odds = Odds
odds-attacker-losses = The attacker loses
odds-defender-losses = The defender loses

## The end

page-land = How the land stands
page-all-lost = { $count } of { $defeat }: the necrosis has taken the land, and nobody wins. Lost: { $regions }.
page-held-out = { $count } of { $defeat } regions that would have been everybody’s defeat: { $regions }.
page-nobody = held by nobody
page-is-necrosed = necrosed
