### Noms du plateau de Byzantio. Le plateau est unique : ils sont les mêmes dans toutes les langues.

## Provinces, à la grecque

province-longobardia = Longobardia
province-calabria = Calabria
province-dyrrachion = Dyrrachion
province-boulgaria = Boulgaria
province-thessalonike = Thessalonike
province-strymon = Strymon
province-hellas = Hellas
province-peloponnesos = Peloponnesos
province-krete = Krete
province-makedonia = Makedonia
province-thrake = Thrake
province-paristrion = Paristrion
province-cherson = Cherson
province-opsikion = Opsikion
province-thrakesion = Thrakesion
province-kibyrrhaiotai = Kibyrrhaiotai
province-anatolikon = Anatolikon
province-boukellarioi = Boukellarioi
province-paphlagonia = Paphlagonia
province-armeniakon = Armeniakon
province-chaldia = Chaldia
province-charsianon = Charsianon
province-kappadokia = Kappadokia
province-antiocheia = Antiocheia
province-cyprus = Cyprus

## Cités, à la latine

city-baris = Baris
city-hydruntum = Hydruntum
city-rhegium = Rhegium
city-dyrrachium = Dyrrachium
city-scupi = Scupi
city-thessalonica = Thessalonica
city-serrhae = Serrhae
city-thebae = Thebae
city-larissa = Larissa
city-corinthus = Corinthus
city-monembasia = Monembasia
city-chandax = Chandax
city-adrianopolis = Adrianopolis
city-philippopolis = Philippopolis
city-constantinopolis = Constantinopolis
city-dorostolum = Dorostolum
city-cherson = Cherson
city-nicaea = Nicaea
city-nicomedia = Nicomedia
city-ephesus = Ephesus
city-attalia = Attalia
city-iconium = Iconium
city-amorium = Amorium
city-ancyra = Ancyra
city-gangra = Gangra
city-castamon = Castamon
city-amasea = Amasea
city-sinope = Sinope
city-trapezus = Trapezus
city-caesarea = Caesarea
city-tyana = Tyana
city-cybistra = Cybistra
city-antiochia = Antiochia
city-nicosia = Nicosia

## Dynasties

house-komnenos = Komnenos
house-phokas = Phokas
house-doukas = Doukas
house-aggelos = Aggelos
