# The house in French: what belongs to no single game.

# Commands at the table. They may also be typed in English everywhere.

command-help = aide
command-table = table
command-undo = annuler
command-hint = conseil
command-log = journal
command-rules = règles
command-save = enregistrer
command-quit = quitter
usage-rules = { command-rules } MOT
usage-save = { command-save } FICHIER

help = Tapez le numéro d’un choix, ou le coup tel qu’il est écrit à côté. Il y a aussi :
help-help = montre cette liste
help-table = remontre la table et les choix ; Entrée aussi
help-undo = reprend votre dernier coup, tant qu’il n’a rien dévoilé ni rien donné
help-hint = ce que ferait un robot, et à quel point il en est sûr
help-log = tout ce qui s’est passé jusqu’ici
help-rules = les règles qui contiennent ce mot ; « { command-rules } 26 » en montre une, « { command-rules } » toutes
help-save = écrit la partie dans un fichier
help-quit = quitte la table ; on peut enregistrer avant

# At the table

person = Joueur { $letter }
you = vous
label = { $word } :
forced = seul choix possible
thinks = { $name } réfléchit…
how-to = Tapez le numéro de votre choix. « { command-help } » dit ce que vous pouvez faire d’autre.
resumed = { $count ->
    [one] Un coup a déjà été joué
   *[other] { $count } coups ont déjà été joués
  } ; « { command-log } » les raconte.
curtain = C’est à { $name } de jouer. Que les autres détournent les yeux !
curtain-enter = { $name }, appuyez sur Entrée quand vous êtes là.
goodbye = Au revoir !
goodbye-unsaved = Au revoir ! Cette partie n’a pas été enregistrée.

# Answers to what somebody typed

unknown = Je ne comprends pas { $words }. Tapez le numéro d’un choix, un coup, ou « { command-help } ».
no-choice = { $last ->
    [0] Il n’y a plus rien à choisir ; la partie est finie.
   *[other] Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
  }
refused = { $reason } (règle { $rule } : tapez « { command-rules } { $number } » pour la lire)
undone = Votre dernier coup est repris.
undo-nothing = Vous n’avez pas encore joué : il n’y a rien à reprendre.
undo-others = Quelqu’un d’autre a joué depuis votre dernier coup : il reste joué.
undo-revealed = Votre dernier coup a dévoilé ou donné une carte : il reste joué.
hint = Mon conseil : { $move } (sûr à { $percent } %).
hint-else = Ou bien : { $move } ({ $percent } %).
hint-over = La partie est finie ; il n’y a plus rien à décider.
rules-none = Aucune règle n’a ce numéro ni ne contient { $words } ; les numéros vont de 1 à { $last }.

# Saving and leaving

save-where = Dites où enregistrer, par exemple : { command-save } ma-partie.durbar
save-foreign = { $file } existe et n’est pas une partie enregistrée ; choisissez un autre nom.
save-failed = Rien n’est enregistré : { $reason }.
saved = C’est enregistré. Qui lit le fichier sait tout ce qui est caché.
  Pour continuer plus tard : durbar play --resume { $file }
saved-over = C’est enregistré. Pour vérifier : durbar record verify { $file }
quit-save = Enregistrer d’abord ? Tapez un nom de fichier, ou seulement Entrée pour partir :
seed = Tout le hasard de cette partie vient de la graine { $seed }.
after = Tapez « { usage-save } » pour garder la partie, ou seulement Entrée pour partir.

# durbar games

games-name = nom
games-title = jeu
games-players = joueurs
games-edition = édition
games-seats = { $least } à { $most }
games-values = { $values } ; { $default } par défaut
games-bool = true ou false
games-number = un nombre entier
games-text = un mot

# durbar record

record-game = Jeu
record-edition = Édition
record-option = Option
record-components = Matériel
record-own = la liste d’un propriétaire de la boîte, gardée dans la partie
record-seed = Graine
record-player = Place
unfinished = La partie n’est pas finie.
won = { $name } a gagné avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
verified = ok : { $count ->
    [one] { $count } coup mène
   *[other] { $count } coups mènent
  } à l’état { $digest }. { $result }
promise-kept = La graine est celle qui avait été promise avant la partie : l’empreinte montrée alors était { $commitment }.
step = Entrée pour le coup suivant, q pour arrêter :

## La page d’un serveur

language = fr
page-what = Une table de jeux de société : asseyez-vous avec des amis et des robots, par un simple lien, sans compte.
page-house = Avec Durbar installé, créez une partie ou rejoignez-en une depuis un terminal :
page-match = Vous êtes invité à une partie. Avec Durbar installé, rejoignez-la depuis un terminal :
