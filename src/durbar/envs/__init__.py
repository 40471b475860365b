"""The games as environments, by the interfaces of the field (extra `envs`).

numbers:    observations, masks and rewards of one table as arrays: what all the rest is made of
vector:     many games at once, stepped in one call, from arrays to arrays (needs nothing but numpy)
pettingzoo: every seat an agent, in turn (AEC) or all at once (parallel)
gymnasium:  one learner against named bots; one table, or many
openspiel:  games of OpenSpiel, with chance nodes and information states; and its bots at our tables

An observation is what the seat may know, as numbers (`core/observing.py`), without the judge's opinion. An action is a
move's place in the game's move table. The reward comes at the end: 1 for the win, a part of it for those who share it,
else 0.
"""
