# What seats do with things, as studies tell it

study-start = Chosen as first building
study-build = Built
study-worker = Sent a worker to another’s
study-own-worker = Sent a worker to one’s own
study-sell = Sold
study-full = Sold because it was full
study-favour = Favour received
