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

# What is guessed otherwise in questions of the reconstruction

question-flat-offerings = Every offering is worth 5
question-steep-offerings = Late offerings are worth more, early ones less
question-steep-arrival = Who arrives third gets 5, who arrives last nothing
question-even-goods = Goods are worth 4 or 5, not 3 to 6
question-dear-goods = Goods are worth 2 more
question-gear-elsewhere = Four kinds of equipment lie in other landscapes
question-animals-elsewhere = Animals of snow and river live in rice and meadow
question-other-start = The start board has other landscapes
question-other-destination = The destination board has other landscapes
question-other-boards = The terrain boards have other landscapes
question-other-first-landscape = The first landscape is laid of the boards’ other sides
question-even-characters = All characters start with the same

# What an option that is played besides is called

arm-characters-true = With characters
arm-landscape-first = With the landscape of a first game
