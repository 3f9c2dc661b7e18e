### What the page says of Nekken alone: a region is both province and site.

page-city = { $city }: { $garrisons }.
page-province = { $province }{ $number ->
    [none] {""}
   *[other] , number { $number }
  }.{ $pretenders ->
    [0] {""}
   *[other] {" "}Here: { $names }.
  }
