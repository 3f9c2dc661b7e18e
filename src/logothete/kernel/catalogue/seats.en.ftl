# A seat in a sentence: while nothing stands for it yet, and with the name of its player.
seat-number = seat { $number }
seat-with-player = { $seat } ({ $player })
