# Ce que l’on fait des choses, comme le disent les études

study-start = Choisi comme premier bâtiment
study-build = Bâti
study-worker = Ouvrier envoyé chez un autre
study-own-worker = Ouvrier envoyé chez soi
study-sell = Vendu
study-full = Vendu parce qu’il était plein
study-favour = Faveur reçue
