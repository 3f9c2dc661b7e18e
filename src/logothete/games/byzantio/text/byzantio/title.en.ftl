### Byzantio itself, and its own words for what the two games share.

title-name = Byzantio
title-pitch = Four dynasties spread their garrisons over the Empire, each after cities that it keeps secret.
title-goal = After 30 turns, each city on your secret list brings its points if you have more garrisons there than anybody else. Whoever has the most points takes the throne.
# Our estimate, lists and guesses included: the rulebook gives no duration.
title-minutes = 45–90

## Words

-house = house
-pretender = pretender
-province = province
-provinces = provinces
-city = city
-cities = cities
-garrison = garrison
-garrisons = garrisons

event-succession = Succession of the Patriarch
