# Ce que l’on fait des choses, comme le disent les études

study-character = A joué le personnage
study-take = A pris le dé
study-use = A utilisé l’équipement
study-pack = A emballé l’équipement
study-animal = A peint l’animal
study-buy = A acheté la marchandise
study-special = A obtenu la marchandise spéciale
study-plan = A pris le plan de l’étalage
study-draw = A pioché le plan
study-yak = A retourné la tuile yak
study-tent = A joué la tente
study-walk = A marché dans cette direction

# Ce qui est supposé autrement dans les questions de la reconstitution

question-flat-offerings = Chaque offrande vaut 5
question-steep-offerings = Les dernières offrandes valent plus, les premières moins
question-steep-arrival = Le troisième arrivé a 5 points, le dernier rien
question-even-goods = Les marchandises valent 4 ou 5, non 3 à 6
question-dear-goods = Les marchandises valent 2 de plus
question-gear-elsewhere = Quatre équipements se trouvent dans d’autres paysages
question-animals-elsewhere = Les animaux de la neige et de la rivière vivent au riz et au pré
question-other-start = Le plateau de départ a d’autres paysages
question-other-destination = Le plateau d’arrivée a d’autres paysages
question-other-boards = Les plateaux de terrain ont d’autres paysages
question-other-first-landscape = Le premier paysage est posé avec les autres faces des plateaux
question-even-characters = Tous les personnages commencent avec la même chose

# Comment s’appelle une option jouée par ailleurs

arm-characters-true = Avec les personnages
arm-landscape-first = Avec le paysage d’une première partie
