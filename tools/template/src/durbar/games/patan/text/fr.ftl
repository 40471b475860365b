# Fifteen of Patan in French. $seat is a player's name (in refusals: the number of a seat), $card a card's name as below.
# In French "one" covers 0 as well as 1: where 0 can occur, it has a line of its own or the number is shown.

title = Fifteen of Patan
about = Trois cartes en main : jouez la bonne et remportez le pli.
reconstructed = Ce jeu n’est qu’un exemple : ses règles et ses cartes sont les nôtres.

option-calling_variant = Qui entame un pli annonce d’abord si c’est la carte la plus haute ou la plus basse qui le remporte.

# Cards

card-c1 = 1
card-c2 = 2
card-c3 = 3
card-c4 = 4
card-c5 = 5
card-c6 = 6
card-c7 = 7
card-c8 = 8
card-c9 = 9
card-c10 = 10
card-c11 = 11
card-c12 = 12
card-c13 = 13
card-c14 = 14
card-c15 = 15

# Moves

move-play = jouer le { $card }
move-call = { $trick ->
    [low] annoncer bas : la carte la plus basse remporte le pli
   *[high] annoncer haut : la carte la plus haute remporte le pli
  }

# Prompts

prompt-play = { $seat }, jouez une carte : la plus { $trick ->
    [low] basse
   *[high] haute
  } remporte le pli.
prompt-call = { $seat }, vous entamez. Annoncez-vous haut ou bas ?
prompt-over = La partie est finie : { $points ->
    [one] { $points } point suffit
   *[other] { $points } points suffisent
  } pour gagner.

# Log

log-draw = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
log-lead = { $seat } entame.
log-call = { $seat } annonce { $trick ->
    [low] bas
   *[high] haut
  }.
log-play = { $seat } joue le { $card }.
log-take = { $seat } remporte le pli avec le { $card } et a { $points ->
    [one] un point
   *[other] { $points } points
  }.
log-win = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
log-share = { $seat } partage la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# Refusals: why a move is not allowed

refusal-game-over = La partie est finie ; plus personne ne joue.
refusal-not-your-turn = On joue dans le sens horaire, et c’est le tour de la place { $seat }.
refusal-not-in-hand = Vous n’avez pas le { $card } en main.
refusal-call-first = Annoncez d’abord haut ou bas, puis jouez une carte.
refusal-nothing-to-call = Il n’y a rien à annoncer maintenant.

# The table, for the terminal, the browser and screen readers

player = Joueur
hand = Votre main
trick = Pli
pile = Pioche
discards = Défausse
hand_sizes = Cartes en main
played = Jouée
points = Points
nothing = rien encore
leads = entame
high = la plus haute l’emporte
low = la plus basse l’emporte
piles = Pioche { $pile } · Défausse { $discards }
count-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
count-points = { $count ->
    [0] aucun point
    [one] un point
   *[other] { $count } points
  }
call-high = haut
call-low = bas
seal = ne peut pas être repris
