### The table as a terminal shows it.

terminal-preparation = Before the first year
terminal-year = Year { $year } of { $years }
terminal-over = The game is over
terminal-all-lost = All is lost
terminal-necrosed = necrosed regions: { $number } of { $defeat }
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
terminal-region-falling = (will fall)
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
