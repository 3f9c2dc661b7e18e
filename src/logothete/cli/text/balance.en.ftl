# Texts of the command `logothete balance`.

## Help

balance-help-short = Let equal bots play many games and see what the game itself favours.
balance-help =
  Let equal bots play many games and see what the game itself favours: seats, peoples or houses, cards.

  For instance: logothete balance necrosia --games 2000 --by showed --report necrosia.md. Everybody is played by the same bot, so whoever wins more often owes it to the game.
balance-help-game-name = GAME
balance-help-file-name = FILE
balance-help-folder-name = FOLDER
balance-help-bot-name = BOT
balance-help-by-name = EVENT
balance-help-players = For so many players; may be repeated (otherwise for every number that the game allows).
balance-help-bot = Who plays on every seat: greedy, normal, strategist:1000it, … (otherwise greedy).
balance-help-games = How many games for each number of players (otherwise 2000).
balance-help-seed = A number that all chance follows from, to play the same series again; otherwise one is drawn.
balance-help-by = A kind of event whose things are counted too, such as showed for the cards of Necrosia: how often those seats won who did it at least once. May be repeated.
balance-help-in-turn = Bots do not choose their house or people: every seat has each in turn, so that seat and house are told apart. As many games as there are houses, or a multiple, are best.
balance-help-option = An option of the game, such as events=hidden. May be repeated.
balance-help-pack = Content to use in place of the built-in one.
balance-help-processes = How many games are played at the same time (otherwise one for each processor).
balance-help-json = Also write all figures to this file.
balance-help-read = Do not play: report the figures that an earlier run wrote to this file (--json). May be repeated, for instance for a file of each number of players, or one from before a change and one from after.
balance-help-report = Write the report to this file instead of showing it.
balance-help-lang = Language of the output (otherwise LOGOTHETE_LANG, then LANG).
balance-help-help = Show this help.

## While it plays

balance-playing = { $game } with { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
  }
balance-interrupted = Interrupted: the last column rests on { $games ->
    [one] one game.
   *[other] { $games } games.
  }
balance-failed = { $count ->
    [one] One game
   *[other] { $count } games
  } could not be played to the end and do not count. The command logothete arena says why.

## The report

balance-title = { $game }: what the game favours
balance-made = Games among bots of the kind `{ $bot }`, all alike{ $turns ->
    [in-turn] {""}; every seat had each house or people in turn
   *[chosen] {""}
  }. Logothete { $version }, rules { $rules }, content { $content } ({ $pack }). Made by:
balance-own-content = built-in
balance-how-to-read = Shares of wins, with the interval that holds the truth 19 times out of 20, and how many seats are counted. *Even* is what every seat would win if nothing mattered. Seats and houses below { NUMBER($low) } or above { NUMBER($high) } times that are in bold. A card that was played late in a winning game did not win it: shares of cards say with whom they go, not what they do.
balance-whole = The games
balance-games = games
balance-even = even
balance-decisions = decisions in a game, mean
balance-range = shortest and longest
balance-lost = all lost together
balance-by-seat = By seat
balance-by-side = By side
balance-side = side { $number }
balance-by = By { $domain }
balance-by-deed = By { $domain } (`{ $kind }` at least once)
balance-by-order = By order, from the seat that `{ $kind }`
balance-order = place { $number }
balance-sources = Where points come from
balance-sources-by = Where the points of each { $domain } come from
balance-measures = What games were like, on average
balance-measure = { NUMBER($value, maximumFractionDigits: 2) }
balance-error-option = { $game } cannot be played so: { $detail }
balance-things = Points by { $domain }
balance-gain = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
balance-seat = seat { $number }
balance-column = { $players } players
balance-count = { NUMBER($value, useGrouping: "false") }
balance-rate = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-from-to = { $low } to { $high }
balance-cell = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
balance-cell-times = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; { NUMBER($times, useGrouping: "false") }{ $scored ->
    [yes] {""}; { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
   *[no] {""}
  })
balance-none = –

## Errors

balance-error-game = There is no game called { $game }. There are: { $games }.
balance-error-bot = There is no bot called { $bot }. There are random, casual, greedy, strategist:<n>ms, strategist:<n>it, and the levels { $levels }.
balance-error-pack = The content cannot be used:
balance-error-players = { $game } is not for { $players } players, but for { $allowed }.
balance-error-by = No event of this game that names a seat is called { $kind }. There are: { $kinds }.
balance-error-in-turn = In { $game } nobody chooses a house or people, so there is nothing to deal in turn.
balance-error-nothing = There is nothing to report: { $detail }.
balance-error-read = { $file } holds no figures of this command: { $detail }.
balance-error-figures = These files have no figures of { $game } alone (others: { $others }).
balance-error-write = { $file } cannot be written: { $detail }.
balance-error-folder = its folder does not exist
