# Texts of the command `logothete admin`.

## Help

admin-help-short = Look after a server: games, people, backups.
admin-help = Look after the games and people of a server, while it runs or not. Exit code 0: done; 1: not granted; 2: it could not be tried.
admin-help-command = COMMAND
admin-help-list = List the games, newest first.
admin-help-show = Show one table.
admin-help-export = Write a game into a file: record, table, log, chat. It holds every secret of the game: keep it to yourself while the game runs.
admin-help-import = Take in an exported game (it gets a new id and new links), or the record of a finished one.
admin-help-archive = Put a finished game away: it leaves the lists and can still be replayed.
admin-help-ban = Bar a person (name or id) or an address (IP). Without either: list the barred addresses.
admin-help-unban = Let a person or an address in again.
admin-help-stats = Show how many people and games there are.
admin-help-backup = Copy the SQLite database into a new file, also while the server runs. For PostgreSQL use pg_dump.
admin-help-check = Look at every page of a SQLite file, and say whether anything is damaged.
admin-help-convert = Move everything to another database, which must be empty: from SQLite to PostgreSQL, or back. The server must be stopped. Both are compared afterwards; the old one stays as it is.
admin-help-drill = Rehearse a restore: open a copy of a backup, and every game in it.
admin-help-pause = Stop all games and their clocks, before maintenance that was announced; also while the server is stopped or started anew.
admin-help-resume = Let all games and their clocks go on; nobody is charged for the pause.
admin-help-backup-keep = FILE is a folder: make a copy with the time in its name there, and keep the latest N.
admin-help-database-name = ADDRESS
admin-help-restore = Put a copy of the SQLite database in its place. Stop the server first.
admin-help-migrate = Bring the database up to date. The server does that by itself when it starts.
admin-help-foresee = Say what the rules installed here would do to the running games: which go on, and which do not, at which move and why. Looks at a copy of the database. Exit code 1: some do not.
admin-help-all = The finished and archived games too.
admin-help-in-place = Look at the database itself and bring its schema up to date: for a copy that you made.
admin-help-game-name = GAME
admin-help-file-name = FILE
admin-help-who-name = WHO
admin-help-text-name = TEXT
admin-help-mark-name = MARK
admin-help-address-name = ADDRESS
admin-help-status = Only games in this state.
admin-help-after = Go on after this mark, which the part before has shown.
admin-help-record = Only the record, for "logothete record".
admin-help-force = Replace the file if it is there.
admin-help-restore-force = Put the present database aside.
admin-help-public = Let everybody watch it (for records).
admin-help-reason = Why (for addresses).
admin-help-days = For so many days (for addresses).
admin-help-settings = The file with the settings of the server (otherwise LOGOTHETE_SETTINGS).
admin-help-database = The database, if not the one of the settings.
admin-help-json = Answer in JSON.
admin-help-lang = Language of the output (otherwise LOGOTHETE_LANG, then LANG).
admin-help-help = Show this help.

## Answers

admin-column-id = Game
admin-column-title = Title
admin-column-status = State
admin-column-owner = Owner
admin-column-created = Created
admin-column-started = Started
admin-column-finished = Finished
admin-column-commitment = Commitment
admin-column-seats = Seats
admin-column-address = Address
admin-column-until = Until
admin-column-reason = Reason
admin-none = There are no games.
admin-more = There are more: --after { $mark }
admin-exported = Game { $game } is in { $file }.
admin-imported = The game is here as { $game }.
admin-imported-link = Link to the table: { $link }
admin-imported-seat = Secret of seat { $seat }: { $secret }
admin-archived = Game { $game } is put away.
admin-banned = { $who } is barred.
admin-unbanned = { $who } may come in again.
admin-no-bans = No address is barred.
admin-backed-up = The database is copied to { $file } ({ $kib } KiB).
admin-restored = The database is restored; it holds { $games ->
    [one] one game
   *[other] { $games } games
  }.
admin-restored-kept = The one that was there before is { $file }.
admin-sound = The database is sound.
admin-paused = All games and their clocks stand still. “logothete admin resume” lets them go on.
admin-resumed = All games and their clocks go on.
admin-damaged = The database is damaged: { $detail }. Restore a backup, or look what can be saved with “sqlite3 FILE .recover”.
admin-converted = Everything is in the new database, and was compared: { $rows } rows, of { $games ->
    [one] one game
   *[other] { $games } games
  }.
admin-drilled = The backup can be used: { $games ->
    [one] one game was opened
   *[other] { $games } games were opened
  }, with { $moves } moves.
admin-drill-broken = { $broken } of { $games } games in the backup cannot be opened:
admin-migrated = The database is up to date (schema { $schema }).
admin-stats-accounts = Members
admin-stats-guests = Guests
admin-stats-open = Open tables
admin-stats-running = Running games
admin-stats-finished = Finished games
admin-stats-archived = Archived games
admin-stats-moves = Moves
admin-foreseen = { $games ->
    [one] One game:
   *[other] { $games } games:
  } { $same } played with these rules, { $agrees } that agree with them and go on, { $departs } that depart, { $other } that cannot be opened.
admin-foreseen-game = { $game } ({ $title }, { $status }):{" "}
admin-foreseen-closed = cannot be opened. { $detail }
admin-foreseen-departs = version { $was } → { $now }, { $move ->
    [0] the opening:
   *[other] move { $move }, "{ $action }" by seat { $seat }:
  }
admin-departs-refused = not allowed any more.
admin-departs-unknown = no such action any more.
admin-departs-lapse = when time runs out, something else is played.
admin-departs-undo = it would not be taken back like this.
admin-departs-told = something else happens.
admin-departs-dice = another number of dice fall.
admin-departs-waiting = the game then waits for others.
admin-departs-opening = the game begins otherwise.

## Errors

admin-error-settings = The settings cannot be used. { $detail }.
admin-error-database = The database cannot be used: { $detail }.
admin-error-refused = { $reason } ({ $code }: { $detail })
admin-error-other = This was not granted.
admin-error-exists = { $file } is already there. Name another file.
admin-error-read = { $file } cannot be read: { $detail }.
admin-error-write = { $file } cannot be written: { $detail }.
admin-error-days = Only addresses are barred for a time; leave --days out for a person.
