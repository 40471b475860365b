# What seats do with things, as studies tell it

study-character = Played the character
study-take = Took the die
study-use = Used the equipment
study-pack = Packed the equipment
study-animal = Painted the animal
study-buy = Bought the good
study-special = Got the special good
study-plan = Took the plan from the display
study-draw = Drew the plan
study-yak = Turned the yak tile
study-tent = Played the tent
study-walk = Walked that way
