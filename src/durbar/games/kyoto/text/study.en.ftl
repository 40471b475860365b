# What seats do with things, as studies tell it

study-place = Laid in one’s row
study-gift = Got a gift
study-accept = Accepted
study-refuse = Refused
study-back = Sent back out of one’s row
study-bank = Brought home to the score pile
