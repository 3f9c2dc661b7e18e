# Une place dans une phrase : tant que rien ne la représente, puis avec le nom de son joueur.
seat-number = joueur { $number }
seat-with-player = { $seat } ({ $player })
