# A seat in a sentence: while nothing stands for it yet, and with the name of its player.
seat-number = seat { $number }
seat-with-player = { $seat } ({ $player })

# A bot in a sentence: by its own name, always with the word that says what it is.
seat-with-bot = { $seat } ({ $bot }, bot)
bot-named = { $bot } (bot)
