# What is in the box, as its owner corrects it: the words of components.toml, in English.

part-bells = bells
part-bells_to_win = bells that win
part-count = how many
part-draw = draws one more
part-effect = what it does
part-exploration = Exploration cards
part-game = The game
part-limit = too late at
part-raised_limit = too late with a Late pass at
part-special = Special cards
part-value = hours
