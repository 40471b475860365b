# Ce qui est dans la boîte, comme son propriétaire le corrige : les mots de components.toml, en français.

# Une face, d’après sa ligne.
called-exploration = { $draw ->
    [true] { $value } et une carte de plus
   *[other] { $bells ->
        [0] { $value }
        [1] { $value } avec un grelot
        [2] { $value } avec deux grelots
       *[other] { $value } avec { $bells } grelots
      }
  }
called-special = { $effect ->
    [immediate] Cadeau { $bells ->
        [1] d’un grelot
        [2] de deux grelots
       *[other] de { $bells } grelots
      }
    [discard_rightmost] { card-back }
    [limit_18] { card-late }
   *[refuse] { card-refuse }
  }

part-bells = grelots
part-bells_to_win = grelots pour gagner
part-count = nombre
part-draw = fait piocher
part-effect = effet
part-exploration = Cartes Exploration
part-game = La partie
part-limit = trop tard à
part-raised_limit = trop tard avec une Permission à
part-special = Cartes spéciales
part-value = heures
