### The frame around every page.

site-name = Logothete
skip-to-content = Skip to the content
nav = Main
nav-games = Games
nav-lobby = Tables
nav-settings = Settings
nav-account = Sign in
language = Language
try-again = Try again
close = Close
cancel = Cancel
copy = Copy
copied = Copied
loading = One moment …
guest-name = Guest
error-unreachable = The server cannot be reached at the moment. Check your connection; nothing that was confirmed is lost.
error-unknown = Something went wrong ({ $code }). Try again; if it stays so, tell the host of this server.
lost-title = Nothing here
lost-text = This address leads nowhere. Perhaps the link was cut short.
lost-home = To the games
