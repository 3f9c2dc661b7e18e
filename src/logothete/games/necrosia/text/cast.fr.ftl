### Qui sont ses robots. Chacun a un visage sur la page, sous la même clé.

cast-thorn = Sœur Ronce
cast-marrow = Maître Moelle
cast-salt = Capitaine Sel
cast-nettle = Ortie
cast-wick = Frère Mèche
cast-tansy = Mère Tanaisie
cast-rook = Freux
cast-ochre = Ocre
cast-gale = Rafale
cast-moss = Père Mousse
