### What the guide says only of Nekken: all start at the volcano, and a region is at once province and place to settle.

guide-claim-text = The volcano has driven four tribes out. In { $turns } turns you try to settle the regions of a list that only you know. But first, which tribe is yours? All chiefs start at the volcano, and all tribes are alike.
guide-act-text = One action a turn. Begin with a Migration, of which you have { $campaigns }: it moves your chief to a neighbouring region, where you may settle a colonist. Point at { $province }: { $marches ->
    [one] it is on your list.
   *[other] that is the way to { $city }, which you want.
  }
guide-settle = Settle a colonist?
guide-settle-text = { $city } is on your list and worth { $value } points. Settle a colonist: whoever has the most here at the end scores.
guide-settle-feint = This region is not on your list. A colonist here could mislead those who will guess your main target; or keep it in reserve and move on.
guide-settle-nothing = Nobody settled: your reserve stays whole, and nobody knows what you want.
