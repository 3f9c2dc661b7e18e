# What people read when something was not granted: `error-<code>` for every code of the server.

## The person

error-not-signed-in = Choose a name or log in first.
error-wrong-password = This name and this password do not belong together.
error-banned = The host of this server has closed it to you.
error-not-allowed = You may not do that here.
error-registration-closed = This server accepts no new accounts; you can play as a guest.
error-no-such-account = There is no such person.
error-name-of-bots = The word “bot” marks those who are not people. Take a name without it.
error-bad-name = This name cannot be used. Take up to { $most } letters, digits or signs that can be shown.
error-name-taken = Somebody else has this name, or one that looks like it. Choose another one.
error-bad-password = This password cannot be used: it is too short or too long.

## The table

error-no-such-game = This table does not exist, or it is not open to you. Ask for its link.
error-no-such-seat = There is no such seat at this table.
error-no-such-link = This link opens nothing. It is incomplete or was withdrawn: ask for a new one.
error-no-such-move = This game does not have that many moves.
error-unknown-title = This game is not installed here.
error-unknown-pack = This pack is not installed here, or does not fit the game.
error-bad-table = The game cannot be played like this. Check the number of players and the options.
error-bad-pace = This pace is outside what makes sense.
error-unknown-bot = There is no bot of this level.
error-bad-text = This text cannot be used: it is empty, too long, or holds signs that cannot be shown.
error-no-private-talk = At this table, what is said is said to everybody.
error-no-free-talk = At this table nothing is said in free words: tell it by what the game offers.
error-nobody-hears = Choose somebody else who shall hear it.
error-nothing-offered = A note goes with an offer: make one first.
error-bad-order = This game does not know such an order.
error-bad-cursor = This part of the list is not there any more. Begin again at the top.
error-too-many = That is as many as this server allows. Finish something first.
error-seat-taken = Somebody else sits there.
error-table-full = All seats are taken.
error-seats-open = The game cannot start yet: a seat is still free.
error-not-ready = The game cannot start yet: somebody is not ready.
error-already-started = The game has already started.
error-not-running = The game is not running.
error-not-finished = The game is not over yet; until then this would show secrets.
error-stood-in = A bot plays for this seat at the moment. Return to it first.

## The decision

error-stale-version = The game has moved on meanwhile. Look again.
error-action-refused = The rules forbid it.
error-unknown-inquiry = Nothing like that can be asked in this game.
error-unknown-action = There is no such action in this game.
error-bad-plan = A plan has between one and { $most } steps.
error-nothing-to-undo = There is nothing to take back.
error-not-waited-for = The game is not waiting for this seat.
error-id-reused = This decision was mixed up with another one. Try again.
error-refused = That was not granted.

## The host

error-bad-record = This record cannot be imported.
error-rules-changed = The rules have changed since this game was played. It stands still until everybody agrees to go on from the last move that still fits.
error-not-halted = This game is not standing still: there is nothing to agree to.
error-game-unavailable = This game cannot be opened: what it was played with is not installed here any more.
error-busy = The server is very busy. Nothing was done: try again.
error-maintenance = The host is looking after the server. All games stand still, and so do their clocks.
error-store-full = The server has no room left to keep anything. Nothing was done: tell its host.
error-store-damaged = What this server has kept is damaged. Nothing was done: tell its host.
error-server-error = Something went wrong on the server. Try again; if it happens again, tell the host.

## The request

error-bad-request = The server did not understand the request.
error-bad-message = The server did not understand the message.
error-not-found = There is nothing at this address.
error-method-not-allowed = That cannot be done at this address.
error-not-acceptable = The server cannot answer in the form that was asked for.
error-too-deep = The request is nested too deeply.
error-too-large = That is more than the server takes at once.
error-unsupported-media-type = The server takes only JSON here.
error-rate-limited = That was too fast. Wait { $wait ->
    [one] a second
   *[other] { $wait } seconds
  } and try again.
error-too-many-connections = Too many windows are open at once. Close some.
error-foreign-origin = The request came from another site and was not carried out.
error-missing-token = The page has lost its connection to your session. Load it again.
