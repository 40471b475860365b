# La page sur soi-même, en français : chargée quand on l’ouvre.

you-are-guest = Vous êtes invité sur cet appareil.
member-what = Les membres gardent leurs tables, leur nom et leur historique sur tous leurs appareils. Il n’y a pas de mot de passe : cet appareil crée une clé d’accès.
member-name = Votre nom de membre
member-since = Membre depuis le { $date }
sign-in = Je suis membre : me connecter
sign-in-here = Me connecter sur cet appareil
have-code = J’ai un code de secours
recovery-code = Code de secours
sign-in-code = Me connecter avec le code
no-passkeys = Les clés d’accès ne marchent pas sur cette page : il leur faut une adresse sûre qui a un nom (https, ou localhost). Un code de secours ou un lien d’un autre appareil marche quand même.
passkey-cancelled = L’appareil n’a pas créé de clé d’accès ; rien n’a changé.
passkey-known = Cet appareil a déjà une clé d’accès pour vous.
recovery-codes = Codes de secours
recovery-what = Chacun vous permet d’entrer une fois si vous perdez vos appareils. Ils ne sont montrés que maintenant : enregistrez-les ou notez-les.
save-codes = Les enregistrer
codes-kept = Je les ai notés
codes-new = Nouveaux codes de secours
codes-left = { $count ->
    [0] Il ne vous reste aucun code de secours.
    [one] Il vous reste un code de secours.
   *[other] Il vous reste { $count } codes de secours.
  }
devices = Vos clés d’accès
passkey-name = Nom de cette clé d’accès
passkey-used = utilisée le { $date }
passkey-add = Ajouter une clé d’accès
passkey-drop = Retirer la clé d’accès { $name }
link-show = Se connecter sur un autre appareil
link-what = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Il marche une fois, pendant cinq minutes ; ne le montrez à personne d’autre.
link-qr = Le lien de connexion en code QR
link-sign-in = Lien de connexion
link-opened = Vous connecter sur cet appareil ?
link-opened-what = Un autre de vos appareils affiche ce lien. Quiconque se connecte avec devient vous : ne le faites que sur vos propres appareils.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
played = Parties jouées et gagnées
game = Jeu
mode = Avec qui
played-count = Jouées
won-count = Gagnées
mode-solo = en solo
mode-teams = en équipes
mode-bots = avec des robots
mode-people = entre joueurs
history = Vos parties terminées
history-find = Chercher un jeu ou un joueur
history-more = Parties plus anciennes
history-nothing = Aucune partie trouvée.
won = gagnée
lost-on-time = perdue au temps
place = { $place }e place
export = Toutes vos données, dans un fichier
leave-house = Supprimer mon compte
leave-house-what = Vos clés d’accès, votre nom et vos statistiques sont supprimés. À vos tables, vous devenez « un ancien membre » ; ce qu’on y a joué et dit reste. Des robots prennent le relais là où vous jouez encore. C’est définitif.
leave-house-name = Écrivez votre nom, { $name }, pour confirmer
leave-house-now = Supprimer mon compte pour de bon
holiday = Vacances
holiday-what = En vacances, vous n’êtes jamais hors délai aux tables qui durent plusieurs jours : au retour, vous retrouvez tout le temps d’un coup.
holiday-on = Vous êtes en vacances jusqu’au { $date }.
holiday-back = Je suis de retour
holiday-days = Jours à partir d’aujourd’hui (il vous en reste { $count } cette année)
holiday-take = Partir en vacances
admin-page = Le bon ordre de la maison
