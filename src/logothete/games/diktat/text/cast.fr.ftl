### Qui sont ses robots. Chacun a un visage sur la page, sous la même clé.

cast-archivist = L’archiviste Hora
cast-concierge = La concierge Vrba
cast-inspector = L’inspecteur Skala
cast-telephonist = La téléphoniste Jedla
cast-engineer = L’ingénieur Mraz
cast-courier = Le coursier Sova
cast-stoker = Le chauffeur Popel
