# Texts of the command `logothete arena`.

## Help

arena-help-short = Let bots play many games and see who plays better.
arena-help =
  Let bots play many games against one another and see who plays better.

  One bot for each player, for instance: logothete arena byzantio --bots strategist:200ms,greedy,greedy,greedy --games 400. Every deal is played as often as there are players, and each time every bot moves on by one seat. Ctrl-C ends early and reports what is finished.
arena-help-game-name = GAME
arena-help-file-name = FILE
arena-help-folder-name = FOLDER
arena-help-bots-name = BOT,BOT[,BOT…]
arena-help-bots = Who plays: random, casual, greedy, easy, normal, strong, strategist:200ms (processor time for a decision, the same on a busy machine) or strategist:1000it (iterations: slower machines play the same).
arena-help-games = How many games; best a multiple of the number of players (otherwise 100).
arena-help-seed = A number that all chance follows from, to play the same series again; otherwise one is drawn and shown.
arena-help-option = An option of the game, such as events=hidden. May be repeated.
arena-help-pack = Content to use in place of the built-in one.
arena-help-processes = How many games are played at the same time (otherwise one for each processor).
arena-help-json = Write everything to this file: versions, seeds, budgets, figures, and every game’s seats, places and scores.
arena-help-resume = Go on with the series that the file of --json holds, if it was interrupted or --games is larger now: what is played counts, the rest is played. Repeat the command with this option.
arena-help-records = Keep every game’s record in this folder, for logothete record verify and show.
arena-help-report = Write the figures as a page of Markdown to this file, with what each pair of bots differs by in the same games.
arena-help-only = Play only the game with this number of the series, to see again what happened in it.
arena-help-lang = Language of the output (otherwise LOGOTHETE_LANG, then LANG).
arena-help-help = Show this help.

## Before and during the games

arena-announce = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
  } among { $bots }, { $processes ->
    [one] one at a time.
   *[other] { $processes } at a time.
  }
arena-announce-seats = { $deals ->
    [one] One deal, played
   *[other] { $deals } deals, each played
  } { $players } times in rotated seats; all chance follows from seed { $seed }.
arena-announce-only = { $game }: game { $number } of the series with seed { $seed }, among { $bots }.
arena-announce-resume = { $games ->
    [one] One game is
   *[other] { $games } games are
  } in { $file } already.
arena-note-uneven = Note: the last deal is not played in all rotations, so seats are not quite even. With { $games } games they would be.
arena-note-time = Note: bots with a budget of time (…ms) play differently on other machines and each time; a budget of iterations (…it) can be repeated exactly.
arena-progress-first = the first of { $total ->
    [one] 1 game
   *[other] { $total } games
  } …
arena-progress = { $done } of { $total ->
    [one] 1 game
   *[other] { $total } games
  }, about { $left } left

## Results

arena-finished = { $played } of { $planned ->
    [one] 1 game
   *[other] { $planned } games
  } played to the end in { $time }.
arena-interrupted = Interrupted after { $time }: { $played ->
    [0] no game had been played to the end, so there is nothing to count.
   *[other] { $played } of { $planned } games had been played to the end, and these count.
  }
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-rate = Rate
arena-column-interval = 95% interval
arena-column-score = Score
arena-column-lead = Lead
arena-column-place = Place
arena-column-time = ms/decision
arena-column-decisions = Decisions
arena-column-rating = Rating
arena-cell-count = { NUMBER($value) }
arena-cell-wins = { NUMBER($value, maximumFractionDigits: 1) }
arena-cell-rate = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-cell-lead = { $side ->
    [ahead] +
   *[behind] −
  }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ±{ NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-cell-lead-once = { $side ->
    [ahead] +
   *[behind] −
  }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-cell-time = { NUMBER($value, maximumSignificantDigits: 3) }
arena-cell-unknown = –
arena-cell-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ±{ NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-legend-wins = first places; one that is shared counts in equal parts
arena-legend-rate = wins per game; even chances would be { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-legend-interval = where the true rate lies with 95% confidence (Wilson); bots whose intervals overlap may be equally good
arena-legend-score = mean points at the end
arena-legend-lead = points ahead of the mean of the table, give or take so much (95%); tells two bots apart in far fewer games than wins do
arena-legend-place = mean place; 1 is first
arena-legend-time = mean processor time for a decision, in milliseconds; unknown (–) for a bot that thinks with several processes
arena-legend-decisions = decisions per game
arena-legend-rating = strength and its uncertainty by OpenSkill (Plackett-Luce); everybody begins with { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ±{ NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-json = All figures and games: { $file }
arena-records = Records: { $folder } ({ $count ->
    [one] one game
   *[other] { $count } games
  }; check one with logothete record verify FILE)
arena-report = The figures as a page: { $file }

## The page of --report

arena-report-title = { $game }: who plays better
arena-report-made = { $played } of { $planned ->
    [one] 1 game
   *[other] { $planned } games
  } played, seats rotated. Logothete { $version }, { $engine ->
    [compiled] compiled
   *[other] interpreted
  } engine, rules { $rules }, content { $content } ({ $pack }). Played by:
arena-report-own-content = built-in
arena-report-column = - **{ $heading }**: { $meaning }
arena-report-same = In the same games
arena-report-same-meaning = How many points one bot took more than the other at the same table, give or take so much (95%). Where that could as well be nothing, these games do not say which is better; and of twenty such figures one is further off.
arena-report-beside = beside
arena-report-difference = Points

## Games that fail

arena-failure-bot = Game { $number } failed: { $bot } could not decide after { $decision ->
    [one] one decision
   *[other] { $decision } decisions
  } of the game. { $error }
arena-failure = Game { $number } failed. { $error }
arena-failure-repeat = To see it again: { $command }
arena-failure-more = { $count ->
    [one] One more game
   *[other] { $count } more games
  } failed; --json FILE keeps an account of each.

## Errors

arena-error-game = There is no game { $game }. The games are: { $games }.
arena-error-bot = There is no bot "{ $bot }". There are random, casual, greedy, strategist:200ms, strategist:1000it (any numbers; x2 behind them thinks with two processes), and the levels { $levels }.
arena-error-players = { $game } is for { $players } players, but --bots names { $bots }. Name one bot for each player.
arena-error-option = "{ $text }" is no option. Write it as KEY=VALUE, for instance events=hidden.
arena-error-options = { $game } has no option { $option }. It has: { $options }.
arena-error-no-options = { $game } has no option { $option }; it has none at all.
arena-error-pack = The content cannot be used:
arena-error-exists = { $file } exists already. Add --resume to go on with it, choose another file for --json, or move that one away.
arena-error-resume = --resume goes on with what the file of --json holds. Name that file: --json FILE.
arena-error-read = { $file } cannot be gone on with: { $detail }. Choose another file, or leave out --resume and begin anew.
arena-error-other = { $file } holds another series ({ $what ->
    [game] the game
    [bots] the bots
    [seed] the seed
    [options] the options
    [clock] the clock
    [version] the version of Logothete
    [engine] the engine
    [rules] the version of the rules
   *[content] the content
  }: { $earlier } then, { $now } now). Repeat the command as it was, or choose another file for --json.
arena-error-changed = { $file } was changed by somebody else while this series was played; perhaps it was resumed twice. It is left as it is. What was played here is in { $part }.
arena-error-same = --json and --report both name { $file }. Choose another file for one of them.
arena-error-used = The folder { $folder } is not empty. Choose another one for --records, so that games of different series do not mix.
arena-error-write = { $file } cannot be written: { $detail }. Choose another place, or check the rights and the room on the disk.
