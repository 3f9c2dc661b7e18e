# Messages qui quittent le serveur.

notify-subject = { $count ->
    [1] C’est à vous de jouer
   *[other] C’est à vous de jouer dans { $count } parties
  }
notify-hello = Bonjour { $name },
notify-turn = { $title } vous attend depuis le { $since }.
notify-turn-until = { $title } vous attend depuis le { $since }, et jusqu’au { $until }.
notify-invited-subject = { $count ->
    [1] Une proposition attend votre réponse
   *[other] Des propositions attendent votre réponse dans { $count } parties
  }
notify-invited = Dans { $title }, une proposition vous attend depuis le { $since }. La partie continue sans votre réponse.
notify-why = Vous avez demandé ces messages. Vous pouvez les désactiver dans les réglages de votre compte.
