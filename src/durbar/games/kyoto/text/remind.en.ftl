# What the coach says in a real game, at the first time of something.

remind-first = Each card you turn up goes to somebody who has none yet this turn, even to you: low hours to you, high ones to others.
remind-refusal = You may refuse: the card and your Refusal are both discarded. Take it if it does no harm, and keep the Refusal.
remind-gift = A gift goes straight into the score pile: nobody can lose it again.
remind-draw = This card brings another one from the pile at once, whatever it is.
remind-back = A Step back takes the last card of the row away, with its hours and its bells.
remind-late = Too late: that row is lost, and the round ends. Everybody else keeps the bells of their rows.
remind-bank = Your bells are in the score pile now: they are safe to the end of the game.
