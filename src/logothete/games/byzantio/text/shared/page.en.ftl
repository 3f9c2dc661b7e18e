### What only the page says: the board for those who do not see it, lists, panels, the end.

panel-track = Track
panel-beliefs = Suspicions

## Ways on the page, where the typed verb would be too short

way-withhold = no { -garrison }

## The board, as a screen reader says it

page-city = { $city }, { $size ->
    [large] large { -city }
   *[small] small { -city }
  } in { $province }{ $play ->
    [out] , out of play with so few players.
   *[in] : { $garrisons }.
  }
page-garrisons = { $count ->
    [one] one { -garrison } of { $seat }
   *[other] { $count } { -garrisons } of { $seat }
  }
page-sealed = { $told } Seals: { $seals }.
page-no-garrison = no { -garrison }
page-province = { $province }{ $number ->
    [none] {""}
   *[other] , number { $number }
  }.{ $pretenders ->
    [0] {""}
   *[other] {" "}Here: { $names }.
  }{ $cities ->
    [none] {""}
   *[other] {" "}{ $cities }.
  }

## A player

page-pretender-in = Where the { -pretender } is:
page-first = first player
page-reserve = { $count ->
    [0] nothing in reserve
    [one] one { -garrison } in reserve
   *[other] { $count } { -garrisons } in reserve
  }
page-grid = Boxes left: { $rows }
page-row-left = { $row } { $free } of { $all }
page-box-used = used on turn { $turn }
page-box-struck = struck by an event
page-boxes-free = { $count ->
    [0] none free
   *[other] { $count } free
  }

## The own list

page-targets = Your targets
page-main-target = main target
page-worth = { $points ->
    [one] one point
   *[other] { $points } points
  }
page-worth-now = points now: { $points }
page-total-now = { $points } points if the game ended now, without guesses
page-show = Show on the map
page-line-blank = still open
page-instead-of = in place of { $city }
page-give-up = Give up this target
page-hold-sole = yours
page-hold-shared = shared by { $players }
page-hold-rival = { $seat }
page-hold-rivals = { $players } rivals
page-hold-nobody = nobody’s
page-guesses = Guesses
page-guess = { $seat }: { $city }

## Suspicions

page-rivals = Whom you think about
page-suspected = { $count } of { $all } targets suspected.
page-small-out = Small { -cities } are out of play with so few players.
page-main-guess = Main target, you think
page-main-unknown = not yet known
page-stance = { $city }: { $stance ->
    [suspected] suspected
    [excluded] excluded by you
    [ruled-province] ruled out, because another target in this { -province } is suspected
    [ruled-full] ruled out, because a whole list is suspected
   *[open] open
  }{ $garrisons ->
    [0] {""}
    [one] ; one { -garrison } there
   *[other] ; { $garrisons } { -garrisons } there
  }
page-note = Notes on { $seat }
page-mark = Mark on the map
page-marking = Point at { -cities } on the map: suspected, excluded, open again. What can be played there now goes first.
page-list-of = What { $seat } may be after
page-judged = How well you judged
page-judged-none = You suspected nothing of { $seat }.
page-judged-of = { $seat }: { $right } of { $count ->
    [one] { $count } suspicion
   *[other] { $count } suspicions
  } right, { $missed ->
    [0] no target missed
    [one] one target missed
   *[other] { $missed } targets missed
  }.
page-judged-main = { $main ->
    [right] You named the main target.
   *[wrong] The main target was another one.
  }
page-judged-right = rightly suspected
page-judged-wrong = wrongly suspected
page-judged-missed = missed
page-beliefs-hint = Tap a name: suspected, excluded, open again. What the rules exclude is crossed by itself. Nobody else sees this sheet; it stays in this browser.

## The time track

page-before-first = Before the first turn
page-turn = Turn { $turn } of { $turns }
page-space = Turn { $turn }{ $when ->
    [past] , over
    [now] , now
   *[coming] {""}
  }{ $event ->
    [none] {""}
   *[other] : { $event }
  }
page-face-down = Face down
page-on-turn = { $happened ->
    [yes] turn { $turn }, over
   *[no] turn { $turn }
  }
page-still-hidden = Still face down, in unknown order: { $events }.
page-effect-earthquake = The die names a number: in every { -province } that bears it, { -garrisons } are lost.
page-effect-famine = The die names a number: in every { -province } that bears it, each { -garrison } rolls for its life.
page-effect-succession = In secret, everybody may replace one target.
page-effect-plague = The die names a number: each { -pretender } in a { -province } that bears it is sent elsewhere by the player on the left.
page-order = Order of play

## The end

page-lists = The lists unfolded
page-column-city = { -city }
page-column-held = Held by
page-lists-note = Each column is a list: what a target brought, of what it was worth. Whoever has the most { -garrisons } holds a { -city }; those who are level share it.
page-guess-told = { $seat } took { $city } for the main target of { $rival }{ $right ->
    [yes] {" "}and was right: { $points } points.
   *[no] .
  }
page-guess-none = { $seat } made no guess about { $rival }.
