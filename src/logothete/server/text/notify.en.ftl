# Messages that leave the server.

notify-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn in { $count } games
  }
notify-hello = Hello { $name },
notify-turn = { $title } has been waiting for you since { $since }.
notify-turn-until = { $title } has been waiting for you since { $since }, and will until { $until }.
notify-invited-subject = { $count ->
    [one] An offer awaits your answer
   *[other] Offers await your answer in { $count } games
  }
notify-invited = In { $title }, an offer has been lying before you since { $since }. The game goes on without your answer.
notify-why = You asked for these messages. You can turn them off in the settings of your account.
