### Exemples commentés du livre de règles : ce que montrent les coups qu’on y joue.

example-garrison = Campagne : marcher et placer une garnison
example-garrison-text = Le prétendant marche vers une province voisine. Une garnison de la réserve peut y être placée dans une ville.
example-swap = Négociation : échanger deux garnisons
example-swap-text = Un joueur propose d’échanger une de ses garnisons contre celle d’un rival. Si le rival refuse, un dé tranche : il faut 5 ou plus, un de moins si seul le prétendant du demandeur est dans la province, un de plus si seul celui du propriétaire s’y trouve.
example-corrupt = Corruption : retourner une garnison
example-corrupt-text = La garnison d’un rival retourne à la réserve de son propriétaire et l’une des siennes prend sa place, si le dé est assez haut.
example-expel = Expulsion : chasser une garnison
example-expel-text = La garnison d’un rival quitte la ville pour sa réserve, si le dé est assez haut. Personne ne prend sa place.
