# Texts of the command `logothete play`. Those of the games themselves are in their own catalogues.

## Help of the command

play-help-short = Play a game in the terminal.
play-help-command =
  Play a game in the terminal against bots (Byzantio, unless another one is named).

  Type what you do, in full or cut short (camp hel), or the number it has in the list that ? shows.
play-help-game-name = [GAME]
play-help-players = How many play; by default as many as the game allows.
play-help-seat = Your seat, from 1 on.
play-help-bot-name = BOT[,BOT…]
play-help-bot = Who plays the other seats: random, casual, greedy, easy, normal, strong, or strategist:200ms; one for all, or one for each.
play-help-name-name = NAME
play-help-name = Your name, for the record.
play-help-option = An option of the game, such as events=hidden. May be repeated.
play-help-folder-name = FOLDER
play-help-pack = Content to play with instead of the built-in one.
play-help-seed-name = TEXT
play-help-seed = A seed for the dice, to play the same game again; otherwise nobody knows it.
play-help-file-name = FILE
play-help-save = Keep the game in this file, after every move.
play-help-resume = Go on with the game in this file.
play-help-watch = Only watch: bots play all seats.
play-help-why = With --watch: each bot says what it thinks, and so what it hides.
play-help-plain = For the ear: words instead of drawings, one thing to a line, and only what has changed.
play-help-lang = Language of the game (otherwise LOGOTHETE_LANG, then LANG).
play-help-help = Show this help.

## Commands during a game, as they are typed

play-command-help = help
play-command-list = list
play-command-board = board
play-command-map = map
play-command-log = log
play-command-undo = undo
play-command-what = what
play-command-ask = ask
play-command-orders = orders
play-command-hint = hint
play-command-rule = rule
play-command-save = save
play-command-quit = quit

play-help =
  Type an action in full ({ $action }), cut short ({ $short }), or by its number in the list.
  Several at once, with ; between them: { $action }; { $other }. They are carried out until one is not possible, a die falls, or others decide.
    ?            what you may do now, numbered (also: list)
    board        the table as it stands
    map          places and neighbours, if the game has a map
    log          everything that happened so far
    undo         take back your last decision, until somebody answers it; undo all: all that you typed at once
    what ACTION  what it does, how often you still can, its rule, and the chances if dice decide; alone: all that is offered
    ask QUESTION what the board shows somebody who looks closely; alone: what can be asked
    orders       what is answered in your place; orders 2: revoke the second of them
    hint         what a strong player would do in your place, knowing no more than you
    rule { $rule } a rule in full; its number stands behind every question
    save FILE    keep the game in a file, from now on after every move
    quit         leave; the game can be resumed if it is saved

## During a game

play-thought = { $best }; { $others } ({ NUMBER($effort) } positions looked at)
play-thought-only = { $best } ({ NUMBER($effort) } positions looked at)
play-thought-none = { $action }, without much thought
play-thought-one = { $action }: { $percent } %
play-thought-alike = { $actions }: they look equally good, and more cannot be told yet ({ NUMBER($effort) } positions looked at)
play-thought-share = { $action }: { $percent } % as good
play-thought-together = As it stands, everybody may well lose together (judged at { $percent } %): what holds that off counts most.
play-what = { $verb }: { $words }  [{ $rule }]
play-what-left = { $verb } ({ $number } left)
play-what-chance = { $percent } %: { $outcome }
play-what-change = { $seat }, { $figure }: { $before } → { $after }  [{ $rule }]
play-what-none = Nothing of that is offered now. Type ? for what is.
play-ask-none = There is nothing to ask in this game.
play-ask-form = { $form }: { $words }
play-error-why = --why tells what bots hide, so it goes with --watch only.
play-welcome-hint = Type ? for what you may do, help for everything else. Tab completes.
play-welcome-plain = Type ? for what you may do, board for the whole table, help for everything else.
# A bot at the table, by name, with its level.
play-bot = { $bot }: { $level }
play-since = Since your last decision
play-log = The game so far
play-which = That may mean several things:
play-and-more = … and { $count } more. Type a little more, or ? for the list.
play-unknown = "{ $entry }" means nothing here. Type ? for what you may do, help for the commands.
play-unknown-near = "{ $entry }" means nothing here. Perhaps: { $near }. Type ? for the whole list.
play-list-changed = The list has changed since it was shown, so { $number } may mean something else now. Nothing was done. Type ? for the list as it stands.
play-asides = At any moment:
play-invited = Before you: { $prompt } Answers: { $answers }
play-invited-ask = Answer, or press Enter to let it lie > 
play-hint-unasked = You are not asked anything now.
play-meant = That is: { $action }. Yes or no?{" "}
play-not-meant = Nothing was done. With its verb it is not asked for: { $action }
play-caution = Do it all the same? Yes or no?{" "}
play-left-undone = Nothing was done.
play-no-map = This game has no map besides its board.
play-undone = Taken back: { $action }.
play-undo-nothing = You have nothing to take back: a die fell or a secret was shown since your last decision, or you have made none.
play-undo-final = Your last decision is final and cannot be taken back.
play-undo-followed = Somebody has decided since, so it is too late to take yours back.
play-plan-bad = Several actions are separated by ; with something between them, and there are { $most } at most. Nothing was done.
play-plan-refused = { $done } of { $all } done. The next one is not possible here, so the plan stops.
play-plan-barred = { $done } of { $all } done. A die fell or a secret was shown, so the plan stops: think again.
play-plan-asked = { $done } of { $all } done. Now somebody else decides, so the plan stops.
play-plan-over = { $done } of { $all } done. The game is over.
play-word-all = all
play-words-yes = yes y
play-words-no = no n
play-rule-which = Which rule? Type its number too, as in: rule BYZ-056
play-save-which = To which file? Type its name too, as in: save evening.json
play-save-name = Type the name of the file, as in: evening.json
play-save-exists = { $file } already exists and is left as it is. Choose another name.
play-save-failed = { $file } cannot be written: { $detail }. Save to another file, or this game will be lost.
play-saved = The game is kept in { $file }, from now on after every move.
play-save-offer = File to save the game to (nothing: do not save):{" "}

## The end

play-result = Result
play-place = { $place }.
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-verify = The game is kept in { $file }. Anybody can check it: logothete record verify { $file }
play-left = The game is kept in { $file }. Go on with: logothete play --resume { $file }
play-left-unsaved = The game was not saved.

## Errors

play-error-game = There is no game "{ $game }". The games are: { $games }.
play-error-content = The game cannot be opened:
play-error-players = { $game } can be played with this many players: { $players }.
play-error-seat = There is no seat { $seat }. With { $players } players the seats are 1 to { $players }.
play-error-bot = There is no bot "{ $bot }". There are: random, casual, greedy, strategist:200ms (or any other time), and the levels { $levels }.
play-error-bots = { $given } bots were named for { $wanted ->
    [one] one seat
   *[other] { $wanted } seats
  }. Name one for all of them, or one for each.
play-error-name = "{ $name }" is what a bot is called. Choose another name, or the game could not be resumed.
play-error-option = { $game } has no option "{ $option }". It has: { $options }.
play-error-no-options = { $game } has no options, so leave out --option { $option }.
play-error-setup = The game cannot be played like this: { $detail }.
play-error-save = { $file } cannot be written: { $detail }. Choose another file.
play-error-save-exists = { $file } already exists. Go on with that game (--resume { $file }), or choose another file.
play-error-over = The game in { $file } is over. Read it with: logothete record show { $file }
play-error-people = The game in { $file } was not played at a terminal: it has several people, or does not say who plays. It cannot be resumed here.
play-orders-none = You have no standing orders: you are asked every time.
play-order-revoked = That order is revoked.
