### Qui sont ses robots. Chacun a un visage sur la page, sous la même clé.

cast-ashfoot = Pied-de-Cendre
cast-ember = Petite-Braise
cast-flint = Vieux-Silex
cast-rivers = Deux-Rivières
cast-smoke = Yeux-de-Fumée
cast-night = Longue-Nuit
cast-clay = Argile-Rouge
cast-thunder = Rire-Tonnerre
cast-water = Eau-Dormante
cast-flute = Flûte-d’Os
