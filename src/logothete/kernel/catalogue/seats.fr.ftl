# Une place dans une phrase : tant que rien ne la représente, puis avec le nom de son joueur.
seat-number = joueur { $number }
seat-with-player = { $seat } ({ $player })

# Un robot dans une phrase : par son propre nom, toujours avec le mot qui dit ce qu’il est.
seat-with-bot = { $seat } ({ $bot }, robot)
bot-named = { $bot } (robot)
