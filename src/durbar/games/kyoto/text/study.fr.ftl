# Ce que l’on fait des choses, comme le disent les études

study-place = Posée dans sa rangée
study-gift = Cadeau reçu
study-accept = Acceptée
study-refuse = Refusée
study-back = Retirée de sa rangée
study-bank = Rapportée dans sa pile de score

# Ce qui est supposé autrement dans les questions de la reconstitution

question-small-numbers = Six cartes portent 1 là où nous pensons 3
question-large-numbers = Six cartes portent 4 là où nous pensons 2
question-more-bells = Six cartes ont un grelot de plus
question-fewer-bells = Six cartes ont un grelot de moins
question-more-draws = Trois cartes de plus disent « piochez-en une »
question-more-gifts = Quatre cadeaux de deux grelots de plus
question-fewer-passes = Quatre permissions de minuit de moins

# Comment s’appelle une option jouée par ailleurs

arm-full_pile_variant-true = Toute la pioche est jouée
arm-visible_bells_variant-true = Les piles de score sont face visible
