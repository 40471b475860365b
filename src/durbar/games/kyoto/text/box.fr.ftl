# Ce qui est dans la boîte, comme son propriétaire le corrige : les mots de components.toml, en français.

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
