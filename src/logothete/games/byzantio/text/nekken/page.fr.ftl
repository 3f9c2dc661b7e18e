### Ce que la page ne dit que de Nekken : une région y est à la fois province et lieu à peupler.

page-city = { $city } : { $garrisons }.
page-province = { $province }{ $number ->
    [none] {""}
   *[other] , numéro { $number }
  }.{ $pretenders ->
    [0] {""}
   *[other] {" "}S’y trouvent : { $names }.
  }
