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
question-cheap-advanced-missions = Les missions avancées rapportent moitié moins
question-dear-objectives = Les objectifs publics rapportent 3 points de plus
question-other-pairs = Les cartes bleues montrent leurs sections en d’autres paires

# Comment s’appelle une option jouée par ailleurs

arm-bidding-open = Les pièces sont posées face visible
arm-advanced_missions-true = Avec les missions avancées
arm-public_objectives-true = Avec les objectifs publics
