### Ce que l’on sait avant de s’engager : ce que fait chaque verbe, et ce qu’il demande ensuite.

## Ce que fait chaque verbe

what-choose = Mener ce peuple pour toute la partie. Chacun a son pouvoir.
what-place = Poser une unité de votre réserve dans la région de votre choix.
what-rank = Prendre ce rang dans l’ordre de l’année. Qui joue plus tard voit mieux ce que font les autres.
what-favour = Parmi les joueurs à égalité, celui-ci choisit d’abord.
what-lift = Coûte une action. Une unité se déplace, et une seconde si vous voulez : combattants et négociants vers une région voisine ou nécrosée, mages n’importe où.
what-to = L’unité va là.
what-war = Coûte une action. Vos combattants attaquent quelqu’un dans leur région : les deux camps lancent les dés, et chacun perd ce que l’autre a obtenu.
what-trade = Coûte une action. Là où vous avez un négociant, de nouvelles unités viennent de votre réserve.
what-recruit = Cette unité vient de votre réserve dans la région.
what-cast = Coûte une action. Des unités, même adverses, voyagent d’un de vos mages à un autre, si loin que ce soit.
what-carry = Cette unité est du voyage.
what-stir = Coûte une action. Un nécrosien va dans une région voisine : loin de ce qui est à vous, ou vers quelqu’un.
what-convert = Coûte une action. Une de vos unités change de type, si votre réserve le permet.
what-into = L’unité devient de ce type.
what-raise = Le pouvoir de votre peuple, une fois par tour : un nécrosien surgit dans la région de votre choix.
what-slip = Le pouvoir de votre peuple, une fois par tour : un déplacement qui ne coûte pas d’action.
what-play = Jouer une carte de votre main. Elle ne sert qu’une fois, et le moment doit lui convenir.
what-power = Employer le pouvoir de votre peuple.
what-pass = Vous laissez passer ce moment. On peut vous interroger de nouveau plus tard.
what-stop = Vous en restez là : ce que vous avez fait reste acquis.
what-finish = Vos actions s’achèvent. Viennent ensuite la nécrose, votre influence et les cartes. Les actions restantes sont perdues.
what-lose = Une unité de ce type rentre dans votre réserve.
what-lose-at = Une unité de ce type, à cet endroit, rentre dans votre réserve.
what-spare = Le pouvoir de votre peuple, une fois par tour : une perte due à la nécrose n’a pas lieu dans cette région.
what-take = Une carte gratuite de la file, pour une guilde que vous dominez.
what-draw = La première carte de cette caste dans la pioche, pour une guilde que vous dominez.
what-decline = Vous vous passez de cette carte gratuite.
what-buy = Payer en influence ; la carte servira à un tour suivant.
what-at = La carte s’applique à cette région.
what-pick = La carte s’applique à cette unité.
what-aim = La carte s’applique à ce joueur.
what-die = On relance ce dé.
what-want = La carte s’applique à cette carte.
what-withdraw = Finalement, la carte reste dans votre main.

## Ce qui est demandé ensuite, une fois le verbe choisi

asks-place-region = Où placez-vous le { $kind } ?
asks-place-kind = Quelle unité placez-vous à { $region } ?
asks-lift-kind-region = Déplacement : quelle unité ?
asks-lift-kind = Déplacement : quelle unité quitte { $region } ?
asks-lift-region = Déplacement : d’où part le { $kind } ?
asks-slip-kind-region = Déplacement gratuit : quelle unité ?
asks-slip-kind = Déplacement gratuit : quelle unité quitte { $region } ?
asks-slip-region = Déplacement gratuit : d’où part le { $kind } ?
asks-war-region-foe = Guerre : où, et contre qui ?
asks-war-foe = Guerre à { $region } : contre qui ?
asks-war-region = Guerre contre { $foe } : où ?
asks-trade-region = Commerce : dans quelle région ?
asks-cast-region = Magie : depuis quelle région ?
asks-stir-region = Un nécrosien se déplace : depuis quelle région ?
asks-convert-kind-region = Conversion : quelle unité ?
asks-convert-kind = Conversion : quelle unité à { $region } ?
asks-convert-region = Conversion : où est le { $kind } ?
asks-raise-region = Un nécrosien surgit : dans quelle région ?
asks-play-card = Quelle carte jouez-vous ?
asks-take-card = Quelle carte de la file prenez-vous ?
asks-buy-card = Quelle carte achetez-vous ?
