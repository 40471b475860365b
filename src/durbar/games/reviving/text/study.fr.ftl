# Ce que l’on fait des choses, comme le disent les études

study-mission-end = Avait la mission
study-architect = Avait l’architecte
study-claim = A rempli l’objectif
study-complete = A achevé le monument
study-build = A bâti la section
study-reveal = A misé sur l’emplacement
study-bhairav = A acheté le Bhairav
