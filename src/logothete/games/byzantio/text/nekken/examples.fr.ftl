### Exemples commentés du livre de règles : ce que montrent les coups qu’on y joue.

example-garrison = Migration : avancer et s’installer
example-garrison-text = Le chef passe dans une région voisine, où un colon de la réserve peut s’installer.
example-swap = Négociation : échanger deux colons
example-swap-text = Un joueur propose d’échanger un de ses colons contre celui d’un rival. Si le rival refuse, un dé tranche : il faut 5 ou plus, un de moins si seul le chef du demandeur est là, un de plus si seul celui du propriétaire s’y trouve.
example-corrupt = Corruption : gagner un colon
example-corrupt-text = Le colon d’un rival retourne à la réserve de son propriétaire et l’un des siens prend sa place, si le dé est assez haut.
example-expel = Expulsion : chasser un colon
example-expel-text = Le colon d’un rival quitte la région pour sa réserve, si le dé est assez haut. Personne ne prend sa place.
