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
