# Texts of the command `logothete ladder`.

## Help

ladder-help-short = See whether the levels of the bots are what they promise.
ladder-help =
  See whether the levels of a game’s bots are what they promise: each better than the one below, tables that do not lose together, no long thinking, and nothing hoarded.

  For instance: logothete ladder necrosia --quick. Bots think for a number of iterations, so that the same seed always finds the same; without --quick it takes some minutes, for a large game half an hour.
ladder-help-game-name = GAME
ladder-help-file-name = FILE
ladder-help-folder-name = FOLDER
ladder-help-quick = A few games only, in less than a minute on the compiled engine: enough to see when something is badly wrong.
ladder-help-players = For so many players; may be repeated (otherwise for every number that the game allows).
ladder-help-seed = A number that all chance follows from (otherwise 1).
ladder-help-pack = Content to use in place of the built-in one.
ladder-help-processes = How many games are played at the same time (otherwise one).
ladder-help-json = Also write all figures to this file.
ladder-help-report = Write the report to this file instead of showing it.
ladder-help-lang = Language of the output (otherwise LOGOTHETE_LANG, then LANG).
ladder-help-help = Show this help.

## While it plays

ladder-playing = { $game }: { $games ->
    [one] one game
   *[other] up to { $games } games
  }
ladder-interrupted = Interrupted: the report rests on what was played until then.
ladder-failed = { $count ->
    [one] One game
   *[other] { $count } games
  } could not be played to the end. The first failed by { $bot }: { $error }
ladder-end-fails = Something here is not as it should be: see the rows marked *no*.
ladder-end-open = Not everything is shown: see the rows marked *not shown*.

## The report

ladder-title = { $game }: the levels of its bots
ladder-made = Logothete { $version }, { $engine ->
    [compiled] compiled
   *[interpreted] interpreted
  } engine, rules { $rules }, content { $content } ({ $pack }); { NUMBER($minutes, maximumFractionDigits: 1) } minutes of a processor. Made by:
ladder-own-content = built-in
ladder-levels = What players choose from. At a table a level thinks as *plays as* says; *longest decision* and *positions* are of the decisions with most to choose from. In the games below it thinks as *measured as* says, a number of iterations where the level has a time, so that games repeat exactly.
ladder-column-level = level
ladder-column-bot = plays as
ladder-column-timed = longest decision, ms
ladder-column-effort = positions looked at, median
ladder-column-measured = measured as
ladder-column-mean = ms for a decision, mean
ladder-column-slowest = longest, ms
ladder-column-within = within { $seconds } s
ladder-order = Each level beats the one below
ladder-order-meaning = Half the seats for each level; where that does not come out even, one more for the better one. A deal is played from every seat in turn. *Ahead* is what a seat of the better level took more than one of the other, in points, with the interval that holds the truth 19 times out of 20, however often it was looked at before all deals were played. *Even* means that every deal ended alike: there is nothing left to win.
ladder-column-players = players
ladder-column-pair = levels
ladder-column-deals = deals
ladder-column-games = games
ladder-column-ahead = ahead
ladder-column-interval = interval
ladder-column-ordered = ordered
ladder-pair = { $upper } against { $lower }
ladder-ruin = Tables that lost together
ladder-ruin-meaning = Tables of all mixes of levels in turn, and with them those of the games above, by who sat in one of the seats beside them. The share has the interval that holds the truth 19 times out of 20.
ladder-column-careless = beside the levels
ladder-column-lost = lost
ladder-column-share = share
ladder-column-limit = limit
ladder-column-kept = kept
ladder-column-lost-by = who lost
ladder-careless-nobody = nobody else
ladder-careless-random = one who plays at random
ladder-careless-absent = one whose time always runs out
ladder-some = { $number } { $level }
ladder-lost-by = { $table }: { $lost }
ladder-use = What bots hold, they use
ladder-use-meaning = The share of what a seat came by in a game, such as cards, that it used; in brackets both numbers. Tables without a careless seat.
ladder-used = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($gained, minimumFractionDigits: 1, maximumFractionDigits: 1) })
ladder-players = { $players }
ladder-all = all
ladder-none = –
ladder-count = { NUMBER($value, maximumFractionDigits: 0) }
ladder-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) }
ladder-points = { $side ->
    [ahead] +
   *[behind] −
  }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-from-to = { $low } to { $high }
ladder-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
ladder-share-interval = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
ladder-verdict-holds = yes
ladder-verdict-even = even
ladder-verdict-open = not shown
ladder-verdict-fails = **no**

## Errors

ladder-error-game = There is no game called { $game }. There are: { $games }.
ladder-error-pack = The content cannot be used:
ladder-error-players = { $game } is not for { $players } players, but for { $allowed }.
ladder-error-same = Report and figures cannot both be written to { $file }.
ladder-error-write = { $file } cannot be written: { $detail }.
ladder-error-folder = its folder does not exist
