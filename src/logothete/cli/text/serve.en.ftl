# Texts of the command `logothete serve`.

## Help

serve-help-short = Run a table server: lobby, live and correspondence play, bots.
serve-help =
  Run a table server: people meet, lay tables and play, live or over days, against one another and against bots.

  Without any option it keeps everything in the file logothete.db of this folder and answers on this machine only. For a club: --host 0.0.0.0, or better a web server with HTTPS in front of it, with --public-url and the setting trusted_proxies. When one process is not enough, several can share one PostgreSQL database.

  Ctrl-C stops it. Nothing is lost then, nor by a power cut: a move that was acknowledged is stored.
serve-help-address-name = ADDRESS
serve-help-database-name = ADDRESS
serve-help-folder-name = FOLDER
serve-help-file-name = FILE
serve-help-host = The address to listen on; 0.0.0.0 for all of this machine (otherwise 127.0.0.1).
serve-help-port = The port to listen on; 0 for any that is free (otherwise 8477).
serve-help-database = Where everything is kept: sqlite:///file or postgresql://user:password@host/name.
serve-help-public-url = The address under which people reach the server; links carry it.
serve-help-packs = The folder with content packs.
serve-help-settings = A TOML file with settings (otherwise LOGOTHETE_SETTINGS).
serve-help-open = Open the address in a browser.
serve-help-lang = Language of this command’s output (otherwise LOGOTHETE_LANG, then LANG).
serve-help-help = Show this help.

## Settings

serve-settings =
  Settings. In the file: smtp.host is host under [smtp]. In the environment, which
  comes before the file: LOGOTHETE_SMTP_HOST. Options come before both.
serve-setting-host = The address to listen on.
serve-setting-port = The port to listen on.
serve-setting-public_url = The address that links and messages carry, such as https://games.example.org. With https, cookies are for HTTPS only. Only pages of this address may use the server.
serve-setting-database = sqlite:///file or postgresql://user:password@host/name.
serve-setting-database_connections = Connections of one process to PostgreSQL.
serve-setting-packs = The folder with content packs, one folder each.
serve-setting-page = The folder with the built page, if not the one of this installation.
serve-setting-language = For people whose language is not known: en or fr.
serve-setting-registration = Whether new accounts may be made. Guests may always play.
serve-setting-session_days = How long somebody stays signed in.
serve-setting-rooms = Games that are kept in memory.
serve-setting-bot_workers = Processes for bots; 0 for one less than there are processors.
serve-setting-bot_seconds = After this time a bot is given up for this decision: a simple one decides.
serve-setting-bot_pause = Seconds that bots wait before each decision, so that people can follow; not where only bots play.
serve-setting-digest_minutes = “It is your turn” messages to one person are gathered for this long.
serve-setting-keep_guests_days = Guests without running games are forgotten after this time; 0 for never.
serve-setting-secure_cookies = Whether cookies are for HTTPS only, if public_url should not decide that.
serve-setting-trusted_proxies = Addresses or networks of the proxies in front of the server, whose X-Forwarded-For is believed.
serve-setting-log_level = debug, info, warning or error.
serve-setting-log_format = text, json, or auto: text on a terminal, JSON otherwise.
serve-setting-metrics = Who gets the figures for Prometheus at /metrics: local (this machine), open (everybody), off.
serve-setting-metrics_token = Whoever brings it as a bearer token gets these figures from anywhere.
serve-setting-limits-body_bytes = The largest request.
serve-setting-limits-message_bytes = The largest message on a live connection.
serve-setting-limits-name_chars = The longest name.
serve-setting-limits-chat_chars = The longest chat message.
serve-setting-limits-note_chars = The longest notebook.
serve-setting-limits-nonce_chars = The longest contribution of a player to chance.
serve-setting-limits-password_min = The shortest password.
serve-setting-limits-password_max = The longest password.
serve-setting-limits-open_games = Unfinished games that one person may take part in.
serve-setting-limits-guest_games = Unfinished games that one guest may take part in.
serve-setting-limits-bots = Seats of bots at the unfinished tables that one member has laid.
serve-setting-limits-guest_bots = Seats of bots at the unfinished tables that one guest has laid.
serve-setting-limits-page = Tables in one part of a list.
serve-setting-limits-chat_page = Lines in one part of a chat.
serve-setting-limits-orders = Standing orders of one seat.
serve-setting-limits-sockets_per_address = Live connections from one address.
serve-setting-limits-requests_per_minute = Requests and messages from one address, and from one person.
serve-setting-limits-sign_ins_per_minute = New guests, accounts and log-ins from one address.
serve-setting-limits-head_bytes = The largest head of a request: address and headers.
serve-setting-limits-headers = Headers of one request.
serve-setting-limits-head_seconds = So long may the head of a request take to arrive, in seconds.
serve-setting-limits-body_seconds = So long may the body of a request take to arrive, in seconds.
serve-setting-backup-folder = The folder for copies of a SQLite database; without one there are none.
serve-setting-backup-hours = Hours from one copy to the next.
serve-setting-backup-keep = How many of the latest copies are kept.
serve-setting-smtp-host = The server for outgoing mail; without one there is no mail.
serve-setting-smtp-port = Its port.
serve-setting-smtp-user = The name to log in there with.
serve-setting-smtp-password = The password for that.
serve-setting-smtp-sender = The address that mails come from.
serve-setting-smtp-security = starttls, tls or none.
serve-setting-webhook-url = Where “it is your turn” is posted as JSON; without it, nowhere.
serve-setting-webhook-secret = Signs what is posted there.
serve-setting-webhook-personal = Whether players may also name a webhook of their own.

## Running

serve-ready = The table is open: { $address } (Ctrl-C closes it)
serve-no-browser = No browser could be opened: follow the address yourself.

## Errors (the details are in English)

serve-error-settings = The settings cannot be used. { $detail }
serve-error-listen = The server cannot listen on { $host }, port { $port }: { $detail }. Choose another port with --port (0 takes any that is free), or stop what uses this one.
serve-error-database = The database cannot be used. { $detail }
