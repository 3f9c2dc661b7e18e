### The front page, the lobby, laying a table, the waiting room, the account and the settings.

## In many places

notices = Notices
save = Save
saved = Saved.
share = Share
show-more = Show more
show-password = Show the password
rules = Rules
name = Name
your-name = Your name
change-name = Change my name
name-changed = You are now called { $name }.
you-play-as = You play as
nav-due = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
  }
turn-notice = It is your turn
turn-notice-body = A table at Logothete is waiting for you.

## Levels of bots

level-easy = easy
level-easy-about = takes what looks best one step ahead, now and then on a whim. Right for a first game.
level-normal = normal
level-normal-about = plans a few turns ahead and defends what it has.
level-strong = strong
level-strong-about = thinks longer, sees much of what is coming and guesses what you are after.
bot-level = Bots play

## The front page

home-title = What shall we play?
home-lead = Against bots at once, with friends by link, or all around one screen. You need no account.
home-your-turn = It is your turn
home-all-tables = All your tables
home-small-games = Small games, to try the table
guide-offer = First time here?
guide-offer-text = Play { $game } against easy bots, with somebody who explains each step. You learn the rules as you need them.
guide-begin = Begin the guided game
play-now = Play now
play-now-game = Play now – { $game }
with-friends = With friends
learn-by-playing = Guided first game
learn-by-playing-game = Guided first game – { $game }
opponents = Opponents
opponents-count = { $count ->
    [one] one opponent
   *[other] { $count } opponents
  }
players = Players
players-count = { $count ->
    [one] One player
   *[other] { $count } players
  }
players-range = { $least ->
    [one] { $least }–{ $most } players
   *[other] { $most ->
        [2] 2 players
       *[other] { $least }–{ $most } players
      }
  }
about-minutes = about { $minutes } minutes

## Tables in a list

lobby-title = Tables
lobby-mine = Your tables
lobby-mine-empty = You are not playing anything at the moment. A game against bots is one click away, and one with friends two.
lobby-nobody = Here you find the games you play in. Choose one to begin, or log in if you have an account.
lobby-choose = Choose a game
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for players just now. Lay a table yourself and leave a seat free.
lobby-lay = { $game }
lobby-watch = To watch
lobby-watch-empty = No public game is on. Public tables appear here as soon as they begin.
lobby-finished = Finished
lobby-finished-empty = When a game is over you can look at every move again here, from every side.
status-free-seats = { $free ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $free } seats are free
  }
status-not-ready = Waiting for { $names } to be ready
status-may-start = Everybody is there: the game can begin
status-running = Under way
status-your-turn = It is your turn
status-your-turn-since = It is your turn ({ $when })
status-turn-of = Waiting for { $names }
status-turn-of-since = Waiting for { $names } ({ $when })
status-over = Over ({ $when })
status-you-won = You won ({ $when })
status-won-by = { $names } won ({ $when })
status-drawn = Drawn ({ $when })
status-shared-by = { $names } shared the first place ({ $when })
status-shared-with = { $names } shared the first place with { $points } points each ({ $when })
status-won-points = { $who ->
    [you] You won, { $points } points to { $next } ({ $when })
   *[other] { $names } won, { $points } points to { $next } ({ $when })
}
status-won-tied = { $who ->
    [you] You won a tie at { $points } points ({ $when })
   *[other] { $names } won a tie at { $points } points ({ $when })
}
status-all-lost = Everybody lost together ({ $when })
action-play = Play
action-open = Open
action-watch = Watch
action-replay = Look again
action-join = Sit down

## Laying a table

new-table-title = A table for { $game }
new-seats = Who plays?
fill-seats = Everybody but you
fill-open = friends, by link
fill-bot = bots
fill-here = here, at this screen
plan-me = Me ({ $name })
plan-open = Open – for somebody with the link
plan-here = Somebody at this screen
plan-here-name = Their name
plan-here-name-of = Name of the player on seat { $number }
here-about = Several of you share this screen. Before each turn the page asks you to pass it on, so that nobody sees another’s secrets.
obstacle-seat-needs-name = Who sits here? Write a name.
obstacle-name-too-long = A name has at most { $most } characters.
obstacle-name-twice = Somebody else at this table has that name.
obstacle-nobody-plays = Only bots would play. Give at least one seat to a person.
obstacles = { $count ->
    [one] One thing is missing above.
   *[other] { $count } things are missing above.
  }
new-rules = Which rules?
pack = Content
pack-none = as published
pack-named = Content: { $pack }
new-time = How fast?
pace = Time to think
pace-none = No time limit
pace-live = { $bank } each, plus { $increment } a move
pace-live-bank = { $bank } each
pace-days = { $span } for each move
pace-kind-none = no limit
pace-kind-live = clock at the table
pace-kind-days = days for a move
pace-kind-none-about = Everybody takes the time they need.
pace-kind-live-about = All play at the same time; each player has an account of time, and gets some back with every move.
pace-kind-days-about = Play when it suits you; nobody needs to be there at the same time.
pace-how-much = How much time
pace-short = { $minutes } min + { $seconds } s
pace-own = other
pace-bank = Minutes for each player
pace-increment = Seconds back for each move
pace-days-count = Days for each move
on-timeout = If somebody’s time runs out
on-timeout-standin = a bot stands in
on-timeout-standin-about = A bot plays until the player comes back.
on-timeout-forfeit = the seat is lost
on-timeout-forfeit-about = A bot takes over the seat for the rest of the game.
new-doors = Who may come?
doors = Who may come
doors-link = by link only
doors-link-about = Only those to whom you give the link can sit down or watch.
doors-public = open to all
doors-public-about = The table is listed in the lobby: everybody can sit down, and watch.
new-start = Start the game
new-start-about = Everybody is there: the game begins at once.
new-lay = Lay the table
new-lay-about = { $free ->
    [one] Next you get a link for the free seat.
   *[other] Next you get a link for the { $free } free seats.
  }
no-such-title = Not on this shelf
no-such-title-text = This server does not have this game. Perhaps the address was cut short.

## The waiting room

waiting-room = The table is laid
option-chosen = { $option }: { $value }
status-cleared = The table was cleared.
owner = Laid by { $name }
owner-you = Laid by you
seats-taken = { $taken } of { $all } seats taken
seat-free = Free
seat-first = plays first
seat-side = side { $number }
seat-free-about = waiting for somebody
seat-bot = Bot ({ $level })
seat-bots = { $count ->
    [one] a bot ({ $level })
   *[other] { $count } bots ({ $level })
  }
seat-bot-named = { $name } (bot, { $level })
bot-named = { $name } (bot)
seat-bot-about = { $level }, always ready
seat-you = you
seat-here = at this screen
seat-ready = ready
seat-not-ready = not ready yet
seat-link = Link for this seat
seat-link-title = Link for seat { $number }
seat-link-about = Whoever has this link plays on this seat, from any device and without an account. It works once.
seat-link-here-about = With this link a player takes this seat to a device of their own. It works once.
seat-link-none = There is no link for this seat, or it was made in another window. A new one replaces it.
bot-on-seat = Bot on seat { $number }
no-bot = no bot
stand-up = Stand up
kick = Send away
kick-title = Send { $name } away?
kick-text = Their seat becomes free again. They can come back as long as they have the link.
invite = Invite
invite-text = Whoever has this link can sit down here, or watch.
invite-text-public = The table is listed in the lobby. With this link your friends find it at once.
invite-link = Link to the table
invite-share = Come and play!
invite-lost = The link was shown where the table was laid. You can make a new one; the old one then opens nothing.
link-make = Make a link
link-renew = New link
link-renewed = Here is the new link. The old one opens nothing any more.
link-withdraw = Withdraw the link
waiting-start = The start
waiting-all-there = Everybody is there and ready.
waiting-owner-starts = Everybody is there. { $name } starts the game.
waiting-sit-hint = Sit down on a free seat: you need no account.
ready = I am ready
not-ready-after-all = Not ready after all
fill-and-start = { $count ->
    [one] Put a bot on the free seat and start
   *[other] Put bots on the free seats and start
  }
take-away = Clear the table
take-away-title = Clear this table?
take-away-text = Everybody is sent home and the links open nothing any more.
status-taken-away = The table is cleared.
leave-table = Leave the table
fair-dice = Your browser adds a random number of its own to the dice: nobody, not even this server, can have chosen them.
fair-dice-watcher = Each player’s browser adds a random number to the dice: nobody, not even this server, can have chosen them.

## Coming with a link

join-title = An invitation
join-invited = You are invited to { $game }
join-no-account = You need no account. If you have one:
join-already = You already sit at this table.
join-to-table = To the table
join-seat = Take seat { $number }
join-only-watch = Only watch
join-running-seat = The game has begun. You play on from where this seat stands.
join-running = The game has begun and all seats are taken. You can watch.
join-full = All seats are taken. You can watch.
join-over = This game is over. You can look at every move again.
join-no-link = This link opens nothing
join-no-link-text = It was used already, withdrawn, or cut short on the way. Ask whoever sent it for a new one.

## The account

account = Account
account-nobody = You can play without one. With an account your games wait for you on every device.
account-guest = Guest in this browser since { $since }
account-member = Member since { $since }
log-in = Log in
log-in-text = Welcome back.
log-in-guest-text = You have an account already? The games of this guest stay with the guest.
logged-in = Welcome back, { $name }.
register = Make an account
register-text = A name and a password are enough.
register-guest = Keep your games
register-guest-text = With a password your name is yours, and your games wait for you on every device. All games of this guest come along.
registered = Welcome, { $name }. Your games are safe.
password = Password
password-hint = At least { $least } characters.
password-old = Present password
password-new = New password
password-changed = Your password was changed.
another-name = Another name
another-name-text = At tables where you sit already the old one stays.
another-password = Another password
messages = Messages when it is your turn
messages-text = For games with days for a move. Several tables that wait come in one message.
messages-on = Tell me when a table has waited for a while
mail = E-mail address
webhook = Webhook
webhook-about = An address of your own that is called with a short message, for programs.
parting = Leaving
log-out = Log out
log-out-elsewhere = Log out everywhere else
log-out-guest-title = Leave as a guest?
log-out-guest-text = A guest has no password to come back with: your unfinished games would be out of reach. Make an account first to keep them.
logged-out = You are logged out.
logged-out-elsewhere = All other devices are logged out.
delete-account = Delete the account
delete-title = Delete the account?
delete-text = { $name } is forgotten for good. Bots take over your seats in games under way; in finished games your name stays as it was.
account-deleted = The account was deleted.

## Settings

settings-here = Kept in this browser.
settings-with-account = Kept with your account, for all your devices.
settings-look = How it looks
settings-words = How it speaks
settings-sample = Doukas marches to Thrace.
settings-calls = How it calls you
tongue-en = English
tongue-fr = Français
theme = Brightness
theme-system = as the device
theme-light = light
theme-dark = dark
colours = Seats
colours-standard = normal
colours-contrast = strong contrast
colours-about = Every seat also has a shape and a pattern; strong contrast makes them bolder.
motion = Motion
motion-system = as the device
motion-full = full
motion-reduced = none
motion-about = Pieces walk, cards turn and dice tumble; or everything is where it belongs at once.
rule-numbers = Rule numbers in the log
rule-numbers-about = Otherwise they appear when you point at a line or move to it by keyboard.
guides = Guide and tips
guides-about = In games that are new to you, somebody goes along with your first turn and speaks up when something is new.
sound = Sound
sound-about = A quiet sign when it is your turn.
sound-try = Listen
notifications = Notices of the browser
notifications-about = When it is your turn and you are looking elsewhere. The browser asks you first.
notifications-denied = Your browser does not allow this site to show notices. You can change that in its settings.
notifications-mail = Messages by mail are set up under
table-invited = an offer awaits your answer
