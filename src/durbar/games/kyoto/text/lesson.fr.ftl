# La première partie guidée. $one et $two sont les joueurs assis à gauche de qui apprend.

lesson-goal = Vous êtes un chat en vadrouille dans les nuits de Kyoto. Rapportez 13 grelots avant les autres. Mais chaque carte fait passer le temps, et un chat qui reste trop tard perd tout ce qu’il porte.
lesson-first = À vous. Vous avez pioché trois cartes, une par chat, sans que personne les regarde. Vous les retournez une à une, et chacune va à quelqu’un, ou à vous. Celle-ci coûte 3 heures et porte un grelot. C’est ce que vous cherchez : gardez-la.
lesson-limit = Voici votre nuit : 3 sur 13 pour l’instant. À 13 ou plus, il est trop tard. À côté du sablier, vous lisez le risque que cela arrive avec la prochaine carte.
lesson-second = À votre tour, chacun reçoit exactement une carte. Ce 4 prend du temps et n’a pas de grelot : un joli cadeau pour { $one }.
lesson-last = La dernière carte va à qui n’a encore rien reçu : { $two }. Puis les autres jouent leur tour de la même façon, et vous serez servi aussi.
lesson-risk = { $one } a dû vous laisser la dernière carte, un 5 avec deux grelots. Vous voilà à 8, avec trois grelots dans votre rangée. Ils ne sont pas encore à l’abri : restez trop tard, et toute la rangée est perdue.
lesson-refusal = De { $two }, vous avez reçu un chat : le Refus. Tant qu’il est dans votre rangée, vous pouvez refuser une carte plus tard.
lesson-gift = C’est de nouveau à vous, et quelle carte : un cadeau ! Ses grelots ne vont pas dans votre rangée, mais droit dans votre pile de score, où personne ne peut les perdre. Gardez-le.
lesson-accept = Comme vous avez un Refus, on vous demande désormais votre avis pour chaque carte. Celle-ci est la bienvenue : acceptez-la.
lesson-pile = Votre pile de score : deux grelots, une carte. Elle reste face cachée : les autres voient seulement combien de cartes vous y avez, et vous seulement combien ils en ont.
lesson-push = 5 heures et deux grelots. Vous avez déjà votre carte de ce tour ; et à 13, il serait trop tard. { $one } a encore de la marge : donnez-lui cette carte.
lesson-draw = La carte dessinée ici veut dire : qui la reçoit en pioche aussitôt une de plus, qui compte comme les autres. Un petit danger bien choisi pour { $two }.
lesson-cats = { $two } a eu de la chance et a pioché une Permission de minuit : trop tard seulement à 18. Et { $one } a fait Marche arrière, qui retire la dernière carte de la rangée. Avec le Cadeau et le Refus, vous connaissez tous les chats ; aucun ne coûte de temps.
lesson-refuse = { $one } vous tend un 5. Avec vos 8 heures, cela fait 13 : tout serait perdu ! Choisissez votre Refus, qui brille : les deux cartes partent à la défausse, et vous n’en recevez pas d’autre à ce tour.
lesson-close = Ensuite, { $two } vous a donné un 4 qui fait piocher, et vous avez tiré un nouveau Refus. Vous êtes à 12 : une heure de plus serait de trop.
lesson-keep-gift = Un cadeau ne coûte pas de temps, il est donc sans danger, même maintenant. Gardez-le.
lesson-accept-again = Oui, celui-ci, vous le voulez : acceptez.
lesson-bust = Le moment est venu : dès qu’un chat reste trop tard, la manche s’arrête. { $two } est à 17 sur 18 et porte trois grelots. Donnez-lui ce 4 !
lesson-round = { $two } est resté trop tard et a perdu toute sa rangée. Les autres ont rapporté les grelots qu’ils avaient : { $one } aucun, vous trois, ce qui fait six avec les cadeaux. Puis les rangées sont vidées, la carte Premier joueur (la patte) passe au joueur suivant, et { $one } commence la manche suivante.
lesson-win = Et ainsi de suite, manche après manche. Le premier à avoir 13 grelots dans sa pile de score gagne aussitôt ; s’ils sont plusieurs, celui qui en a le plus, et à égalité, le plus éloigné de la patte. Il vous en manque sept !
