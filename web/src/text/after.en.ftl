### After the game: its end, its chart, its dice, and the replay.

## The end

ending-won = { $name } wins
ending-you-won = You win!
ending-won-together = { $names } win
ending-you-won-with = You win, with { $names }!
ending-drawn = A draw
ending-shared = { $names } share the victory
ending-all-lost = Everybody has lost
ending-tied = Level on points: the count says what decided.
ending-your-place = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] in place { $place }
  } of { $players }.
ending-you = (you)
ending-points = { $points ->
    [one] point
   *[other] points
  }
ending-rematch = Play again
ending-to-rematch = To the next game
ending-replay = Watch the replay
ending-record = Save the record

## The chart

after-chart = How it went
after-chart-note = Each seat’s points, as they would have been counted after every move.
after-chart-label = Points of each seat from move { $first } to move { $last }. The table below has the figures.
after-chart-table = Show the figures
after-chart-rounds = Points of each seat, by { $counted }. The table below has the figures.
after-moves = move

## The dice

fair-title = Were the dice fair?
fair-offer = The dice were settled before the first move, and sealed. Your browser can recompute each of them now, without taking the server’s word for it.
fair-run = Check the dice
fair-impossible = Your browser computes hashes only on pages that came by https, so it cannot check the dice here. Save the record and check it on a machine that has Logothete, with this command:
fair-good = The dice were fair.
fair-bad = Something does not fit.
fair-right = Right:
fair-wrong = Wrong:
fair-unknown = Could not be compared:
fair-commitment-right = The secret that was revealed at the end fits its seal ({ $commitment }).
fair-commitment-wrong = The secret that was revealed at the end does not fit the seal: it gives { $commitment }.
fair-published-right = The seal is the one your browser saw before the game ({ $commitment }).
fair-published-wrong = Your browser saw another seal before the game: { $commitment }.
fair-published-unknown = Your browser did not see the seal before the game, so it cannot compare. Somebody who opened the table earlier can.
fair-nonce-right = What your browser added for seat { $number } (“{ $nonce }”) is mixed into the dice.
fair-nonce-wrong = What your browser added for seat { $number } (“{ $nonce }”) was left out.
fair-draws-right = { $count ->
    [0] Nothing was left to chance in this game.
    [one] The one draw was recomputed and comes out the same.
   *[other] All { $count } draws were recomputed and come out the same.
  }
fair-draws-wrong = Draw { $draw } comes out differently.
fair-log-right = { $count ->
    [one] The one die in the log is among them.
   *[other] The { $count } dice in the log are among them, in the same order.
  }
fair-log-wrong = The log shows a die that does not follow from the draws.
fair-log-unknown = The log shows no dice.
fair-record-right = The server replayed the whole record as well, and it holds.
fair-record-wrong = The server could not replay its own record. Tell the host.
fair-details = Seed and seal
fair-seed = Seed
fair-commitment = Seal (its hash, published before the game)
fair-nonces = What the players added
fair-yourself = To check everything yourself, save the record and run:

## The replay

replay-title = Replay
replay-of = Replay: { $title }
replay-back = Back to the table
replay-controls = Controls
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-move = Move
replay-move-of = Move { $move } of { $moves }
replay-opening = Before the first move
replay-speed = Speed
replay-speed-times = × { $speed }
replay-eyes = Seen by
replay-eyes-public = everybody
replay-eyes-all = an all-seeing eye
replay-log = What happened
replay-hidden = { $count ->
    [one] A move that these eyes did not see
   *[other] { $count } moves that these eyes did not see
  }
replay-did = { $seat }: { $action }
replay-lapsed = (time ran out)
replay-tab-log = Log
replay-tab-chart = Points
replay-hands = Secrets
replay-hand = Hand of { $name }
replay-share = Share this moment
replay-share-link = Address of this moment
replay-share-open = Whoever has this address sees the game at this move.
replay-share-closed = The table is not public: only those who may see it can open this address.
replay-branch = Play on from here
replay-branch-text = A new game begins at this position, with new dice. The old game stays as it is.
replay-branch-who = Who are you?
replay-branch-level = The others are played by bots
replay-branch-start = Begin
replay-branch-over = The game is over here. Go back a move to play on from it.
replay-keys = Keys: ← → step, Home and End, space plays and stops.
replay-running = This game is still being played. It can be looked back at when it is over.
replay-level-easy = easy
replay-level-normal = normal
replay-level-strong = strong
