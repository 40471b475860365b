# La première partie guidée. $one et $two sont les joueurs assis à gauche de qui apprend.

lesson-goal = Vous êtes architecte dans la cité d’été de Kublai Khan. Bâtissez, faites travailler vos ouvriers, et vendez au Khan au bon moment. À la fin, seules comptent les pièces.
lesson-start = Chacun commence avec un bâtiment marron de sa main. Les marron sont bon marché ; les bleus, les jaunes et les verts coûtent et rapportent de plus en plus. Prenez la Forge.
lesson-cost = Voici comment se lit un bâtiment. En haut à gauche, son coût : bois et pierre pour la Forge. Le premier bâtiment, lui, est gratuit.
lesson-rows = En dessous, quatre cases qui servent de bas en haut. Un ouvrier qui arrive prend la ressource au milieu : de la pierre dans la case du bas, du bronze dans la suivante. Puis la case est couverte.
lesson-price = À droite de chaque case, un prix. C’est le plus bas encore visible qui compte : 1 pièce à présent, 2 après le premier ouvrier. Vert monte, rouge baisse, jaune ne change rien. À gauche, les faveurs du Khan ; patience.
lesson-phases = Votre tour a trois temps : vendre ; puis envoyer des ouvriers et construire ; puis piocher. À 1 pièce, la Forge ne vaut pas encore la peine d’être vendue : ne vendez rien.
lesson-plan = Voilà ce qu’il vous faut : la Caserne, que le Khan paie 7. Elle coûte bois, pierre et bronze. Votre Forge a tout cela !
lesson-worker = Envoyez un ouvrier à votre Forge. La case du bas vous donne de la pierre.
lesson-card = Un ouvrier, c’est simplement une carte de votre main posée face cachée. Votre main est triée : en tête, la carte qui vous manquera le moins. Mettez-la au travail.
lesson-second = La pierre est à vous jusqu’à la fin de ce tour, et la Forge est montée à 2 pièces. Envoyez un deuxième ouvrier : cette case donne du bronze, et à côté attend la faveur du Khan, du bois.
lesson-second-card = Une carte devient ouvrier ou bâtiment, jamais les deux ; et vous pouvez envoyer autant d’ouvriers que vous avez de cartes. De celle-ci aussi, vous pouvez vous passer.
lesson-build = Pierre et bronze grâce à vos ouvriers, et du bois en faveur : le propriétaire a les faveurs des cases couvertes, une fois à chaque tour. Voilà de quoi payer la Caserne. Construisez-la !
lesson-end = Un seul bâtiment par tour, et jamais plus de cinq dans votre cité. Le nouveau garde ses échafaudages jusqu’à ce que vous ayez pioché : personne ne peut encore y travailler. Finissez votre tour et piochez deux cartes.
lesson-used = Les autres peuvent aussi travailler chez vous ! { $one } a pris du bois dans votre Caserne, dont le prix est tombé de 7 à 6. La récolte va à qui envoie l’ouvrier ; la faveur de la case, de la pierre, vous revient, à vous, propriétaire.
lesson-risen = { $two } a travaillé dans votre Forge. Ici, c’est une bonne nouvelle : son prix monte à 3, et le bronze est votre nouvelle faveur.
lesson-sell = Un nouveau tour commence par la vente. La Caserne ne fera plus que baisser : 5, puis 3, et au quatrième ouvrier elle doit être vendue aussitôt, pour les 2 de l’illustration. Vendez-la maintenant, pour 6 !
lesson-keep = La Forge peut encore servir. Vous avez fini de vendre.
lesson-theirs = À vous de faire à { $one } ce qu’on vous a fait. Aux Écuries, vous récoltez du bois, et leur prix tombe de 4 à 3. La faveur, par contre, va à { $one }.
lesson-theirs-card = Choisissez une carte à envoyer là-bas : encore celle qui vous manquera le moins.
lesson-draw = Vous ne pouvez rien construire à ce tour, et ce qui est récolté se perd à sa fin. Piochez deux cartes, et une de plus pour le bâtiment vendu.
lesson-passive = Vous avez pioché la Fonderie de bronze. Le bronze dans l’anneau doré est une ressource passive : une fois la Fonderie construite, vous l’avez à chaque tour, sans ouvrier, tant qu’elle est là. { $two } a de même de l’eau grâce au Puits du village.
lesson-passes = Voici l’horloge du jeu : quand la pioche est épuisée, la défausse est mélangée pour en former une nouvelle. On joue toute la pioche deux fois (trois à cinq ou six joueurs) ; c’est ici l’épisode 1 sur 2.
lesson-last = Parmi les onze dernières cartes de la deuxième pioche attend la carte Fin de partie. Qui la pioche met aussitôt fin à la partie, et tous les bâtiments restants sont vendus à leur prix du moment. Le plus de pièces l’emporte ; à égalité, la victoire est partagée.
