### Noms du plateau de Nekken. Seuls Nekken et les tribus viennent du jeu publié ; les autres sont les nôtres.

## Régions

province-nekken = Nekken
province-scorial = Scorial
province-braiseval = Braiseval
province-cendrelac = Cendrelac
province-soufreroc = Soufreroc
province-obsidor = Obsidor
province-fumerol = Fumerol
province-basaltin = Basaltin
province-ocrelande = Ocrelande
province-selblanc = Selblanc
province-ambreval = Ambreval
province-dunerousse = Dunerousse
province-longuefauche = Longuefauche
province-valdor = Valdor
province-roncemare = Roncemare
province-tourbegrise = Tourbegrise
province-brumelande = Brumelande
province-mousseverte = Mousseverte
province-sombresylve = Sombresylve
province-hautegivre = Hautegivre
province-pierrelevee = Pierrelevée
province-aiguefroide = Aiguefroide
province-ventelune = Ventelune
province-claircombe = Claircombe
province-herbelongue = Herbelongue

## Les mêmes régions, comme lieux où s’établir

city-scorial = Scorial
city-braiseval = Braiseval
city-cendrelac = Cendrelac
city-soufreroc = Soufreroc
city-obsidor = Obsidor
city-fumerol = Fumerol
city-basaltin = Basaltin
city-ocrelande = Ocrelande
city-selblanc = Selblanc
city-ambreval = Ambreval
city-dunerousse = Dunerousse
city-longuefauche = Longuefauche
city-valdor = Valdor
city-roncemare = Roncemare
city-tourbegrise = Tourbegrise
city-brumelande = Brumelande
city-mousseverte = Mousseverte
city-sombresylve = Sombresylve
city-hautegivre = Hautegivre
city-pierrelevee = Pierrelevée
city-aiguefroide = Aiguefroide
city-ventelune = Ventelune
city-claircombe = Claircombe
city-herbelongue = Herbelongue

## Tribus

house-racan = Racan
house-hundeer = Hundeer
house-anicarn = Anicarn
house-heran = Heran
