# What seats do with things, as studies tell it

study-place = Laid in one’s row
study-gift = Got a gift
study-accept = Accepted
study-refuse = Refused
study-back = Sent back out of one’s row
study-bank = Brought home to the score pile

# What is guessed otherwise in questions of the reconstruction

question-small-numbers = Six cards have 1 where we think 3
question-large-numbers = Six cards have 4 where we think 2
question-more-bells = Six cards have a bell more
question-fewer-bells = Six cards have a bell less
question-more-draws = Three cards more say “draw one more”
question-more-gifts = Four gifts of two bells more
question-fewer-passes = Four late passes fewer

# What an option that is played besides is called

arm-full_pile_variant-true = The whole pile is played
arm-visible_bells_variant-true = Score piles lie face up
