# Ce que l’on fait des choses, comme le disent les études

study-start = Choisi comme premier bâtiment
study-build = Bâti
study-worker = Ouvrier envoyé chez un autre
study-own-worker = Ouvrier envoyé chez soi
study-sell = Vendu
study-full = Vendu parce qu’il était plein
study-favour = Faveur reçue

# Ce qui est supposé autrement dans les questions de la reconstitution

question-draw-one = On pioche une carte en fin de tour, non deux
question-draw-three = On pioche trois cartes en fin de tour, non deux
question-sales-draw-nothing = Une vente n’apporte pas de carte
question-dear-yellows = Les bâtiments jaunes se vendent 2 de plus
question-dear-greens = Les bâtiments verts se vendent 2 de plus
question-no-passives = Les bâtiments bruns ne donnent pas de ressource durable

# Comment s’appelle une option jouée par ailleurs

arm-long_game-true = Une partie plus longue
arm-advanced-true = Les règles avancées
