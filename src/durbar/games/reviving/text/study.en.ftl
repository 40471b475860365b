# What seats do with things, as studies tell it

study-mission-end = Had the mission
study-architect = Had the architect
study-claim = Claimed the objective
study-complete = Completed the monument
study-build = Built the section
study-reveal = Bid on the spot
study-bhairav = Bought the Bhairav
