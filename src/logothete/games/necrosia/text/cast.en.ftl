### Who its bots are. Each has a face on the page, under the same key.

cast-thorn = Sister Thorn
cast-marrow = Master Marrow
cast-salt = Captain Salt
cast-nettle = Nettle
cast-wick = Brother Wick
cast-tansy = Mother Tansy
cast-rook = Rook
cast-ochre = Ochre
cast-gale = Gale
cast-moss = Old Moss
