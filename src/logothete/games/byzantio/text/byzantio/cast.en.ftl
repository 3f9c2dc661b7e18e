### Who its bots are. Each has a face on the page, under the same key.

cast-eudokia = Eudokia
cast-bardas = Bardas
cast-theophano = Theophano
cast-kosmas = Kosmas
cast-kassia = Kassia
cast-leontios = Leontios
cast-nikephoros = Nikephoros
cast-narses = Narses
cast-thekla = Thekla
cast-symeon = Symeon
