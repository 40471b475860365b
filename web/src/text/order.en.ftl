# Muting, blocking and reporting, in English: loaded when somebody wants to.

see-player = What { $name } has played
mute = Mute
mute-what = You see nothing that they say.
block = Block
block-what = And they are not paired with you, and cannot sit down at your tables. They are not told.
muted-now = { $name } is muted: you see nothing that they say.
blocked-now = { $name } is blocked: they do not meet you here, and are not told.
undo-block = Undo
unmute = Unmute
unblock = Unblock
report-line = Report what they said: “{ $text }”
report-name = Report the name “{ $name }”
report-why = What is wrong with it?
report-send = Send the report
reported-now = Thank you. The hosts of this server will look at it.
blocks = Muted and blocked
how-mute = muted
how-block = blocked
problem-no-block = You no longer mute or block them.
problem-no-line = Nothing was said there.
problem-no-person = Nobody sits there.
problem-no-warning = You have no such warning.
problem-reported = You have reported this already.
problem-too-many-blocked = You mute and block { $most } people, which is the limit; undo one first.
problem-too-many-reports = You have sent as many reports as you can for now. Come back later.
problem-yourself = This is you.
