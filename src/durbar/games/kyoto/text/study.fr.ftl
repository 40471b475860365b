# Ce que l’on fait des choses, comme le disent les études

study-place = Posée dans sa rangée
study-gift = Cadeau reçu
study-accept = Acceptée
study-refuse = Refusée
study-back = Retirée de sa rangée
study-bank = Rapportée dans sa pile de score
