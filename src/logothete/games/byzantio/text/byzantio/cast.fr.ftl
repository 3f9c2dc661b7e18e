### Qui sont ses robots. Chacun a un visage sur la page, sous la même clé.

cast-eudokia = Eudoxie
cast-bardas = Bardas
cast-theophano = Théophano
cast-kosmas = Cosmas
cast-kassia = Cassia
cast-leontios = Léonce
cast-nikephoros = Nicéphore
cast-narses = Narsès
cast-thekla = Thècle
cast-symeon = Siméon
