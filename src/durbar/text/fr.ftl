# The house in French: what belongs to no single game.

# Commands at the table. They may also be typed in English everywhere.

command-help = aide
command-table = table
command-players = joueurs
command-map = carte
command-undo = annuler
command-hint = conseil
command-log = journal
command-rules = règles
command-save = enregistrer
command-quit = quitter
usage-rules = { command-rules } MOT
usage-save = { command-save } FICHIER

help = Tapez le numéro d’un choix, ou le coup tel qu’il est écrit à côté. Vous pouvez aussi taper :
help-help = montre cette liste
help-table = remontre toute la table et les choix
help-players = ce que chacun possède
help-map = toute la carte, ou tout le plateau
help-undo = annule votre dernier coup, tant qu’il n’a rien dévoilé ni rien donné
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
stumbled = { $name } : le programme a trébuché, le hasard décide cette fois : { $why }.
table-edition = Règles : édition { $edition }.
more-on = La suite se lit par : { $commands }
how-to = Tapez le numéro de votre choix. « { command-help } » dit ce que vous pouvez faire d’autre.
resumed = { $count ->
    [one] Un coup a déjà été joué
   *[other] { $count } coups ont déjà été joués
  } ; « { command-log } » les raconte.
curtain = C’est à { $name } de jouer. Les autres, détournez les yeux !
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
undone = Votre dernier coup est annulé.
undo-nothing = Vous n’avez pas encore joué : il n’y a rien à annuler.
undo-others = Quelqu’un d’autre a joué depuis votre dernier coup : il reste joué.
undo-revealed = Votre dernier coup a dévoilé ou donné une carte : il reste joué.
hint = Mon conseil : { $move } (sûr à { $percent } %).
hint-then = Ensuite : { $moves }.
hint-ahead = { $choices ->
        [one] C’est le seul coup possible.
       *[other] Des { $choices } coups possibles, c’est le meilleur, à bien regarder la suite.
    }
hint-else = Ou bien : { $move } ({ $percent } %).
hint-over = La partie est finie ; il n’y a plus rien à décider.
rules-none = Aucune règle n’a ce numéro ni ne contient { $words } ; les numéros vont de 1 à { $last }.

# Saving and leaving

save-where = Dites où enregistrer, par exemple : { command-save } ma-partie.durbar
save-foreign = { $file } existe et n’est pas une partie enregistrée ; choisissez un autre nom.
save-failed = Rien n’est enregistré : { $reason }.
saved = C’est enregistré. Quiconque lit le fichier sait tout ce qui est caché.
  Pour continuer plus tard : durbar play --resume { $file }
saved-over = C’est enregistré. Pour vérifier : durbar record verify { $file }
quit-save = Enregistrer d’abord ? Tapez un nom de fichier, ou juste Entrée pour partir :
seed = Tout le hasard de cette partie vient de la graine { $seed }.
after = Tapez « { usage-save } » pour garder la partie, ou juste Entrée pour partir.

# durbar games

components-written = { $file } est la liste de ce que contient la boîte, avec ce qu’on en sait et d’où. Corrigez-la, puis jouez avec :
    durbar play { $game } --components { $file }
components-differ = { $count ->
    [0] { $file } est une boîte de { $game }, identique à la boîte habituelle.
    [one] { $file } est une boîte de { $game }, et diffère de la boîte habituelle en un point :
   *[other] { $file } est une boîte de { $game }, et diffère de la boîte habituelle en { $count } points :
  }
games-name = nom
games-title = jeu
games-players = joueurs
games-edition = édition
games-seats = { $least } à { $most }
games-seats-only = { $most }
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
animated = { $file } est prêt : { $size } ko.
animation-move = Coup { $number } sur { $count }
unfinished = La partie n’est pas finie.
lost = La partie a été perdue.
won = { $name } a gagné avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
verified = ok : { $count ->
    [one] { $count } coup mène
   *[other] { $count } coups mènent
  } à l’état { $digest }. { $result }
promise-kept = Le secret et les nonces donnent cette graine. Elle n’a pas été choisie, si c’est bien l’empreinte qu’on vous a montrée avant la partie : { $commitment }
step = Entrée pour le coup suivant, q pour arrêter :

## La page d’un serveur

language = fr
page-what = Une table de jeux de société : asseyez-vous avec des amis et des robots, par un simple lien, sans compte.
page-house = Avec Durbar installé, créez une partie ou rejoignez-en une depuis un terminal :
page-no-client = Ce serveur a été installé sans son client pour navigateur. La personne qui le gère peut l’ajouter : « make play » dans une copie des sources le fait, tout comme une nouvelle installation de Durbar là où npm atteint son registre.
page-match = Vous êtes invité à une partie. Avec Durbar installé, rejoignez-la depuis un terminal :

## durbar join

# What can be typed there besides

command-yes = oui
command-no = non
command-say = dire
command-start = commencer
command-bot = robot
command-free = libérer
command-sit = asseoir
command-stand = lever
command-leave = partir
command-wait = attendre
command-rematch = revanche
usage-say = { command-say } MOTS
usage-bot = { command-bot } PLACE NIVEAU
usage-free = { command-free } PLACE
usage-sit = { command-sit } PLACE
usage-wait = { command-wait } PLACE

help-online-undo = annule votre dernier coup ; s’il a dévoilé quelque chose, on demande aux autres
help-yes = accepte que quelqu’un annule un coup
help-no = n’accepte pas
help-say = dit quelque chose à tout le monde
help-start = commence la partie quand toutes les places sont prises
help-bot = met un robot à une place libre, ou le fait jouer pour quelqu’un d’absent : { level-easy }, { level-medium }, { level-hard } ou { level-master }
help-free = retire d’une place un robot, ou n’importe qui avant la partie
help-sit = s’assied à une place libre, ou revient à la vôtre
help-stand = quitte votre place pour regarder ; pendant la partie, un robot joue pour vous
help-wait = donne plus de temps à quelqu’un d’absent
help-rematch = rejoue, en décalant chacun d’une place
help-online-save = écrit la partie dans un fichier, une fois finie
help-online-quit = quitte ; votre place reste à vous

# Coming and going

ask-name = Comment les autres doivent-ils vous appeler ?
guest = Invité
created = La partie est créée. Envoyez ce lien aux joueurs :
no-seat-free = Aucune place n’est libre : vous regardez.
how-to-watch = Vous regardez. « { command-help } » dit ce que vous pouvez faire.
come-back = Votre place reste à vous. Revenez avec :
connection-lost = Connexion perdue, nouvel essai…
connected-again = De nouveau connecté.
will-send = Il n’y a pas de connexion ; ce sera envoyé dès qu’il y en aura une.
no-answer = Le serveur ne répond pas ; réessayez dans un instant.
lobby-empty = Aucune partie n’est annoncée ici.
lobby-open = attend des joueurs
lobby-running = en cours
lobby-over = finie
lobby-create = Pour en créer une : durbar join { $link } --game { $game } --listed

# Before the game

seat-free = libre
seat-bot = robot { $level }
seat-away = absent
level-easy = facile
level-medium = moyen
level-hard = difficile
level-master = maître
hints-on = Les conseils sont permis à cette table : on peut interroger un maître (« { command-hint } »).
own-box-bots = Les robots ont appris à jouer avec la boîte habituelle, pas avec celle-ci : ils sont plus faibles ici.
hints-off = Cette table se joue sans conseils.
open-host = Il y a des places libres. Mettez-y des robots (« { command-bot } 1 { level-medium } »), ou envoyez ce lien à quelqu’un :
open-wait = Il y a des places libres. Envoyez ce lien à quelqu’un :
open-sit = Une place est libre : tapez « { command-sit } » pour la prendre.
open-watch = La partie va commencer.
open-full = Toutes les places sont prises : tapez « { command-start } ».

# What happens beside the game

told-removed = L’hôte a renvoyé quelqu’un : la place { $seat } est libre.
told-named = { $name } s’appelle ainsi désormais.
told-chat-set-on = L’hôte a rétabli la discussion.
told-chat-set-off = L’hôte a coupé la discussion.
told-sat = { $name } est à la place { $seat }.
told-stood = La place { $seat } est libre.
told-bot = { $name }, un robot ({ $level }), est à la place { $seat }.
told-started = La partie commence. L’empreinte de sa graine est { $hash }.
told-dealing = On distribue : chaque appareil révèle maintenant le hasard qu’il avait scellé.
told-called-off = { $count ->
    [one] L’appareil de { $names } n’a pas révélé son hasard : les cartes n’ont pas été distribuées. Tapez « { command-start } » pour commencer sans lui.
   *[other] Les appareils de { $names } n’ont pas révélé leur hasard : les cartes n’ont pas été distribuées. Tapez « { command-start } » pour commencer sans eux.
  }
luck-of = En plus du serveur, ajoutent leur propre hasard : { $names }.
luck-of-nobody = Personne n’ajoute son propre hasard : c’est celui du serveur seul.
luck-none = sans hasard propre
luck-sealed = hasard scellé
luck-mixed = hasard ajouté
luck-away = absent, sans hasard propre
luck-withheld = n’a pas révélé son hasard
told-chose = { $name } a choisi.
told-stumbled = { $by ->
    [random] { $name } : le robot a trébuché : le hasard décide cette fois.
   *[other] { $name } : le robot a trébuché : un robot plus simple décide cette fois.
  }
told-undone = { $name } annule un coup.
told-asked = { $name } demande à annuler un coup.
told-answered-yes = { $name } est d’accord.
told-answered-no = { $name } n’est pas d’accord : le coup reste joué.
told-handed-left = { $name } a quitté sa place ; un robot ({ $level }) joue à présent.
told-handed-away = { $name } s’est absenté ; un robot ({ $level }) joue à présent.
told-handed-time = Le temps de { $name } est écoulé ; un robot ({ $level }) joue à présent.
told-handed-resigned = Le temps de { $name } est écoulé, et la partie perdue ; un robot ({ $level }) joue à présent.
told-holiday = { $name } est en vacances et a plus de temps.
told-returned = { $name } reprend la partie.
told-paused = Les pendules sont arrêtées.
told-walkover = { $count ->
    [0] Personne ne gagne : tout le monde a perdu.
   *[other] { $names } gagne : tous les autres ont perdu.
  }
told-rated = Cotes : { $ratings }
told-resumed = Les pendules repartent.
told-closed = Cette table a été fermée.
told-rematch = Il y a une revanche : tapez « { command-rematch } » pour y aller.
asked = Êtes-vous d’accord ? Tapez « { command-yes } » ou « { command-no } ».
waits = { $count ->
    [one] C’est à { $names } de décider.
   *[other] On attend : { $names }.
  }
clocks = Temps restant : { $times }
is-back = { $name } est de retour.
is-away = { $name } n’est plus là. Dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, les autres pourront faire jouer un robot.
forfeits = Si tout le monde attend { $name }, un robot jouera dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
is-absent = { $name } n’est toujours pas là. Tapez « { command-bot } { $seat } » pour faire jouer un robot, ou « { command-wait } { $seat } » pour lui donner plus de temps.
waited = { $name } a plus de temps.

# Answers to what somebody typed there

say-what = Dites quelque chose, par exemple : { command-say } bonjour
bot-which = Un robot est { level-easy } (pour une première partie), { level-medium } (ne fait pas de grosse bévue), { level-hard } (joue comme un bon joueur de club) ou { level-master } (joue de son mieux et réfléchit plus longtemps), par exemple : { command-bot } 1 { level-hard }
which-seat = Dites quelle place, de 0 à { $last }.
save-later = On peut enregistrer la partie une fois finie, car le fichier dit tout ce qui est caché.
only-watching = Vous ne faites que regarder.
not-begun = La partie n’a pas encore commencé.
not-your-turn = Ce n’est pas à vous de jouer.
problem-not-yours = Seuls les joueurs peuvent le faire.
problem-not-host = Seul l’hôte de la partie peut le faire.
problem-not-now = Ce n’est pas possible maintenant.
problem-started = La partie a commencé ; vous pouvez regarder, mais pas vous asseoir.
problem-taken = Cette place est prise.
problem-bot-plays = Un robot joue à cette place ; la personne revient avec « { command-sit } ».
problem-closed = Cette table a été fermée : il ne s’y passe plus rien.
problem-not-alone = D’autres personnes ont leur place à cette table : vous pouvez la quitter, pas la fermer.
problem-not-absent = Cette personne n’est pas absente depuis assez longtemps.
problem-free = Cette place est déjà libre.
problem-no-bot = Aucun robot n’y remplace quelqu’un.
problem-seats-free = Une place est encore libre : attendez quelqu’un, ou l’hôte ajoute un robot.
problem-stale = La table a changé depuis votre choix ; regardez à nouveau.
problem-undo-nothing = Vous n’avez pas encore joué : il n’y a rien à annuler.
problem-undo-asked = Quelqu’un demande déjà à annuler un coup.
problem-no-hints = Cette table se joue sans conseils.
problem-no-advice = Le robot qui conseille ne répond pas ; réessayez dans un instant.
problem-not-asked = Personne ne vous demande rien.
problem-nothing-due = Vous n’avez rien à décider maintenant.
problem-rematched = Il y a déjà une revanche.
problem-enough = Vous l’avez fait assez souvent dans cette partie.
problem-arranged = Chacun a déjà sa place ici, et la partie commence toute seule.
problem-host-starts = C’est l’hôte qui commence. S’il reste absent, les autres joueurs peuvent commencer sans lui.
problem-rated-away = Une partie cotée commence quand tout le monde est là.
problem-one-seat = À une table annoncée, chacun n’a qu’une place, sauf l’hôte : levez-vous d’abord.
problem-stand-in = Seul un robot moyen peut jouer pour une personne absente.
problem-too-many-new = Trop de nouveaux invités et de nouvelles parties depuis votre adresse : revenez plus tard.
problem-bad-text = Écrivez quelque chose de visible, sans caractères cachés.
problem-blank-name = Un nom a de 1 à 40 caractères visibles, rien de caché, et pas seulement des points.
problem-too-fast = Trop vite ; attendez un instant.
problem-dealing = On distribue ; attendez un instant.
problem-unreadable = Cette partie ne peut plus être lue ; la personne qui gère ce serveur peut savoir pourquoi.

# The end there

promise-own = La graine est celle qui avait été promise avant la partie, et votre propre hasard en fait partie : personne n’a pu la choisir. Vérifié ici, d’après ce qui avait été montré (empreinte { $commitment }) et en rejouant la partie enregistrée.
promise-witness = La graine est celle qui avait été promise avant la partie. Vérifié ici, d’après ce qui avait été montré (empreinte { $commitment }) et en rejouant la partie enregistrée. Votre propre hasard n’en fait pas partie : ceux qui ont ajouté le leur n’ont pas pu la choisir, à moins de s’entendre tous avec le serveur.
promise-late = La graine correspond à l’empreinte que le serveur montre maintenant ({ $commitment }), et la partie enregistrée se rejoue à partir d’elle. Vous n’étiez pas là quand le hasard a été scellé : on ne peut en savoir plus.
promise-old = La graine est celle qui avait été promise avant la partie (empreinte { $commitment }), et la partie enregistrée se rejoue à partir d’elle. Cette partie a commencé sous l’ancienne promesse : quiconque pouvait lire les données du serveur avant le début aurait pu choisir le hasard.
promise-none = La partie enregistrée se rejoue. Rien n’a été promis sur sa graine : elle n’a pas été distribuée ici.
promise-commitment = La promesse est rompue ! Avant la partie, le serveur a montré une autre empreinte de son secret : { $commitment }
promise-secret = La promesse est rompue ! Le secret n’est pas celui dont l’empreinte a été montrée avant la partie : { $commitment }
promise-nonces = La promesse est rompue ! Le hasard des places n’est pas celui qu’elles avaient scellé avant la partie.
promise-seed = La promesse est rompue ! Le secret et les nonces ne donnent pas la graine utilisée.
promise-record = La promesse est rompue ! La partie enregistrée n’est pas celle qui a été jouée ici.
promise-unknown = Impossible d’obtenir la partie enregistrée pour vérifier la graine : { $reason }.
after-online = Tapez « { usage-save } » pour garder la partie, « { command-rematch } » pour rejouer, ou juste Entrée pour partir.
after-watching = Tapez « { usage-save } » pour garder la partie, ou juste Entrée pour partir.
