# Xanadu in French. $seat and $to are names of players (in refusals: numbers of seats), $card and $building are names of
# cards, $cards and $resources are lists of names as below. In French "one" covers 0 as well as 1: where 0 can occur, the
# number is shown or it has a line of its own.

title = Xanadu
about = Bâtissez la cité d’été de Kublai Khan, et vendez avant que le prix ne tombe.
luck = Un peu de hasard dans les cartes piochées. Vendre au bon moment et utiliser les bons bâtiments compte davantage.
reconstructed = Le déroulement du jeu et le nombre de cartes de chaque couleur sont ceux de l’éditeur. Ce qui figure sur chaque carte, et combien on en pioche, est reconstitué.

option-advanced = Les règles avancées, de deux à quatre joueurs : construisez autant de fois que vous pouvez payer, ayez jusqu’à six bâtiments, et commencez avec deux.
option-long_game = Une partie plus longue : la pioche est jouée trois fois au lieu de deux. À cinq ou six, c’est toujours le cas.
option-equal_turns = Quand la carte Fin de partie apparaît, on continue jusqu’à ce que chacun ait joué le même nombre de tours.
option-hand_limit = Combien de cartes vous pouvez garder à la fin de votre tour ; 0 veut dire sans limite, car la règle n’en donne aucune.
option-first_player = Premier joueur : tiré au sort, ou la place de votre choix.

option-first_player-lot = par tirage au sort
option-first_player-0 = place 1
option-first_player-1 = place 2
option-first_player-2 = place 3
option-first_player-3 = place 4
option-first_player-4 = place 5
option-first_player-5 = place 6

unfit-advanced = Les règles avancées sont pour { $fewest } à { $most } joueurs, pas { $seats }.
unfit-first_player = Cette table a { $seats } places.

# Cards

card-br01 = Échoppe du tailleur
card-br02 = Chantier des charpentiers
card-br03 = Carrière de pierre
card-br04 = Argilière
card-br05 = Puits du village
card-br06 = Canal d’irrigation
card-br07 = Four à briques
card-br08 = Quai aux bois
card-br09 = Écuries
card-br10 = Yourtes des bergers
card-br11 = Corderie
card-br12 = Grenier
card-br13 = Moulin à eau
card-br14 = Ruelle des potiers
card-br15 = Atelier des tisserands
card-br16 = Forge
card-br17 = Maison de thé
card-br18 = Étals du marché
card-br19 = Rempart extérieur
card-br20 = Pont de bois
card-br21 = Étang aux poissons
card-br22 = Champs de millet
card-br23 = Cour des caravanes
card-br24 = Fours à chaux
card-bl01 = Caserne
card-bl02 = Chambre de Chuang-Mu
card-bl03 = Fonderie de bronze
card-bl04 = Magnanerie
card-bl05 = Manufacture de porcelaine
card-bl06 = Moulin à papier
card-bl07 = Relais de poste
card-bl08 = Bureau des douanes
card-bl09 = Bureau des scribes
card-bl10 = Tour du Tambour
card-bl11 = Tour de la Cloche
card-bl12 = Tour de guet
card-bl13 = Bains publics
card-bl14 = Herboristerie
card-bl15 = Fauconnerie
card-bl16 = Champ de tir à l’arc
card-bl17 = Armurerie
card-bl18 = Maison des hôtes
card-bl19 = Écluses du canal
card-bl20 = Scène de théâtre
card-bl21 = Imprimerie
card-bl22 = Rue des Lanternes
card-bl23 = École des peintres
card-bl24 = Cour des teinturiers
card-ye01 = Les quatre éléphants de Kublai
card-ye02 = Observatoire
card-ye03 = Temple de Confucius
card-ye04 = Monastère bouddhiste
card-ye05 = Mosquée des marchands
card-ye06 = Sanctuaire taoïste
card-ye07 = Chambre du Trésor
card-ye08 = Cour des joailliers
card-ye09 = Salle des cartes
card-ye10 = Chapelle nestorienne
card-ye11 = Jardin de pivoines
card-ye12 = Salle des ivoiriers
card-gr01 = Salle du conseil
card-gr02 = Salle du trône
card-gr03 = Palais de bambou
card-gr04 = Pavillon de la Grande Paix
card-gr05 = Parc de chasse du Khan
card-gr06 = Lac de Jade
card-gr07 = Porte du Dragon
card-gr08 = Salle de cristal
card-gr09 = Dôme des plaisirs
card-gr10 = Pré des juments blanches

# Colours and resources

colour-brown = marron
colour-blue = bleu
colour-yellow = jaune
colour-green = vert

resource-wood = bois
resource-stone = pierre
resource-clay = argile
resource-water = eau
resource-bronze = bronze
resource-silk = soie
resource-porcelain = porcelaine
resource-gold = or
resource-ivory = ivoire
resource-jade = jade

# The table in the browser

web-your-city = Votre cité
web-city = Cité : { $name }
web-your-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-larger = Agrandir la cité
web-smaller = Réduire la cité
web-limit = Bâtiments : { $count } sur { $limit }
web-pile = dans la pioche
web-discards = dans la défausse
web-discards-all = Défausse, la dernière d’abord ({ $count })
web-end-title = La carte Fin de partie
web-end-aside = Fin de partie : pas encore
web-end-pile = Fin de partie : dans la pioche
web-end-shown = Fin de partie : montrée !
web-pass = épisode { $pass } sur { $passes }
web-draws = { $count } à piocher
web-builds = { $count ->
    [0] constructions : à volonté
   *[other] { $count } à construire
  }
web-hand-limit = garder { $count } cartes au plus
web-income = Votre cité donne
web-source = D’où cela vient
web-from-pool = récolté
web-from-favours = faveurs
web-from-passives = toujours
web-from-have = disponible
web-from-missing = manquant
web-not-now = payable, mais vous ne pouvez plus construire à ce tour
web-free = gratuit : le bâtiment de départ ne coûte rien
web-no-start = on ne peut pas commencer avec celui-ci
web-point = Survolez une carte pour voir ce qui la paierait.
web-point-or-drag = Survolez une carte pour voir ce qui la paierait, ou faites-la glisser sur un bâtiment comme ouvrier.
web-worth = vaut { $price }
web-workers = { $count ->
    [0] aucun ouvrier
    [one] un ouvrier
   *[other] { $count } ouvriers
  }
web-price-now = s’il est vendu maintenant
web-price-end = vendu à la fin
web-sideways = Vient d’être construit : pas d’ouvrier avant le prochain tour.
web-worker-known = Votre ouvrier de la case { $row } est : { $card }.
web-do-start = Commencer avec celui-ci
web-do-card = Envoyer cette carte
web-do-build = Construire
web-do-discard = Défausser
web-do-sell = Vendre : { $price }
web-do-sell-named = Vendre { $building } pour { $price }
web-do-worker = Y envoyer un ouvrier
web-do-stop = Terminer les ventes
web-do-end = Finir : piocher { $count }
web-least = la moins utile
web-not-there = Un autre bâtiment
web-chosen = Votre choix
web-choosing = choisit
web-ready = a choisi
web-change = Choisir à nouveau
web-worker = Ouvrier
web-fan = La main sur une rangée
web-sort = Trier la main
web-sort-drawn = tri : pioche
web-sort-buildable = tri : à construire
web-sort-colour = tri : couleur
web-sort-brown = les marron
web-sort-blue = les bleues
web-sort-yellow = les jaunes
web-sort-green = les vertes
web-no-cards = Aucune carte en main.
web-no-building = Aucun bâtiment.
web-coins-before = pièces gagnées pendant la partie
web-with-bonus = { $price } + { $bonus } pour : { $colour }
web-tie = À égalité de pièces, on partage la place : la règle ne départage pas.
web-resources = Dix ressources
web-cards-of = { $count } cartes : { $colour }
web-known-name = son nom
web-known-cost = son coût
web-known-rows = ses cases
web-known-favours = ses faveurs
web-known-prices = ses prix
web-known-full = son prix complet
web-known-passive = sa ressource passive
web-known-colour = sa couleur

# Moves

move-start = commencer avec : { $card }
move-sell = vendre : { $building }
move-stop = terminer les ventes
move-worker = envoyer un ouvrier : { $building }
move-card = envoyer : { $card }
move-build = construire : { $card }
move-end = finir et piocher
move-discard = défausser : { $card }

# Prompts

prompt-start = Tout le monde : avec quel bâtiment commencez-vous ?
prompt-start-own = { $seat }, avec quel bâtiment commencez-vous ? Tous choisissent en même temps.
prompt-sell = { $seat }, vendez-vous un bâtiment au Khan ?
prompt-work = { $seat }, envoyez des ouvriers, construisez, ou finissez et piochez.
prompt-card = { $seat }, quelle carte envoyez-vous comme ouvrier à « { $building } » ?
prompt-discard = { $seat }, vous avez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } de trop. Que défaussez-vous ?
prompt-over = La partie est finie : { $seat } gagne avec { some-coins }.
    .you = La partie est finie : vous gagnez avec { some-coins }.
prompt-over-shared = La partie est finie : { $count } joueurs se partagent la victoire avec { some-coins } chacun.

# Log

some-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
some-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }

log-begin = { $seat } jouera le premier tour.
    .you = Vous jouerez le premier tour.
log-deal = { $seat } reçoit { some-cards }.
    .you = Vous recevez { some-cards }.
log-choose = { $seat } pose un bâtiment de départ face cachée.
    .you = Vous posez un bâtiment de départ face cachée.
log-start = { $seat } commence avec : { $card }.
    .you = Vous commencez avec : { $card }.
log-turn = Tour { $turn } : { $seat }.
    .you = Tour { $turn } : le vôtre.
log-sell = { $seat } vend « { $building } » pour { some-coins }.
    .you = Vous vendez « { $building } » pour { some-coins }.
log-worker = { $seat } envoie un ouvrier chez { $to } (« { $building } ») et récolte : { $resources }. Le prix est maintenant de { $price }.
    .you = Vous envoyez un ouvrier chez { $to } (« { $building } ») et récoltez : { $resources }. Le prix est maintenant de { $price }.
    .to-you = { $seat } envoie un ouvrier chez vous (« { $building } ») et récolte : { $resources }. Le prix est maintenant de { $price }.
log-own-worker = { $seat } place un ouvrier sur « { $building } » et récolte : { $resources }. Le prix est maintenant de { $price }.
    .you = Vous placez un ouvrier sur « { $building } » et récoltez : { $resources }. Le prix est maintenant de { $price }.
log-favour = Faveur du Khan pour { $seat } : { $resources }.
    .you = Faveur du Khan pour vous : { $resources }.
log-full = Plus aucune case libre : { $seat } doit vendre « { $building } » pour { some-coins }.
    .you = Plus aucune case libre : vous devez vendre « { $building } » pour { some-coins }.
log-build = { $seat } construit : { $card }.
    .you = Vous construisez : { $card }.
log-draw = { $seat } pioche { some-cards }.
    .you = Vous piochez { some-cards }.
log-rebuild = La pioche est vide. La défausse devient une nouvelle pioche de { $count } ; l’épisode { $pass } commence.
log-rebuild-end = La pioche est vide. La défausse devient une nouvelle pioche de { $count }, avec la carte Fin de partie vers le fond ; l’épisode { $pass } commence, le dernier.
log-end-card = { $seat } pioche la carte Fin de partie !
    .you = Vous piochez la carte Fin de partie !
log-discard = { $seat } défausse : { $card }.
    .you = Vous défaussez : { $card }.
log-clear = « { $building } » quitte la table avec ses ouvriers.
log-reset = Il n’y a plus aucun bâtiment sur la table. Chacun complète sa main et recommence.
log-final = { $seat } vend à la fin : « { $building } », { some-coins }.
    .you = Vous vendez à la fin : « { $building } », { some-coins }.
log-win = { $seat } gagne avec { some-coins }.
    .you = Vous gagnez avec { some-coins }.
log-share = { $seat } partage la victoire avec { some-coins }.
    .you = Vous partagez la victoire avec { some-coins }.

# Refusals: why a move is not allowed

refusal-game-over = La partie est finie ; plus personne ne joue.
refusal-start-first = On choisit les bâtiments de départ ; chacun pose d’abord le sien.
refusal-no-start = On ne pose un bâtiment de départ qu’au début, et quand il n’y a plus aucun bâtiment sur la table.
refusal-has-chosen = Vous avez déjà choisi ; attendez les autres.
refusal-wrong-colour = Vous ne pouvez pas commencer avec « { $card } » : il faut une carte marron ; une bleue seulement si vous n’avez pas de marron, une jaune si vous n’avez ni l’une ni l’autre, une verte si vous n’avez rien d’autre.
refusal-not-in-hand = « { $card } » n’est pas dans votre main.
refusal-not-active = Ce n’est pas votre tour, c’est celui de la place { $seat }.
refusal-selling-over = On vend au début de son tour, avant toute autre chose ; c’est passé.
refusal-selling-first = Dites d’abord que vous avez fini de vendre ; ensuite vous enverrez des ouvriers et construirez.
refusal-not-your-building = « { $building } » n’est pas à vous ; vous ne pouvez pas le vendre.
refusal-no-such-building = « { $building } » n’est pas sur la table.
refusal-sideways = « { $building } » vient d’être construit ; aucun ouvrier ne peut encore y aller.
refusal-no-free-row = « { $building } » n’a plus de case libre.
refusal-worker-first = Un ouvrier est en route ; dites quelle carte vous envoyez.
refusal-no-worker-sent = Dites d’abord vers quel bâtiment part l’ouvrier.
refusal-built-enough = On ne peut construire { $count ->
    [one] qu’une fois
   *[other] que { $count } fois
  } par tour.
refusal-no-place = Vous avez déjà { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
  }, et c’est la limite ; ceux qui ont été vendus pendant ce tour comptent jusqu’à sa fin.
refusal-cost-not-covered = Ce que vos ouvriers ont récolté à ce tour, vos faveurs et vos ressources passives ne couvrent pas le coût de « { $card } ».
refusal-nothing-to-discard = On ne défausse que si la main est limitée, et seulement après avoir pioché à la fin du tour.
refusal-discard-first = Vous ne pouvez garder que { $count } cartes ; défaussez d’abord les autres.

# The table, for the terminal and for screen readers

player = Joueur
coins = Pièces
hand = Votre main
usable = De quoi payer
income = dispose de : { $resources }
card-cost = coûte { $resources }
card-passive = toujours { $resources }
nothing = rien
first-player = premier joueur
chosen = a choisi
turn-of = Tour { $turn }
piles = Pioche { $pile } · Défausse { $discards } · Épisode { $pass } sur { $passes }
end-aside = la carte Fin de partie n’est pas encore dans la pioche
end-pile = la carte Fin de partie est dans la pioche
end-shown = la carte Fin de partie a été montrée
cards-in-hand = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
count-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
workers = { $count ->
    [0] aucun ouvrier
    [one] un ouvrier
   *[other] { $count } ouvriers
  }
price = vaut { $price }
sideways = neuf
sold = vendu, part à la fin du tour
next-row = prochain ouvrier : { $resources }
price-next = puis { $price }
full-next = puis vendu { $price }
prices = vaut { $prices }
buildable = constructible
final-sale = Vente finale
total = Total
