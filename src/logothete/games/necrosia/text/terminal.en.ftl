### The table as a terminal shows it.

terminal-preparation = Before the first year
terminal-year = Year { $year } of { $years }
terminal-over = The game is over
terminal-all-lost = All is lost
terminal-necrosed = necrosed regions: { $number } of { $defeat }{ $falling ->
    [0] {""}
    [one] , one more would fall now
   *[other] , { $falling } more would fall now
  }
terminal-order = order: { $players }
terminal-actions = { $seat }: { $number ->
    [one] one action left
   *[other] { $number } actions left
  }

terminal-column-player = Player
terminal-column-influence = Infl.
terminal-column-tally = Slain
terminal-column-reserve = Reserve
terminal-column-hand = Cards
terminal-legend = ▶ to act  ★ you  ■ fighters  ▲ merchants  ● mages  Slain: Necrosians eliminated; (1): paralysed
terminal-known = holds { $cards }
terminal-ban-mages = may not move mages
terminal-ban-fighters = may not move fighters
terminal-ban-magic = no Magic
terminal-ban-commerce = no Commerce
terminal-ban-war = no War

terminal-column-region = Region
terminal-column-value = Infl.
terminal-column-guild = Guild
terminal-column-necrosians = Necr.
terminal-column-units = Units
terminal-column-neighbours = Neighbours
terminal-region-necrosed = (necrosed)
terminal-region-falling = (will fall: { $necrosians } against { $units })
terminal-region-cursed = (cursed)
terminal-tokens = Token values still unseen: { $tokens }

terminal-war = War in { $region }
terminal-attack = Attack, { $seat }:
terminal-defence = Defence, { $seat }:
terminal-necrosians = Necrosians
terminal-dice = { $number ->
    [one] one die
   *[other] { $number } dice
  }
terminal-rolled = { $dice }, score { $score }
terminal-losses = (to lose: { $number })
terminal-announced = { $seat } plays { $card }.

terminal-row = The row, with prices
terminal-piles = deck { $deck }, discard pile { $discard }
terminal-hand = Your cards
terminal-playable = ▶
terminal-looking = You see: { $cards }

## The same in words, one fact to a line

spoken-preparation = Before the first year.
spoken-year = Year { $year } of { $years }.
spoken-over = The game is over.
spoken-all-lost = All is lost.
spoken-necrosed = Necrosed regions: { $number }. With { $defeat } everybody has lost.
spoken-order = Order of players: { $players }.
spoken-actions = { $player } has { $number ->
    [one] one action
   *[other] { $number } actions
  } left.
spoken-you = { $player }, you
spoken-player = { $player }: influence { $influence }, Necrosians slain { $slain }, cards in hand { $cards }, in reserve { $reserve }.
spoken-ban = { $player }: { $ban }.
spoken-known = { $player } holds { $cards }.
spoken-units-fighter = { $number ->
    [one] one fighter
   *[other] { $number } fighters
  }
spoken-units-merchant = { $number ->
    [one] one merchant
   *[other] { $number } merchants
  }
spoken-units-mage = { $number ->
    [one] one mage
   *[other] { $number } mages
  }
spoken-units-none = nothing
spoken-region = { $region }: { $facts }.
spoken-value = influence { $value }
spoken-guild = guild of { $suit }
spoken-region-necrosed = necrosed
spoken-region-necrosians = { $number ->
    [one] one Necrosian
   *[other] { $number } Necrosians
  }
spoken-region-falling = will fall at the end of the year as it stands
spoken-region-cursed = cursed
spoken-region-dominated = dominated by { $player }
spoken-troop = { $player } with { $units }
spoken-paralysed = (paralysed: { $units })
spoken-war = War in { $region }.
spoken-attack = Attack: { $player }, { $state }.
spoken-defence = Defence: { $player }, { $state }.
spoken-rolled = rolled { $dice }, score { $score }, still to lose { $losses }
spoken-no-dice = no dice
spoken-for-sale = In the row for { $price }: { $card }.
spoken-held = Your card { $card }: { $text }
spoken-playable = Your card { $card }, which can be played now: { $text }
