"""Learning by self-play: `durbar train GAME`. Needs the extra `train` (JAX); playing with what was learned does not.

tables:   which tables are played: seat counts, options, and who sits where
lockstep: many games at once, each stopped at the next decision of a network (compiled)
worker:   a process that plays such games
packing:  many observations as flat arrays
network:  the network, and what it makes of observations
learner:  proximal policy optimisation
folder:   what is kept of a run, so that it can go on to the step
run:      all of it together
"""
