### The table: what is asked, chosen, told and said around any board.

table-you = You
table-bot = Bot, { $level }
table-standin = A bot stands in
table-standin-you = A bot plays for you. You can come back whenever you like.
table-return = Return to the table
table-asked = to decide
table-clock = Time left:
table-your-turn = Your turn
table-waiting = Waiting for { $names }.
table-waiting-nobody = One moment: the game goes on.
table-spectating = You are watching.
table-over = The game is over.
table-handing = Next is { $name }. The screen will be covered.
table-handing-waits = { $name } is to decide. Pass the screen when you have seen enough.
table-hand-now = Cover it now
table-overtaken = The game had moved on before your choice arrived, so nothing was done. This is how the table stands now.
table-undo = Undo
table-undo-none = There is nothing that you could take back.
table-undo-what = Take back: { $action }
table-undo-plan = Undo all { $count }
table-undo-plan-what = Take back all { $count } decisions that you made at once

## When the rules have changed

halted = The game stands still.
halted-rules = The rules of this game were corrected (version { $was } → { $now }), and it does not fit them any more.
halted-content = The pieces of this game were corrected, and it does not fit them any more.
halted-refused = A move of { $name } is not allowed now.
halted-unknown = A move of { $name } does not exist any more.
halted-lapse = When the time of { $name } ran out, something else would be played now.
halted-undo = What { $name } took back would not be taken back like this now.
halted-told = After a move of { $name } something else happens now.
halted-dice = After a move of { $name } another number of dice fall now.
halted-waiting = After a move of { $name } it is somebody else’s turn now.
halted-opening = It begins otherwise now.
halted-hidden = It is a move that was hidden from you.
halted-action = The move was: { $action }.
halted-line = { $line ->
    [0] You see the beginning: nothing of the log still stands.
    [one] You see the last position that fits: the first line of the log still stands.
   *[other] You see the last position that fits: { $line } lines of the log still stand.
  }
halted-vote = It can go on from here when all agree; what came later then never happened. Still to agree: { $names }.
halted-agree = Go on from here
halted-agreed = You have agreed.

## The choice

choice = Your choice
choice-offered = What is offered
choice-path = Chosen so far
choice-back = One step back
choice-way = { $verb }: { $things }
choice-left = { $count } left
choice-sure = { $action }: do it?
choice-more = { $verb }: what next?
choice-there = { $things }: what do you do?
choice-list = Choose from a list of { $count }
choice-search = Search the list
choice-none-found = Nothing in the list is called that.
choice-again = As often as possible: { $action }
choice-again-what = Once more, and again, until it is no longer possible. You can take it back as a whole.
choice-busy = Your decision is on its way.
detail-can = { $actions }.
detail-verb = { $verb }:

## What it may bring

odds-ask = Odds
odds-title = What it may bring
odds-mean = { $number } on average
odds-line = { $number }:
odds-last = { $number }, the most there can be:
odds-do = Do it
odds-factors = What the number needed comes from
odds-hope = The chance that it succeeds
odds-none = Nothing can be reckoned here.
odds-note = Exact chances, as everything stands now. What somebody may still add to it is not counted.

## The cover between two people

pass-title = Pass the screen to { $name }
pass-asked = { $name } is to decide. Nobody else should look now.
pass-look = { $name } would like to look. Nobody else should look now.
pass-show = I am { $name }: show the table
pass-other = No, I am { $name }

## Panels

panels = Players and panels
panel-seats = Players
panel-ending = The end
panel-hand = My hand
panel-aside = At any moment
aside-none = There is nothing that you could do just now without being asked.
aside-what = You may do this at any moment, whoever it is that is asked.
invitations = Awaiting your answer
invitation-read = Read it
invitations-several = { $count } things await your answer.
invitations-read = Read them
invitation-note = Written beside it; binds nobody
invitations-unread = { $count ->
    [one] (one to answer)
   *[other] ({ $count } to answer)
}

log = Log
log-filter = Which part of the log
log-all = Everything
log-since = Since my turn
log-mine = About me
log-about = About { $name }
log-earlier = Show earlier
log-newest = { $count ->
    [0] Newest
   *[other] Newest ({ $count } unread)
  }
log-empty = Nothing has happened yet.
plain = What has happened

film = What happened since your turn
film-play = Since my turn
film-count = { $at } of { $count }
film-back = Back
film-next = Next
film-pause = Pause
film-resume = Go on
film-end = End the film

chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-spectator = (watching)
chat-everybody = Everybody
chat-hearers = Who hears it
chat-to = to { $names } only
chat-note = beside an offer, binds nobody
chat-say-to = Say something to { $names } only
chat-empty-with = You have not talked with { $names } alone yet.
chat-forms = At this table nothing is said in free words while the game runs.
chat-unread = { $count ->
    [one] (one unread message)
   *[other] ({ $count } unread messages)
  }

notes = Notes
notes-hint = Only you can read this.
notes-saved = Saved
notes-writing = Writing …

## The board’s frame

viewport-controls = Look closer
viewport-in = Closer
viewport-out = Further away
viewport-whole = The whole board

## The connection

connection-broken = Reconnecting …
connection-waits = Reconnecting … Your move is kept and will be sent.

## The menu

menu = Menu
menu-rules = Rules
menu-guide = Guide me
menu-settings = Settings
menu-copy = Copy the address of this table
menu-copy-failed = The browser would not copy. The address is in its address bar.
menu-hand = Pass the screen to { $name }
menu-resign = Leave the game to a bot
menu-leave = To the tables
resign-title = Leave the game to a bot?
resign-text = A bot plays on for you. As long as the game lasts, you can return to your seat.
resign-do = Leave it to a bot

## Keys

keys = Keys
keys-choose = Choose what is offered, counted from the left
keys-back = One step back; close what is open
keys-undo = Take back my latest decision
keys-film = Show what happened since my turn
keys-guide = Show the guide, or put it aside
keys-log = The log
keys-chat = The chat
keys-notes = My notes
keys-rules = The rules
keys-help = This list
keys-zoom = On the board: closer, further away, all of it
keys-pan = On the board: move it
keys-letters = Letters and figures act as keys

## Before something is done that may not be meant

caution-title = Do you mean this?
caution-leave = Leave it
caution-do = Do it all the same
