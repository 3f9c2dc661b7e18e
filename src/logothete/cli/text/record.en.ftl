# Texts of the command `logothete record`.

## Help

record-help-short = Check and read recorded games.
record-help = Check that a recorded game was played by the rules and with the dice promised, or read it as a story.
record-help-command = COMMAND
record-help-verify = Play a recorded game again and compare. Exit code 0: all is well; 1: it does not hold; 2: it cannot be judged.
record-help-show = Tell a recorded game sentence by sentence.
record-help-file-name = FILE
record-help-folder-name = FOLDER
record-help-pack = The content that the game was played with, if not the built-in one.
record-help-keeper = Show a game that still runs, with everybody’s secrets: for the keeper of the table only.
record-help-lang = Language of the output (otherwise LOGOTHETE_LANG, then LANG).
record-help-help = Show this help.

## Answers

record-verified = The record holds: { $moves ->
    [one] one move
   *[other] { $moves } moves
  } of { $game }, all by the rules, with the dice committed to before the game ({ $commitment }).
record-other-version = It was made under version { $was } of the rules; by version { $now }, which is installed here, it is the same game.
record-unfinished = The game is not over yet: there is no result to check.

## Errors

record-error-secrets = This game still runs, and telling it would show everybody’s secrets. If you keep the table, add --keeper.
record-error-title = The record is of a game "{ $game }" that is not installed here. Install it, or read the record where it is.
record-error-pack = The content for this record cannot be opened:
record-error-unreadable = The file cannot be opened. { $detail }.
record-error-not-json = This is not a game record. { $detail }.
record-error-truncated = The record is not complete. { $detail }.
record-error-foreign-file = This is not a game record. { $detail }.
record-error-unsupported-format = The record is in a format unknown here. { $detail }.
record-error-damaged = The record is damaged. { $detail }.
record-error-wrong-game = The record is of another game. { $detail }.
record-error-other-rules = The record follows another version of the rules. { $detail }.
record-error-departs = The record follows another version of the rules, and by the one installed here it is another game. { $detail }.
record-error-other-content = The record was made with other content; perhaps --pack helps. { $detail }.
record-error-wrong-setup = The setup of the record cannot be played. { $detail }.
record-error-no-seed = The record cannot be checked yet. { $detail }.
record-error-other-commitment = The dice are not those promised. { $detail }.
record-error-illegal-move = A move is against the rules. { $detail }.
record-error-lapse-differs = A move made by the clock is not the one it makes. { $detail }.
record-error-missing-moves = Moves are missing. { $detail }.
record-error-result-differs = The result is not the one that the moves lead to. { $detail }.
