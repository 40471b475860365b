# What seats do with things, as studies tell it

study-mission-end = Had the mission
study-architect = Had the architect
study-claim = Claimed the objective
study-complete = Completed the monument
study-build = Built the section
study-reveal = Bid on the spot
study-bhairav = Bought the Bhairav

# What is guessed otherwise in questions of the reconstruction

question-flat-points = Small monuments are worth more, large ones less
question-steep-points = Large monuments are worth more
question-strong-buddhas = A Buddha is worth 3, not 2
question-easy-missions = Missions take any Buddha and any Shrine
question-cheap-advanced-missions = Advanced missions bring half the points
question-dear-objectives = Public objectives bring 3 points more
question-other-pairs = Blue cards show their sections in other pairs

# What an option that is played besides is called

arm-bidding-open = Coins are laid face up
arm-advanced_missions-true = With advanced missions
arm-public_objectives-true = With public objectives
