# Fifteen of Patan en français. $seat est le nom d’un joueur, $card et $cards les noms des cartes ci-dessous.

title = Fifteen of Patan
about = Trois cartes en main : jouez la bonne, et remportez le pli.
reconstructed = Ce jeu n’est qu’un exemple : ses règles et ses cartes sont les nôtres.

# Les règles, telles que chacun peut les consulter à la table

rule-1 = La boîte contient quinze cartes, numérotées de 1 à 15. On joue de deux à quatre.
rule-2 = Mélangez les cartes et distribuez-en trois à chacun. Le reste forme la pioche. Le sort désigne qui entame.
rule-3 = Qui entame joue une carte face visible, puis les autres, dans le sens horaire, une carte chacun : c’est un pli.
rule-4 = Vous pouvez jouer n’importe quelle carte de votre main.
rule-5 = La carte la plus haute remporte le pli. Son joueur marque un point et entame le suivant.
rule-6 = Ensuite chacun pioche une carte, si la pioche en a une pour chacun.
rule-7 = Quand plus personne n’a de carte, la partie est finie. Qui a le plus de points gagne ; à égalité, on partage.
rule-8 = Personne ne voit la pioche ni les cartes des autres.

# Les cartes

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

# Coups, questions, refus

move-play = jouer { $card }

prompt-play = { $seat }, jouez une carte : la plus haute remporte le pli.
prompt-over = La partie est finie.

refusal-game-over = La partie est finie ; plus personne ne joue.
refusal-not-your-turn = On joue dans le sens horaire, et c’est au siège { $seat }.
refusal-not-in-hand = Vous n’avez pas { $card } en main.

# Journal

log-lead = { $seat } entame.
log-draw = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
log-play = { $seat } joue { $card }.
log-take = { $seat } remporte le pli avec { $card }.
log-win = { $seat } gagne.

# La table : un mot pour chaque champ de la vue que l’on montre

trick = Pli
hand = Votre main
pile = Pioche
discards = Défausse
leader = Entame
cards = Cartes
points = Points
