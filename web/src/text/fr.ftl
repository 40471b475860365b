# L’habillage du client web en français. Ce que dit un jeu est dans son propre catalogue.

skip = Aller à la table
home = Accueil
lost = Il n’y a rien ici
loading = Un instant…
offline = Le serveur est injoignable.
server-status = Le serveur a répondu avec le statut { $status }.
reload = Réessayer
close = Fermer
yes = Oui
no = Non
send = Envoyer
fact = { $name } : { $value }
more = La table et ses joueurs
table = Cette table

# La maison

hero = Prenez place.
hero-more = Des jeux de société entre amis et avec de bons robots : un lien suffit, sans compte.
play-now = Jouer
learn = Apprendre
learn-first = Apprendre à jouer
learn-offer = Première partie ? Apprenez à jouer ici
lesson = leçon
invite = Entre amis
your-turn = À vous de jouer
play-on = Jouer
left-days = encore { $count } jours
left-days-short = { $count } j
left-hours-short = { $count } h
left-minutes-short = { $count } min
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
open-tables = { $count ->
    [one] Une table a une place libre
   *[other] { $count } tables ont une place libre
  }
running-tables = Tables à regarder
finished-tables = Tables terminées
go-back = Y retourner
sit-down = S’asseoir
watch = Regarder
review = Analyse
score-sheet = Feuille de score
replay = Revoir
nobody = encore personne
status-open = en attente
status-running = en cours
bot-for-you = un robot joue
warning-read = J’ai lu
warning = Les hôtes de ce serveur vous font savoir :
status-over = terminée

# Réglages

settings = Réglages
language = Langue
theme = Thème
theme-system = Comme cet appareil
theme-light = Clair
theme-dark = Sombre
speed = Rythme du jeu
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-steps = Pas à pas
speed-once = Instantané
sound = Son
confirm-moves = Demander avant un coup qu’on ne peut pas annuler
play-forced = Jouer pour moi les coups forcés
reminders = Après une leçon : les rappels du guide, à chaque première fois
text-mode = Mode texte
text-mode-what = La table en mots, avec des titres, des choix numérotés et un journal lu à voix haute.

# Qui vous êtes

profile = Vous
guest = invité
former-member = un ancien membre
become-member = Devenir membre

# Avant une partie contre des robots

fact-players = joueurs
fact-minutes = { $minutes } min
fact-hard-1 = facile
fact-hard-2 = moyen
fact-hard-3 = moyen
fact-hard-4 = exigeant
fact-luck-little = peu de hasard
fact-luck-little-short = peu
fact-luck-some = un peu de hasard
fact-luck-some-short = un peu
fact-luck-much = beaucoup de hasard
fact-luck-much-short = beaucoup

# Une table dont on ne veut plus

dismiss = Retirer cette table de { $game } de la liste
table-closed = Cette table a été fermée

# Une nouvelle table

new-table = Nouvelle table : { $game }
no-game = Ce jeu ne peut pas se jouer ici.
who-plays = Qui joue ?
how-many = Nombre de joueurs
edition = Règles : édition { $edition }
seat = Place { $number }
sitter-me = moi
sitter-beside = à côté de moi
beside-what = Vous partagez l’appareil ; un rideau cache la table jusqu’à ce que le joueur suivant l’ait en main.
beside-name = Joueur { $number }
name-of-seat = Nom à la place { $number }
sitter-friend = un ami
sitter-easy = un robot facile
sitter-medium = un robot moyen
sitter-hard = un robot difficile
sitter-master = un robot maître
what-easy = Facile : pour une première partie ; il joue d’instinct, et se trompe souvent.
what-medium = Moyen : il ne fait pas de grosse bévue.
what-hard = Difficile : il joue comme un bon joueur de club.
what-master = Maître : il joue de son mieux et réfléchit une seconde.
options = Options
rulings = Là où la règle se tait ({ $count })
unfit = Impossible à cette table ({ $count })
show-odds = Montrer le risque que la prochaine carte soit de trop
show-hints = Conseils : on peut interroger un maître
pace = Rythme
pace-relaxed = Tranquille : sans pendule
pace-quick = Rapide : 5 minutes chacun, plus 5 secondes par coup
pace-slow = Lent : 20 minutes chacun, plus 15 secondes par coup
pace-each = Rythme : { $bank } chacun, plus { $seconds } s par coup
pace-days = Sur plusieurs jours : chacun prend son temps
days-each = Temps pour chaque décision
days-hours = { $hours ->
    [12] 12 heures
    [24] 1 jour
    [48] 2 jours
    [72] 3 jours
   *[168] 7 jours
  }
days-late = Quand le temps est écoulé
rated = Cotée
rated-wish = Compte pour les cotes de qui joue
rated-what = Entre membres, chacun à une seule place : avec un robot ou un invité à la table, la partie ne compte pas. Pas de conseils ; quitter la table, c’est perdre.
rated-members = Seules les parties entre membres comptent. On devient membre sous « Vous ».
rated-table = Cotée : cette partie compte si seuls des membres la jouent. Quitter la table, c’est perdre.
rated-not = Non cotée : avec un robot ou un invité à la table, elle ne compte pas.
days-forced = Le seul coup possible d’une personne absente est joué aussitôt
days-forced-what = Les autres voient donc qu’il n’y avait pas le choix.
days-late-bot = un robot joue jusqu’à son retour
days-late-resign = la partie est perdue ; un robot joue la suite
who-sees = Qui peut trouver la table ?
by-link = Seulement avec le lien
listed = Tout le monde, sur la page d’accueil
create = Créer la table
create-start = Créer et commencer

# Avant le début

waiting-for = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
all-here = Tout le monde est là.
not-all-here = Tout le monde n’est pas encore là.
to-tournament = Vers le tournoi
arranged-begins = La partie commence tout de suite.
arranged-waits = La partie commence toute seule dès que tout le monde est là.
arranged-left = { $minutes ->
    [0] Dans { $seconds } s, elle commence sans les absents.
   *[other] Dans { $minutes } min { $seconds } s, elle commence sans les absents.
  }
your-name = Votre nom
name-beside = Nom du joueur à côté de vous
name-optional = facultatif
you = vous
away = absent
holiday-short = en vacances
on-holiday = en vacances jusqu’au { $date }
stand = Se lever
free = Libérer la place
remove = Renvoyer
seat-free = libre
sit-here = S’asseoir ici
sit-too = S’asseoir ici aussi
put-bot = Ajouter un robot
start = Commencer
start-without = Commencer sans l’hôte
host-begins = C’est l’hôte qui commence la partie.
agreed = veut commencer
share = Invitez vos amis : avec ce lien, on peut s’asseoir ou regarder.
link = Lien vers cette table
qr = Le lien vers cette table en code QR
copy = Copier
copied = Copié
share-it = Partager
promise-before = Le serveur a scellé sa part de hasard ({ $hash }…). Chaque appareil à la table ajoute la sienne quand la partie commence.
luck-none = n’ajoute pas son propre hasard
luck-sealed = hasard scellé
luck-revealed = hasard révélé
luck-mixed = hasard ajouté
luck-away = absent, n’ajoute pas de hasard
luck-withheld = n’a pas révélé son hasard
dealing = On distribue : on attend le hasard de { $names }…
called-off = Les cartes n’ont pas été distribuées : l’appareil de { $names } n’a pas révélé le hasard qu’il avait scellé. Commencez à nouveau pour jouer sans lui.
level-easy = robot facile
level-medium = robot moyen
level-hard = robot difficile
level-master = robot maître
no-table = Cette table n’existe pas

# À table

you-move = À vous :
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
asks-first = { $move } ? Ce coup ne pourra pas être annulé.
confirm = Confirmer
again = Appuyez encore : { $move }
you-watch = Vous regardez
forced = Un seul coup est possible, il est joué pour vous : { $move }
forced-log = (le seul coup possible, joué pour vous)
go-on = Continuer
since-own = Depuis votre dernier tour
show-again = Revoir
to-you = Pour vous
skip-show = Passer
undo = Annuler le coup
undo-ask = Demander à annuler le coup
asks-undo = { $name } demande à annuler son dernier coup.
hint = Conseil
hints-on = Conseils permis : on peut interroger un maître.
own-box-bots = Les robots ont appris à jouer avec la boîte habituelle, pas avec celle-ci : ils sont plus faibles ici.
hints-off = Pas de conseils à cette table.
hint-ahead = { $choices ->
        [one] C’est le seul coup possible.
       *[other] Des { $choices } coups possibles, c’est le meilleur, à en juger par la suite.
    }
hint-sure = Un maître en est sûr à { $percent } % ; sinon : { $other } ({ $next } %).
hint-left = { $count ->
        [one] puis encore une étape
       *[other] puis encore { $count } étapes
    }
rules = Règles
rules-of = Les règles de { $game }
study-of = Une étude de { $game }
puzzles = Problèmes
rules-goal = Le but
rules-things = Ce qui se trouve sur la table
rules-search = Chercher : un mot ou un numéro
rules-none = Aucune règle n’en parle.
aid = Aide
aid-of = Aide de jeu : { $game }
aid-how = Survolez n’importe quoi sur la table, ou gardez le doigt dessus, pour savoir ce que c’est.
aid-turn = Votre tour
aid-points = Comment marquer des points
aid-signs = Les symboles
aid-card = Comment lire une carte
explanation = Explication
rule-number = Règle { $number }
card-parts = Les parties de cette carte
account-total = Si la partie s’arrêtait maintenant
log = Ce qui s’est passé
go-to-moment = Voir ce moment
chat = Tchat
chat-say = Dire quelque chose
chat-empty = Personne n’a encore rien dit.
chat-off = La discussion est coupée à cette table.
chat-switch = Autoriser la discussion
about-person = { $name } : mettre en sourdine, bloquer ou signaler
watching-one = spectateur
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
not-yet = Pas encore
away-for = absent ; { $seconds } s
let-bot = Laisser jouer un robot
wait = Attendre
take-back = Reprendre la main
leave-seat = Faire jouer un robot pour { $name }
reconnecting = Pas de connexion. Nouvel essai…
reconnecting-sending = Pas de connexion. Votre coup est gardé et sera envoyé…
time-machine = Machine à remonter le temps
in-the-past = Vous voyez un moment passé.
play-moments = Lecture
pause = Pause
seen-by = Vu par qui
all-open = Tout visible
as-seen-by = Vu par { $name }
link-moment = Copier le lien
first-moment = Le premier moment
earlier = Avant
later = Après
now = Maintenant
moment = Moment
moment-of = { $number } sur { $last }
shortcuts = Raccourcis
key-1-9 = faire ce choix
key-Enter = confirmer
key-Escape = annuler ; revenir au présent
key-u = annuler le coup
key-h = conseil
key-i = expliquer l’élément suivant (avec Maj : le précédent)
key-a = aide de jeu
key-r = règles
key-l = ce qui s’est passé
key-c = tchat
key-s = passer l’animation
key-n = continuer, pas à pas
key-t = mode texte
key-help = cette liste

# Plusieurs personnes, un appareil

pass-to = Passez l’appareil à { $name }
pass-why = C’est le tour de { $name }. La table reste cachée tant que { $name } n’a pas l’appareil.
who-is-here = Qui a l’appareil ?
who-is-here-why = La table montre ce que cette personne a le droit de voir, et rien d’autre.
i-am = Je suis { $name } : montrer la table
no-curtain = Nous jouons ensemble : pas de rideau à cette table
curtain = Tirer un rideau avant de passer l’appareil

# La fin

you-win = Vous gagnez !
nobody-wins = Pas cette fois
winner = { $name } gagne
lost-anyway = { $count ->
    [one] { $names } a manqué de temps ou quitté la table, et a perdu.
   *[other] { $names } ont manqué de temps ou quitté la table, et ont perdu.
  }
has-lost = a perdu
rematch = Rejouer
to-rematch = À la partie suivante
animation = Enregistrer en image animée
record = Enregistrer la partie
verify = Vérifier le mélange
verify-own = Vérifié par ce navigateur : tout le hasard était scellé avant la première carte ({ $hash }…), le vôtre en fait partie, et rien n’a changé depuis. Personne n’a pu choisir les cartes.
verify-witness = Vérifié par ce navigateur : tout le hasard était scellé avant la première carte ({ $hash }…), et rien n’a changé depuis. Le vôtre n’en fait pas partie : il faut que le serveur, ou l’un au moins de ceux qui ont ajouté le leur, soit honnête.
verify-late = Ce que le serveur montre maintenant est cohérent ({ $hash }…). Ce navigateur n’était pas là quand le hasard a été scellé : il ne peut en dire plus.
verify-old = Ce que le serveur montre correspond à l’empreinte d’avant la partie ({ $hash }…). Cette partie a commencé sous l’ancienne promesse : quiconque pouvait lire les données du serveur auparavant aurait pu choisir le hasard.
verify-none = Cette partie n’a pas été distribuée ici : rien n’a été promis sur son hasard.
verify-commitment = La promesse n’a pas été tenue : avant la partie, le serveur a montré une autre empreinte de son secret !
verify-secret = La promesse n’a pas été tenue : le secret n’est pas celui dont l’empreinte a été montrée avant la partie !
verify-nonces = La promesse n’a pas été tenue : le hasard des places n’est pas celui qu’elles avaient scellé avant la partie !
verify-seed = La promesse n’a pas été tenue : la partie n’a pas été distribuée avec la graine que donnent le secret et les nonces !
verify-replayed = Le serveur a rejoué la partie : toutes les cartes et tous les coups découlent de ce hasard. Pour vérifier sans lui, enregistrez la partie et lancez : durbar record verify
verify-not-replayed = Le serveur dit que les coups ne découlent pas de ce hasard !

# Le journal, en plus de ce que dit le jeu

entry-sat = { $name } s’assied.
    .you = Vous vous asseyez.
entry-removed = L’hôte a renvoyé quelqu’un.
entry-named = { $name } s’appelle ainsi désormais.
    .you = Vous vous appelez { $name } désormais.
entry-chat-set = { $on ->
    [yes] L’hôte a rétabli la discussion.
   *[no] L’hôte a coupé la discussion.
  }
entry-lesson = La leçon commence. La donne est toujours la même.
entry-started = { $count ->
    [0] La partie commence, avec le seul hasard du serveur.
   *[other] La partie commence, avec le hasard du serveur et celui de { $luck }.
  }
    .you = { $count ->
        [0] La partie commence, avec le hasard du serveur et le vôtre.
       *[other] La partie commence, avec le hasard du serveur, le vôtre et celui de { $luck }.
      }
entry-called-off = Les cartes n’ont pas été distribuées : l’appareil de { $names } n’a pas révélé son hasard.
entry-stumbled = { $by ->
    [random] Le robot { $seat } a trébuché : le hasard décide cette fois.
   *[other] Le robot { $seat } a trébuché : un robot plus simple décide cette fois.
  }
entry-undone = { $seat } annule un coup.
    .you = Vous annulez un coup.
entry-asked = { $seat } demande à annuler un coup.
    .you = Vous demandez à annuler un coup.
entry-answered = { $answer ->
    [yes] { $seat } est d’accord.
   *[no] { $seat } n’est pas d’accord.
  }
    .you = { $answer ->
        [yes] Vous êtes d’accord.
       *[no] Vous n’êtes pas d’accord.
      }
entry-handed = { $why ->
    [resigned] Le temps de { $seat } est écoulé, et la partie perdue : un robot joue la suite.
    [time] Le temps de { $seat } est écoulé : un robot joue la suite.
   *[other] Un robot joue pour { $seat }.
  }
    .you = { $why ->
        [resigned] Votre temps est écoulé, et la partie perdue : un robot joue la suite.
        [time] Votre temps est écoulé : un robot joue la suite.
       *[other] Un robot joue pour vous.
      }
entry-holiday = { $seat } est en vacances et a plus de temps.
    .you = Vous êtes en vacances et avez plus de temps.
entry-returned = { $seat } reprend la partie.
    .you = Vous reprenez la partie.
entry-paused = Les pendules sont arrêtées.
entry-walkover = { $names ->
    [none] Personne ne gagne : tout le monde a perdu.
   *[other] { $names } gagne : tous les autres ont perdu.
  }
entry-rated = Cotes : { $ratings }
entry-resumed = Les pendules repartent.

# La boîte

box = Contenu de la boîte
box-short = La boîte
box-of = La boîte de { $game }
box-known = Ce qu’on sait de cette boîte, et ce qui est reconstitué
box-owner = On joue avec la boîte de { $name }.
box-house = On joue avec la boîte de la maison.
box-somebody = On joue avec une boîte personnelle.
box-compare = En quoi elle diffère de la boîte habituelle
own-box = Je possède cette boîte
provenance-rulebook = imprimé dans le livret
provenance-public = d’après des pages publiques
provenance-deduced = se déduit des règles
provenance-reconstructed = reconstitué

# Ce que le serveur ne fait pas, et pourquoi (les codes sont ceux du serveur)

problem-bad-address = Ce n’est pas une adresse e-mail : il en faut une comme ada@example.org.
problem-bad-code = Ce n’est pas un code de secours, ou il a déjà servi.
problem-banned = { $until ->
    [never] Vous êtes exclu de ce serveur : { $reason }
   *[other] Vous êtes exclu de ce serveur jusqu’au { $until } : { $reason }
  }
problem-bad-name = « { $name } » ressemble au nom d’un robot ; choisissez un autre nom.
problem-bad-passkey = Cette clé d’accès n’est pas valable ici : elle est abîmée, ou vient d’un autre site.
problem-bad-text = Écrivez quelque chose de visible, sans caractères cachés.
problem-bad-zone = Ce fuseau horaire n’est pas connu ici.
problem-blank-name = Un nom a de 1 à 40 caractères visibles, rien de caché, et pas seulement des points.
problem-bot-plays = Un robot joue pour { $seat }.
problem-busy = Le serveur est très occupé ; réessayez dans un instant.
problem-dealing = On distribue ; attendez un instant.
problem-closed = Cette table a été fermée : il ne s’y passe plus rien.
problem-closing = Le serveur redémarre ; réessayez dans un instant.
problem-enough = { $what ->
    [seats] Vous avez changé { $most } fois de place ou de nom ici : c’est la limite.
    [chat] La discussion a été coupée et rétablie { $most } fois ici : c’est la limite.
    [seals] Vous avez scellé { $most } nonces ici : c’est la limite.
    [said] { $most } messages ont été envoyés : c’est la limite de cette table.
    [withdrawn] Vous avez changé { $most } fois d’avis dans cette partie : ce choix est définitif.
   *[other] Vous avez annulé, ou demandé à annuler, { $most } fois dans cette partie : c’est la limite.
  }
problem-foreign-page = Cette page ne vient pas du serveur ; ouvrez Durbar à sa propre adresse.
problem-free = Cette place est déjà libre.
problem-arranged = Chacun a déjà sa place ici, et la partie commence toute seule.
problem-host-starts = C’est l’hôte qui commence la partie. S’il reste absent, les autres joueurs peuvent commencer sans lui.
problem-last-passkey = C’est votre dernière clé d’accès ; ajoutez-en une autre avant de la retirer.
problem-name-taken = Un membre porte ce nom, ou un nom si semblable qu’on vous confondrait.
problem-no-advice = Le robot qui conseille ne répond pas ; réessayez dans un instant.
problem-no-animation = L’image de cette partie n’a pas pu être faite ; réessayez plus tard.
problem-no-bot = Aucun robot ne joue pour { $seat } en ce moment.
problem-no-chat = L’hôte a coupé la discussion à cette table.
problem-no-device = Vous n’avez pas cet appareil.
problem-no-game = On ne peut pas jouer à ce jeu ici.
problem-no-hints = Cette table se joue sans conseils.
problem-no-holiday = Un membre a { $most } jours de vacances par an, et il vous en reste { $left }.
problem-no-lesson = Il n’y a pas encore de leçon ici.
problem-no-mail = Ce serveur n’envoie pas d’e-mails.
problem-no-match = Cette table n’existe pas.
problem-no-moment = Ce moment n’existe pas.
problem-no-passkey = Vous n’avez pas cette clé d’accès.
problem-no-passkeys-here = Une clé d’accès appartient à un nom, pas à une adresse : ouvrez cette page par localhost, ou par le nom du serveur.
problem-no-record = Cette partie a commencé en cours de route : on ne peut pas l’enregistrer.
problem-nobody = Le serveur ne vous connaît pas encore ; rechargez la page.
problem-nobodys-name = C’est le nom donné aux membres partis ; choisissez un autre nom.
problem-not-a-member = Il faut être membre pour cela : connectez-vous ou inscrivez-vous.
signed-out = Vous avez été déconnecté sur cet appareil.
problem-not-alone = D’autres personnes ont leur place à cette table : vous pouvez la quitter, pas la fermer.
problem-not-absent = { $seat } n’est pas absent depuis assez longtemps.
problem-not-awaited = On n’attend pas votre hasard maintenant.
problem-not-asked = Personne ne vous demande rien.
problem-not-host = Seule la personne qui a créé la table peut le faire.
problem-not-kept = Le serveur n’a pas pu l’enregistrer : rien n’a changé. Réessayez dans un instant.
problem-not-now = { $when ->
    [open] C’est possible seulement avant le début de la partie.
    [running] C’est possible seulement pendant la partie.
   *[over] C’est possible seulement après la partie.
  }
problem-not-over = Ce n’est disponible qu’après la partie.
problem-not-started = La partie n’a pas encore commencé.
problem-not-welcome = Vous ne pouvez pas vous asseoir à cette table ; choisissez-en une autre.
problem-removed = L’hôte vous a renvoyé de cette table ; vous pouvez regarder.
problem-silenced = { $until ->
    [never] Vous ne pouvez ici ni discuter ni changer de nom : { $reason }
   *[other] Vous ne pouvez ici ni discuter ni changer de nom jusqu’au { $until } : { $reason }
  }
problem-not-yours = Seuls les joueurs peuvent le faire, chacun à sa place.
problem-nothing-due = Vous n’avez rien à décider maintenant.
problem-one-seat = À une table de la page d’accueil, chacun n’a qu’une place, sauf l’hôte. Levez-vous d’abord.
problem-our-mistake = Le serveur a fait une erreur ; rien n’a changé.
problem-no-puzzle = Ce problème n’existe pas.
problem-no-more-puzzles = Vous avez répondu à tous les problèmes de ce jeu.
problem-no-player = Aucun membre n’a ce nom.
problem-being-seated = Une table se prépare pour vous ; allez d’abord la voir.
problem-crowded = Trop de gens attendent des adversaires. Réessayez dans un moment.
problem-not-waiting = Vous n’attendez plus d’adversaires ; refaites la demande.
problem-rated-bots = Une partie cotée se joue sans robots.
problem-rated-members = Seules les parties entre membres sont cotées.
problem-rated-away = Une partie cotée commence quand tout le monde est là : les absents la perdraient.
problem-stranger = On ne peut inviter que les personnes que l’on suit ou avec qui l’on a joué.
problem-too-many-followed = Vous suivez { $most } personnes, c’est le maximum ; cessez d’abord d’en suivre une.
problem-too-many-invited = { $most } personnes sont invitées à cette table, c’est le maximum.
problem-yourself = On ne peut pas se suivre soi-même.
problem-no-tournament = Ce tournoi n’existe pas.
problem-not-tournament-host = Seul l’organisateur peut faire cela.
problem-too-few = Un tournoi demande au moins { $fewest } joueurs.
problem-too-many-tournaments = Vous organisez { $most } tournois qui ne sont pas finis ; finissez-en d’abord un.
problem-tournament-begun = Ce tournoi a commencé : on peut le suivre, mais plus s’inscrire.
problem-tournament-off = Ce tournoi a été annulé.
problem-tournament-over = Ce tournoi est terminé.
problem-tournament-full = Ce tournoi est complet.
problem-rated-box = Une table cotée se joue avec la boîte habituelle.
problem-rated-hints = Une table cotée n’a pas de conseils.
problem-resigned = Le temps de { $seat } est écoulé : à cette table, la partie est perdue.
problem-revealed = Votre hasard a déjà été révélé.
problem-rematched = Quelqu’un a déjà commencé la partie suivante.
problem-seats-free = Une place est encore libre : attendez quelqu’un, ou ajoutez un robot.
problem-stale = La table a changé depuis votre choix ; regardez à nouveau.
problem-stale-challenge = Cela a pris trop de temps, ou c’est déjà fait ; recommencez.
problem-stale-link = Ce lien est trop ancien, ou a déjà servi ; demandez-en un autre.
problem-stand-in = Seul un robot moyen peut jouer pour une personne absente.
problem-started = La partie a commencé : vous pouvez regarder, mais pas vous asseoir.
problem-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-too-fast = Trop vite ; attendez un instant.
problem-too-large = C’est trop long pour un seul message.
problem-too-many = { $of ->
    [tables] Vous ne pouvez pas avoir plus de { $most } tables inachevées ; finissez-en une d’abord.
   *[connections] Trop de pages de Durbar sont ouvertes ici ({ $most }) ; fermez-en une.
  }
problem-too-many-attempts = Trop de tentatives de connexion depuis votre adresse. Réessayez plus tard.
problem-too-many-devices = Vous avez déjà des notifications sur { $most } appareils, c’est le maximum ; retirez-en un d’abord.
problem-too-many-letters = Trop d’e-mails ont été demandés ; revenez dans une heure.
problem-too-many-listed = Trop de tables de la page d’accueil viennent de votre adresse. Créez-en une par lien.
problem-no-review = Il n’y a pas de partie complète à analyser à cette table.
problem-too-many-reviews = Vos autres analyses sont encore en cours. Attendez-les.
problem-reviews-busy = Beaucoup d’analyses sont en cours. Réessayez dans quelques minutes.
problem-too-many-pairings = Trop de demandes d’adversaires. Revenez dans un moment.
problem-too-many-members = Trop de nouveaux membres depuis votre adresse. Réessayez plus tard.
problem-too-many-new = Trop de nouveaux invités et de nouvelles tables depuis votre adresse, ou sur ce serveur. Réessayez plus tard.
problem-too-many-passkeys = Vous avez { $most } clés d’accès, c’est le maximum ; retirez-en une d’abord.
problem-undo-refused = { $seat } n’est pas d’accord pour annuler ce coup.
problem-two-paces = Une table se joue à la pendule ou sur plusieurs jours, pas les deux.
problem-undo-asked = { $seat } demande déjà à annuler un coup.
problem-undo-nothing = Vous n’avez pas encore joué : il n’y a rien à annuler.
problem-unknown-passkey = Personne n’a cette clé d’accès ici : elle a été retirée, ou vient d’un autre site.
problem-withheld = Cette place n’a pas révélé son hasard auparavant : elle ne peut plus en ajouter.
problem-wrong-name = Pour supprimer votre compte, écrivez votre propre nom.
problem-wrong-nonce = Ce n’est pas le hasard qui avait été scellé.
problem-unknown-move = Le serveur ne connaît pas ce coup ; rechargez la page.
problem-unreadable = Cette table ne peut plus être lue ; la personne qui gère ce serveur peut savoir pourquoi.
problem-wrong-host = Ce serveur ne répond pas à ce nom. Son hôte peut le nommer avec --name.

# Un plateau pour tous les jeux

card-unseen = face cachée
nothing = rien
cards-spread = Les étaler
cards-together = Les empiler
square = Ligne { $row }, colonne { $column } : { $what }

# Le guide de la première partie

reminder-heard = Compris
reminder-off = Ne plus rappeler
aid-learn = Apprendre le jeu dans une partie guidée (cette table vous attendra)
coach = Guide
coach-fixed = C’est une table d’entraînement : les cartes sont fixées, et les autres jouent le jeu.
coach-next = Suite
coach-back = Retour
coach-count = { $number } sur { $of }
coach-skip = Passer
coach-restart = Recommencer
coach-call = Reprendre la leçon
coach-watch = Regardez jouer les autres…
coach-instead = C’est possible aussi ! Mais pour l’instant, essayez ceci : { $move }.
coach-astray = Vous avez quitté la leçon, et la table continue avec vous. Jouez librement, ou recommencez la leçon.
coach-play-on = Continuer ici
coach-over = Vous savez jouer !
coach-over-more = Le reste vient en jouant. Des robots faciles vous attendent à une vraie table ; les règles restent à un clic.
coach-real-game = Place à une vraie partie
