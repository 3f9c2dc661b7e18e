### The board as a terminal shows it.

terminal-preparation = Before the first turn
terminal-turn = Turn { $turn } of { $turns }
terminal-over = The game is over
terminal-to-come = to come: { $events }
terminal-tile = { $event } on { $turn }
terminal-tile-hidden = face down on { $turns }: { $events }
terminal-order = Order: { $players }

terminal-home = { $house } starts in { $province }.

terminal-column-player = Player
terminal-column-place = { -pretender }
terminal-column-reserve = Res.
terminal-legend = ▶ to act  ● you  Res.: { -garrisons } in reserve  then the boxes left of each action

terminal-board-cities = Cities with garrisons
terminal-board-empty = No garrison is on the board yet.

terminal-targets = Your targets
terminal-target-sole = yours
terminal-target-shared = shared by { $players }
terminal-target-rival = { $seat }
terminal-target-free = nobody’s
terminal-target-blank = still to choose
terminal-target-changed = was { $city }

terminal-map = The map
terminal-map-province = { -province }
terminal-map-city = { -cities }
terminal-map-steps = Steps
terminal-map-number = No.
terminal-map-neighbours = Neighbours
terminal-map-small = small
terminal-map-short = Steps: marches from your { -pretender }. No.: an event strikes all { -provinces } of the number that the die ({ $sides } sides) shows. Type map for the neighbours.
terminal-map-legend = Steps: marches from your { -pretender }. No.: an event strikes all { -provinces } of the number that the die ({ $sides } sides) shows. ~: by sea.

## The same in words, one fact to a line

spoken-preparation = Before the first turn.
spoken-home = { $house } starts in { $province }.
spoken-turn = Turn { $turn } of { $turns }.
spoken-over = The game is over.
spoken-order = Order of players: { $players }.
spoken-event = Event to come: { $event }, in turn { $turn }.
spoken-events-hidden = Events face down on turns { $turns }; they are, in an order that nobody knows: { $events }.
spoken-you = { $player }, you
spoken-player = { $player }: { -pretender } in { $province }, { -garrisons } in reserve { $reserve }. Left: { $actions }.
spoken-player-waiting = { $player }: has not chosen yet.
spoken-garrisons = { $player } { $number }
spoken-city = { $city }: { $garrisons }.
spoken-target = Your target for { $value }: { $city }.
spoken-target-changed = Your target for { $value }: { $city }, before the Succession { $old }.
spoken-target-open = Your target for { $value }: still to choose.
