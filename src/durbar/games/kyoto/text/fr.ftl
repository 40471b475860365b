# Gangs of Kyoto in French. $seat and $to are names of players (in refusals, numbers of seats), $card is a card's name as below.
# In French "one" covers 0 as well as 1: where 0 can occur, it has a line of its own or the number is shown.

title = Gangs of Kyoto
about = Donnez chaque carte à quelqu’un, gardez vos grelots et rentrez avant 13.
luck = Beaucoup de hasard : la pioche décide souvent. L’audace, et à qui l’on donne quoi, font le reste.
reconstructed = Les règles et les sortes de cartes sont celles de l’éditeur. Le nombre d’exemplaires de chaque carte est reconstitué.

option-full_pile_variant = Jouer toute la pioche : 13 grelots ne mettent pas fin à la partie ; une fois la pioche épuisée, c’est le prochain chat à rester trop tard qui s’en charge.
option-visible_bells_variant = Les piles de score sont face visible : tout le monde sait qui a combien de grelots.
option-first_player = Premier joueur : tiré au sort, ou la place de votre choix.

option-first_player-lot = par tirage au sort
option-first_player-0 = place 1
option-first_player-1 = place 2
option-first_player-2 = place 3
option-first_player-3 = place 4
option-first_player-4 = place 5

unfit-first_player = Cette table a { $seats } places.

# Cards

card-e0 = 0
card-e1 = 1
card-e2 = 2
card-e3 = 3
card-e4 = 4
card-e5 = 5
card-e0b1 = 0 avec un grelot
card-e1b1 = 1 avec un grelot
card-e2b1 = 2 avec un grelot
card-e3b1 = 3 avec un grelot
card-e4b1 = 4 avec un grelot
card-e5b1 = 5 avec un grelot
card-e0b2 = 0 avec deux grelots
card-e1b2 = 1 avec deux grelots
card-e2b2 = 2 avec deux grelots
card-e3b2 = 3 avec deux grelots
card-e4b2 = 4 avec deux grelots
card-e5b2 = 5 avec deux grelots
card-e0d = 0 et une carte de plus
card-e1d = 1 et une carte de plus
card-e2d = 2 et une carte de plus
card-e3d = 3 et une carte de plus
card-e4d = 4 et une carte de plus
card-e5d = 5 et une carte de plus
card-gift1 = Cadeau d’un grelot
card-gift2 = Cadeau de deux grelots
card-back = Marche arrière
card-late = Permission de minuit
card-refuse = Refus

# What a special card does

effect-gift1 = file droit dans la pile de score
effect-gift2 = file droit dans la pile de score
effect-back = défausse la carte la plus à droite de la rangée
effect-late = trop tard seulement à { $raised_limit }
effect-refuse = permet de refuser une carte par la suite

# Moves

move-give = donner la carte à { $to }
move-keep = garder la carte
move-accept = accepter la carte
move-refuse = refuser la carte ; le Refus part avec elle
move-refuse-which = refuser la carte avec le Refus n° { $which } en partant de la gauche

# Prompts

prompt-give = { $seat }, à qui donnez-vous « { $card } » ?
prompt-answer = { $seat }, cette carte est pour vous : « { $card } ». Acceptez-vous ou refusez-vous ?
prompt-over = La partie est finie : { $seat } gagne.
    .you = La partie est finie : vous gagnez.

# Log

some-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
some-bells = { $bells ->
    [one] { $bells } grelot
   *[other] { $bells } grelots
  }

log-round = Manche { $round }. { $seat } commence.
    .you = Manche { $round }. Vous commencez.
log-deal = { $seat } pioche { some-cards }.
    .you = Vous piochez { some-cards }.
log-turn = { $seat } retourne : { $card }.
    .you = Vous retournez : { $card }.
log-give = { $seat } donne à { $to } : { $card }.
    .you = Vous donnez à { $to } : { $card }.
    .to-you = { $seat } vous donne : { $card }.
log-keep = { $seat } garde : { $card }.
    .you = Vous gardez : { $card }.
log-draw = { $seat } pioche une carte de plus : { $card }.
    .you = Vous piochez une carte de plus : { $card }.
log-draw-none = { $seat } piocherait bien une carte de plus, mais il n’en reste aucune.
    .you = Vous piocheriez bien une carte de plus, mais il n’en reste aucune.
log-accept = { $seat } accepte la carte.
    .you = Vous acceptez la carte.
log-refuse = { $seat } refuse : { $card }.
    .you = Vous refusez : { $card }.
log-place = { $seat } en est à { $total } sur { $limit }.
    .you = Vous en êtes à { $total } sur { $limit }.
log-gift = { $seat } glisse { some-bells } droit dans sa pile de score.
    .you = Vous glissez { some-bells } droit dans votre pile de score.
log-back = { $seat } fait marche arrière et défausse : { $card }.
    .you = Vous faites marche arrière et défaussez : { $card }.
log-back-none = { $seat } fait marche arrière, mais n’a aucune carte à défausser.
    .you = Vous faites marche arrière, mais n’avez aucune carte à défausser.
log-late = { $seat } reste trop tard : { $total } sur { $limit } ! Toute la rangée est perdue.
    .you = Vous restez trop tard : { $total } sur { $limit } ! Toute votre rangée est perdue.
log-no-cards = Il ne reste plus de carte à distribuer. La manche s’arrête, et personne n’est resté trop tard.
log-bank = { $seat } rapporte { some-bells } à la maison.
    .you = Vous rapportez { some-bells } à la maison.
log-rebuild = La défausse est mélangée en une nouvelle pioche de { some-cards }.
log-win = { $seat } gagne avec { some-bells }.
    .you = Vous gagnez avec { some-bells }.

# Refusals: why a move is not allowed

refusal-game-over = La partie est finie ; plus personne ne joue.
refusal-answer-first = Une carte est proposée ; la place { $seat } doit d’abord l’accepter ou la refuser.
refusal-not-active = Seul le joueur actif donne des cartes, et c’est la place { $seat }.
refusal-no-such-player = Il n’y a personne à la place { $to } ; les places vont de 0 à { $last }.
refusal-already-served = La place { $to } a déjà reçu une carte à ce tour ; chacun en reçoit exactement une.
refusal-nothing-offered = Aucune carte n’est proposée ; la place { $seat } doit d’abord en donner une.
refusal-not-receiver = Seul répond le joueur à qui la carte est proposée, et c’est la place { $seat }.
refusal-no-such-refusal = { $refusals ->
    [one] Il n’y a qu’un Refus
   *[other] Il n’y a que { $refusals } Refus
  } dans la rangée ; le n° { $which } n’existe pas.
refusal-same-refusal = Le Refus n° { $which } touche celui de gauche, et le résultat serait le même ; prenez le premier de ceux qui se touchent.

# The table, for the terminal and for screen readers

turned = Carte retournée
row = Rangée
row-empty = à la maison
time = Temps
bells = Grelots
score-pile = Pile de score
score-pile-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
first-player = premier joueur
round = Manche { $round }
player = Joueur
time-of = { $total } sur { $limit }
count-bells = { $count ->
    [0] aucun grelot
    [one] un grelot
   *[other] { $count } grelots
  }
at-stake = { $count ->
    [one] { $count } grelot
   *[other] { $count } grelots
  } en jeu
served = a une carte
piles = Pioche { $pile } · Défausse { $discards } · { $down ->
    [0] aucune carte
    [one] une carte
   *[other] { $down } cartes
  } face cachée

# La table dans le navigateur

web-pile = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
web-drawn = { $count ->
    [0] plus aucune
    [one] encore une
   *[other] encore { $count }
  }
web-discards = { $count ->
    [0] défausse
    [one] une défaussée
   *[other] { $count } défaussées
  }
web-round-over = La manche est finie
web-give = donner
web-keep = garder
web-accept = accepter
web-odds = la prochaine carte serait de trop : { $percent } %
web-seal = ne peut pas être annulé
web-tie = À égalité, gagne la personne assise le plus loin de { $seat }, qui avait la carte Premier joueur, dans le sens horaire.
