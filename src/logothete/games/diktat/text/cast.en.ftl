### Who its bots are. Each has a face on the page, under the same key.

cast-archivist = Archivist Hora
cast-concierge = Concierge Vrba
cast-inspector = Inspector Skala
cast-telephonist = Telephonist Jedla
cast-engineer = Engineer Mraz
cast-courier = Courier Sova
cast-stoker = Stoker Popel
