# What seats do with things, as studies tell it

study-start = Chosen as first building
study-build = Built
study-worker = Sent a worker to another’s
study-own-worker = Sent a worker to one’s own
study-sell = Sold
study-full = Sold because it was full
study-favour = Favour received

# What is guessed otherwise in questions of the reconstruction

question-draw-one = One card is drawn at the end of a turn, not two
question-draw-three = Three cards are drawn at the end of a turn, not two
question-sales-draw-nothing = A sale brings no card
question-dear-yellows = Yellow buildings sell for 2 more
question-dear-greens = Green buildings sell for 2 more
question-no-passives = Brown buildings give no lasting resource

# What an option that is played besides is called

arm-long_game-true = A longer game
arm-advanced-true = The advanced game
