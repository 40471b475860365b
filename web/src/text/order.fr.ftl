# Mettre en sourdine, bloquer et signaler, en français : chargé quand quelqu’un le veut.

see-player = Ce que { $name } a joué
mute = Mettre en sourdine
mute-what = Vous ne voyez rien de ce que cette personne dit.
block = Bloquer
block-what = De plus, elle ne joue plus avec vous et ne peut pas s’asseoir à vos tables. Elle n’en sait rien.
muted-now = { $name } est en sourdine : vous ne voyez rien de ce qui est dit.
blocked-now = { $name } ne vous rencontre plus ici, et n’en sait rien.
undo-block = Annuler
unmute = Entendre à nouveau
unblock = Débloquer
report-line = Signaler ce qui a été dit : « { $text } »
report-name = Signaler le nom « { $name } »
report-why = Qu’est-ce qui ne va pas ?
report-send = Envoyer
reported-now = Merci. Les hôtes de ce serveur vont regarder.
blocks = En sourdine et bloqués
how-mute = en sourdine
how-block = bloqué
problem-no-block = Vous n’écartez plus cette personne.
problem-no-line = Rien n’a été dit là.
problem-no-person = Personne n’est assis là.
problem-no-warning = Vous n’avez pas cet avertissement.
problem-reported = Vous l’avez déjà signalé.
problem-too-many-blocked = Vous écartez { $most } personnes, c’est le maximum ; cessez d’abord d’en écarter une.
problem-too-many-reports = Vous avez envoyé tous les signalements possibles pour l’instant. Revenez plus tard.
problem-yourself = C’est vous.
