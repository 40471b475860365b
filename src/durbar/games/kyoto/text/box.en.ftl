# What is in the box, as its owner corrects it: the words of components.toml, in English.

# A face, by what its line says.
called-exploration = { $draw ->
    [true] { $value } and draw one more
   *[other] { $bells ->
        [0] { $value }
        [one] { $value } with a bell
        [2] { $value } with two bells
       *[other] { $value } with { $bells } bells
      }
  }
called-special = { $effect ->
    [immediate] Gift of { $bells ->
        [one] one bell
        [2] two bells
       *[other] { $bells } bells
      }
    [discard_rightmost] { card-back }
    [limit_18] { card-late }
   *[refuse] { card-refuse }
  }

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
