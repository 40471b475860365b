# L’habillage du client web en français. Ce que dit un jeu est dans son propre catalogue.

skip = Aller à la table
home = Accueil
lost = Il n’y a rien ici
loading = Un instant …
offline = Le serveur est injoignable.
server-status = Le serveur répond avec l’état { $status }.
reload = Réessayer
close = Fermer
yes = Oui
no = Non
send = Envoyer
fact = { $name } : { $value }
more = La table et les gens
table = Cette table

# La maison

hero = Prenez place.
hero-more = Des jeux de société entre amis et avec de bons robots, par un simple lien, sans compte.
play-now = Jouer
learn = Apprendre
learn-first = Apprendre à jouer
learn-offer = Première partie ? Apprenez le jeu ici
lesson = leçon
invite = Entre amis
your-turn = À vous de jouer
play-on = Jouer
left-days = encore { $count } jours
left-hours = encore { $count } heures
left-minutes = { $count ->
    [0] moins d’une minute
    [one] encore une minute
   *[other] encore { $count } minutes
  }
next-table = { $count ->
    [one] Une autre table vous attend
   *[other] { $count } autres tables vous attendent
  }
my-tables = Vos tables
open-tables = Tables avec une place libre
running-tables = Tables à regarder
finished-tables = Tables terminées
go-back = Y retourner
sit-down = S’asseoir
watch = Regarder
replay = Revoir
nobody = encore personne
status-open = en attente
status-running = en cours
status-over = terminée

# Réglages

settings = Réglages
language = Langue
theme = Thème
theme-system = Comme cet appareil
theme-light = Clair
theme-dark = Sombre
speed = Rythme de la table
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-steps = Pas à pas
speed-once = Immédiat
sound = Son
confirm-moves = Demander avant un coup qu’on ne peut pas reprendre
play-forced = Jouer pour moi le seul coup possible
reminders = Après une leçon : les rappels du guide, à chaque première fois
text-mode = Mode texte
text-mode-what = La table en mots, avec des titres, des choix numérotés et un journal lu à voix haute.

# Qui vous êtes

profile = Vous
guest = de passage
former-member = un ancien membre
become-member = Devenir membre

# Une nouvelle table

new-table = Nouvelle table : { $game }
no-game = Ce jeu ne peut pas se jouer ici.
who-plays = Qui joue ?
how-many = Nombre de joueurs
edition = Règles : édition { $edition }
seat = Place { $number }
sitter-me = moi
sitter-beside = à côté de moi
beside-what = Vous vous passez l’appareil ; un rideau cache la table jusqu’à ce que le suivant l’ait en main.
beside-name = Joueur { $number }
name-of-seat = Nom à la place { $number }
sitter-friend = un ami
sitter-easy = un robot facile
sitter-medium = un robot moyen
sitter-hard = un robot difficile
sitter-master = un robot maître
what-easy = Facile : pour une première partie ; il suit son idée, et souvent pas la meilleure.
what-medium = Moyen : il ne fait pas de bévue qu’un enfant verrait.
what-hard = Difficile : il joue comme un bon habitué.
what-master = Maître : aussi fort que possible, il réfléchit une seconde.
options = Options
rulings = Ce que la règle laisse ouvert ({ $count })
unfit = Pas à cette table ({ $count })
show-odds = Montrer la probabilité que la prochaine carte soit de trop
show-hints = Conseils : qui joue peut interroger un maître
pace = Rythme
pace-relaxed = Tranquille : personne n’est pressé
pace-quick = Rapide : 5 minutes chacun, et 5 secondes par coup
pace-slow = Lent : 20 minutes chacun, et 15 secondes par coup
pace-each = Rythme : { $minutes } minutes chacun, et { $seconds } secondes par coup
pace-days = Sur plusieurs jours : chaque décision peut attendre
days-each = Temps pour chaque décision
days-hours = { $hours ->
    [12] 12 heures
    [24] 1 jour
    [48] 2 jours
    [72] 3 jours
   *[168] 7 jours
  }
days-late = Quand le temps est écoulé
days-late-bot = un robot joue jusqu’à leur retour
days-late-resign = la partie est perdue pour eux ; un robot joue la suite
who-sees = Qui trouve la table ?
by-link = Seulement qui a le lien
listed = Tout le monde, sur la page d’accueil
create = Créer la table
create-start = Créer et commencer

# Avant le début

waiting-for = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
all-here = Tout le monde est là.
your-name = Votre nom
name-beside = Nom de qui s’assied ici aussi
name-optional = comme il vous plaira
you = vous
away = absent
stand = Se lever
free = Libérer la place
seat-free = libre
sit-here = S’asseoir ici
sit-too = S’asseoir ici aussi
put-bot = Placer un robot
start = Commencer
start-without = Commencer sans l’hôte
host-begins = C’est l’hôte qui commence la partie.
agreed = veut commencer
share = Invitez vos amis : qui ouvre ce lien peut s’asseoir ou regarder.
link = Lien vers cette table
qr = Le lien vers cette table en code QR
copy = Copier
copied = Copié
share-it = Partager
promise-before = Le serveur a scellé sa part du hasard ({ $hash } …). Chaque appareil à la table ajoute la sienne quand la partie commence.
luck-none = n’ajoute pas son propre hasard
luck-sealed = hasard scellé
luck-revealed = hasard révélé
luck-mixed = hasard mêlé
luck-away = absent, n’ajoute pas de hasard
luck-withheld = n’a pas révélé son hasard
dealing = On distribue : on attend le hasard de { $names } …
called-off = Rien n’a été distribué, car l’appareil de { $names } n’a pas révélé le hasard qu’il avait scellé. Commencez à nouveau pour jouer sans lui.
level-easy = robot facile
level-medium = robot moyen
level-hard = robot difficile
level-master = robot maître
no-table = Cette table n’existe pas

# À table

your-turn = À vous :
choices = Vos choix
choosing = choisit
thinking = réfléchit
ready = est prêt
tools = Outils de la table
tool-undo = Annuler
tool-log = Journal
tool-chat = Tchat
tool-side = Journal, tchat
tool-table = Table
asks-first = { $move } ? Ce coup ne peut pas être repris.
confirm = Confirmer
again = Encore une fois : { $move }
you-watch = Vous regardez
forced = Un seul coup est possible, il est joué pour vous : { $move }
forced-log = (le seul coup possible, joué pour vous)
round-over = La manche est finie
go-on = Continuer
since-own = Depuis votre dernier tour
show-again = Revoir
to-you = Pour vous
skip-show = Passer
undo = Annuler le coup
undo-ask = Demander à annuler le coup
asks-undo = { $name } demande à reprendre son dernier coup.
hint = Conseil
hints-on = Conseils permis : qui joue peut interroger un maître.
own-box-bots = Les robots jouent sans ce qu’ils ont appris : cela vaut pour la boîte habituelle, pas pour celle-ci. Ils sont plus faibles qu’ailleurs.
hints-off = Pas de conseils à cette table.
hint-ahead = { $choices ->
        [one] C’est le seul coup possible.
       *[other] Des { $choices } coups possibles, c’est le meilleur, à bien regarder la suite.
    }
hint-sure = Un maître en est sûr à { $percent } % ; sinon : { $other } ({ $next } %).
hint-left = { $count ->
        [one] puis encore une étape
       *[other] puis encore { $count } étapes
    }
rules = Règles
rules-of = Les règles de { $game }
rules-search = Chercher : un mot ou un numéro
rules-none = Aucune règle ne dit cela.
aid = Aide
aid-of = Aide de jeu : { $game }
aid-how = Pointez n’importe quoi sur la table, ou gardez-y le doigt, pour savoir ce que c’est.
aid-turn = Votre tour
aid-points = D’où viennent les points
aid-signs = Les signes
aid-card = Comment lire une carte
explanation = Explication
rule-number = Règle { $number }
card-parts = Chaque partie de cette carte
account-total = Si la partie finissait maintenant
log = Ce qui s’est passé
go-to-moment = Voir ce moment
chat = Discussion
chat-say = Dire quelque chose
chat-empty = Personne n’a encore rien dit.
watching-one = spectateur
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
not-yet = Pas encore
away-for = absent ; { $seconds } s
let-bot = Laisser jouer un robot
wait = Attendre
take-back = Rejouer soi-même
leave-seat = Laisser la place de { $name } à un robot
reconnecting = Pas de connexion. Nouvel essai …
reconnecting-sending = Pas de connexion. Votre coup est gardé et sera envoyé …
time-machine = Machine à remonter le temps
in-the-past = Vous voyez un moment du passé.
play-on = Lecture
pause = Pause
seen-by = Par quels yeux
all-open = Tout à découvert
as-seen-by = Vu par { $name }
link-moment = Copier le lien
first-moment = Le premier moment
earlier = Avant
later = Après
now = Maintenant
moment = Moment
moment-of = { $number } sur { $last }
shortcuts = Touches
key-1-9 = prendre ce choix
key-Enter = confirmer
key-Escape = annuler ; revenir au présent
key-u = annuler le coup
key-h = conseil
key-i = expliquer une chose après l’autre (avec Maj : en arrière)
key-a = aide de jeu
key-r = règles
key-l = ce qui s’est passé
key-c = discussion
key-s = passer ce qui est montré
key-n = continuer, pas à pas
key-t = mode texte
key-help = cette liste

# Plusieurs personnes, un appareil

pass-to = Passez l’appareil à { $name }
pass-why = C’est le tour de { $name }. La table reste cachée tant que { $name } n’a pas l’appareil.
who-is-here = Qui a l’appareil ?
who-is-here-why = La table montre ce que cette personne a le droit de voir, et rien d’autre.
i-am = Je suis { $name } : montrer la table
no-curtain = Nous sommes ensemble : pas de rideau à cette table
curtain = Un rideau avant de passer l’appareil

# La fin

you-win = Vous gagnez !
nobody-wins = Pas cette fois
winner = { $name } gagne
rematch = Rejouer
to-rematch = À la partie suivante
record = Garder la partie
verify = Vérifier le mélange
verify-own = Vérifié par ce navigateur lui-même : tout le hasard était scellé avant la première carte ({ $hash } …), le vôtre y est, et rien n’a changé depuis. Personne n’a pu choisir les cartes.
verify-witness = Vérifié par ce navigateur lui-même : tout le hasard était scellé avant la première carte ({ $hash } …), et rien n’a changé depuis. Le vôtre n’y est pas : vous comptez sur l’honnêteté de l’un de ceux qui ont ajouté le leur, ou du serveur.
verify-late = Ce que le serveur montre maintenant est cohérent ({ $hash } …). Ce navigateur n’était pas là quand le hasard a été scellé : il ne peut en savoir plus.
verify-old = Ce que le serveur montre correspond à l’empreinte d’avant la partie ({ $hash } …). Cette partie a commencé sous l’ancienne promesse : qui pouvait lire les données du serveur auparavant aurait pu choisir le hasard.
verify-none = Cette partie n’a pas été distribuée ici : rien n’a été promis de son hasard.
verify-commitment = La promesse n’a pas été tenue : avant la partie, le serveur a montré une autre empreinte de son secret !
verify-secret = La promesse n’a pas été tenue : le secret n’est pas celui dont l’empreinte a été montrée avant la partie !
verify-nonces = La promesse n’a pas été tenue : le hasard des places n’est pas celui qu’elles avaient scellé avant la partie !
verify-seed = La promesse n’a pas été tenue : la partie a été distribuée avec une autre graine que celle du secret et des nonces !
verify-replayed = Le serveur a rejoué la partie : toutes les cartes et tous les coups suivent de ce hasard. Pour le voir sans lui, gardez la partie et lancez : durbar record verify
verify-not-replayed = Le serveur dit que les coups ne suivent pas de ce hasard !

# Le journal, en plus de ce que dit le jeu

entry-sat = { $name } s’assied.
entry-lesson = La leçon commence. Sa donne est toujours la même.
entry-started = { $count ->
    [0] La partie commence, avec le hasard du serveur seul.
   *[other] La partie commence, avec le hasard du serveur et de { $luck }.
  }
entry-called-off = Rien n’a été distribué : l’appareil de { $names } n’a pas révélé son hasard.
entry-stumbled = { $by ->
    [random] { $seat } : le robot a trébuché, et le hasard décide cette fois.
   *[other] { $seat } : le robot a trébuché, et un plus simple décide cette fois.
  }
entry-undone = { $seat } reprend un coup.
entry-asked = { $seat } demande à reprendre un coup.
entry-answered = { $answer ->
    [yes] { $seat } est d’accord.
   *[no] { $seat } préfère ne pas revenir en arrière.
  }
entry-handed = { $why ->
    [resigned] Le temps de { $seat } est écoulé, et la partie perdue : un robot joue la suite.
    [time] Le temps de { $seat } est écoulé : un robot joue la suite.
   *[other] Un robot joue pour { $seat }.
  }
entry-holiday = { $seat } est en vacances, et a plus de temps.
entry-returned = { $seat } rejoue.
entry-paused = Les pendules sont arrêtées.
entry-resumed = Les pendules repartent.

# La boîte

box = Contenu de la boîte
box-of = La boîte de { $game }
box-own = Si vous possédez la boîte, corrigez une copie de la liste et jouez avec :
provenance-rulebook = imprimé dans le livret
provenance-public = d’après des pages publiques
provenance-deduced = se déduit des règles
provenance-reconstructed = reconstitué

# Ce que le serveur ne fait pas, et pourquoi (les codes sont ceux du serveur)

problem-bad-code = Ce n’est pas un code de secours, ou il a déjà servi.
problem-bad-name = « { $name } » s’écrit comme le nom d’un robot ; choisissez un autre nom.
problem-bad-passkey = Cette clé d’accès ne prouve rien ici : elle est abîmée, ou d’un autre site.
problem-bad-text = Dites quelque chose qui se voit, sans rien de caché.
problem-blank-name = Un nom a de 1 à 40 caractères visibles, et rien de caché.
problem-bot-plays = Un robot joue pour { $seat }.
problem-busy = Le serveur est très occupé ; réessayez dans un instant.
problem-dealing = On distribue ; attendez un instant.
problem-closing = Le serveur redémarre ; réessayez dans un instant.
problem-enough = { $what ->
    [seats] Vous avez changé { $most } fois de place ou de nom ici, et c’est assez.
    [seals] Vous avez scellé { $most } nonces ici, et c’est assez.
    [said] { $most } choses ont été dites, et c’est assez pour cette table.
    [withdrawn] Vous avez changé { $most } fois de choix dans cette partie : maintenant il compte.
   *[other] Vous avez repris, ou demandé à reprendre, { $most } fois dans cette partie, et c’est assez.
  }
problem-foreign-page = Cette page n’est pas celle du serveur ; ouvrez Durbar par sa propre adresse.
problem-free = Cette place est déjà libre.
problem-host-starts = C’est l’hôte qui commence la partie. S’il reste absent, toutes les personnes assises peuvent commencer sans lui.
problem-last-passkey = C’est votre dernière clé d’accès ; ajoutez-en une autre avant de la retirer.
problem-name-taken = Un membre porte ce nom, ou un nom si semblable qu’on vous confondrait.
problem-no-advice = Le robot qui conseille ne répond pas ; réessayez dans un instant.
problem-no-bot = Aucun robot ne joue pour { $seat } en ce moment.
problem-no-game = On ne peut pas jouer à ce jeu ici.
problem-no-hints = Cette table se joue sans conseils.
problem-no-holiday = Un membre a { $most } jours de vacances par an, et il vous en reste { $left }.
problem-no-lesson = Il n’y a pas encore de leçon ici.
problem-no-match = Cette table n’existe pas.
problem-no-moment = Ce moment n’existe pas.
problem-no-passkey = Vous n’avez pas cette clé d’accès.
problem-no-passkeys-here = Une clé d’accès appartient à un nom, pas à une adresse : ouvrez cette page par localhost, ou par le nom du serveur.
problem-no-record = Cette partie a commencé en son milieu : on ne peut pas la garder dans un fichier.
problem-nobody = Le serveur ne vous connaît pas encore ; rechargez la page.
problem-nobodys-name = C’est ainsi qu’on appelle qui est parti ; choisissez un autre nom.
problem-not-a-member = Il faut être membre pour cela : connectez-vous, ou devenez-le.
problem-not-absent = { $seat } n’est pas absent depuis longtemps.
problem-not-awaited = Votre hasard n’est pas attendu maintenant.
problem-not-asked = Personne ne vous demande rien.
problem-not-host = Seule la personne qui a créé la table peut le faire.
problem-not-kept = Le serveur n’a pas pu l’enregistrer : rien n’a changé. Réessayez dans un instant.
problem-not-now = { $when ->
    [open] C’est possible seulement avant le début de la partie.
    [running] C’est possible seulement pendant la partie.
   *[over] C’est possible seulement après la partie.
  }
problem-not-over = On ne peut l’avoir qu’après la partie.
problem-not-started = La partie n’a pas encore commencé.
problem-not-yours = C’est à ceux qui jouent de le faire, chacun à sa place.
problem-nothing-due = Vous n’avez rien à décider maintenant.
problem-one-seat = À une table de la page d’accueil, chacun n’a qu’une place, sauf l’hôte. Levez-vous d’abord.
problem-our-mistake = Le serveur a fait une erreur ; rien n’a changé.
problem-resigned = Le temps de { $seat } était écoulé, et à cette table c’est la fin.
problem-revealed = Votre hasard a déjà été révélé.
problem-rematched = Quelqu’un a déjà commencé la partie suivante.
problem-seats-free = Une place est encore libre : quelqu’un s’y assied, ou vous y mettez un robot.
problem-stale = La table a changé depuis votre choix ; regardez encore.
problem-stale-challenge = Cela a pris trop de temps, ou c’est déjà fait ; recommencez.
problem-stale-link = Ce lien est trop vieux, ou a déjà servi ; montrez-en un autre.
problem-stand-in = Pour une personne absente joue un robot moyen, pas un autre.
problem-started = La partie a commencé : vous pouvez regarder, mais pas vous asseoir.
problem-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-too-fast = C’était trop rapide ; attendez un instant.
problem-too-large = C’est trop pour un seul message.
problem-too-many = { $of ->
    [tables] Vous ne pouvez pas avoir plus de { $most } tables inachevées ; finissez-en une d’abord.
   *[connections] Trop de pages de Durbar sont ouvertes ici ({ $most }) ; fermez-en une.
  }
problem-too-many-attempts = Trop d’essais de connexion viennent de votre adresse. Revenez dans un moment.
problem-too-many-listed = Trop de tables de la page d’accueil viennent de votre adresse. Créez-en une par lien.
problem-too-many-members = Trop de nouveaux membres viennent de votre adresse. Revenez dans un moment.
problem-too-many-new = Trop de nouveaux invités et de tables viennent de votre adresse. Revenez plus tard.
problem-too-many-passkeys = Vous avez { $most } clés d’accès, c’est le plus possible ; retirez-en une d’abord.
problem-undo-refused = { $seat } préfère ne pas revenir en arrière.
problem-two-paces = Une table a une pendule, ou dure des jours, pas les deux.
problem-undo-asked = { $seat } demande déjà à reprendre un coup.
problem-undo-nothing = Vous n’avez pas encore joué : il n’y a rien à reprendre.
problem-unknown-passkey = Personne n’a cette clé d’accès ici : elle a été retirée, ou est d’un autre site.
problem-withheld = Cette place n’a pas révélé son hasard auparavant, et n’en ajoute plus.
problem-wrong-name = Pour être supprimé, écrivez votre propre nom.
problem-wrong-nonce = Ce n’est pas le hasard qui avait été scellé.
problem-unknown-move = Le serveur ne connaît pas ce coup ; rechargez la page.
problem-unreadable = Cette table ne peut plus être lue ; qui gère ce serveur peut savoir pourquoi.
problem-wrong-host = Ce serveur ne répond pas à ce nom. Son hôte peut le nommer avec --name.

# Un plateau pour tous les jeux

card-unseen = face cachée
nothing = rien
cards-spread = Les étaler
cards-together = Les rassembler
square = Ligne { $row }, colonne { $column } : { $what }

# Le guide de la première partie

reminder-heard = Compris
reminder-off = Plus de rappels
aid-learn = L’apprendre dans une partie guidée (cette table reste)
coach = Guide
coach-fixed = C’est une table d’entraînement : la donne est fixe et les autres jouent le jeu.
coach-next = Suite
coach-back = Retour
coach-count = { $number } sur { $of }
coach-skip = Passer
coach-restart = Recommencer
coach-call = Reprendre la leçon
coach-watch = Regardez jouer les autres …
coach-instead = C’est possible aussi ! Mais pour l’instant, essayez ceci : { $move }.
coach-astray = Vous avez quitté la leçon, et la table continue avec vous. Jouez librement ou reprenez la leçon au début.
coach-play-on = Continuer ici
coach-over = Vous savez jouer !
coach-over-more = Le reste vient en jouant. Des robots faciles vous attendent à une vraie table ; les règles restent à un clic.
coach-real-game = Place à une vraie partie
