# Ce que l’on fait des choses, comme le disent les études

study-mission-end = Avait la mission
study-architect = Avait l’architecte
study-claim = A rempli l’objectif
study-complete = A achevé le monument
study-build = A bâti la section
study-reveal = A misé sur l’emplacement
study-bhairav = A acheté le Bhairav

# Ce qui est supposé autrement dans les questions de la reconstitution

question-flat-points = Les petits monuments valent plus, les grands moins
question-steep-points = Les grands monuments valent plus
question-strong-buddhas = Un Bouddha vaut 3, non 2
question-easy-missions = Les missions acceptent tout Bouddha et tout Sanctuaire
