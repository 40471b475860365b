# Les notifications, en français : chargées quand on regarde comment on est prévenu.

notices-what = Vous pouvez être prévenu quand c’est votre tour à une table qui dure des jours et que vous ne l’avez pas ouverte. La notification dit le jeu et qui joue, rien d’autre, et mène à la table. Personne n’est prévenu sans l’avoir demandé.
notices-here = Me prévenir sur cet appareil
notices-impossible = Ce navigateur ne peut pas montrer de notifications ici : il faut une page sûre (https, ou localhost), et sur iPhone ou iPad l’application installée.
notices-denied = Ce navigateur n’autorise pas les notifications de cette page ; cela se change dans ses réglages.
notices-failed = Le navigateur n’a pas pu joindre son service de notifications ; rien n’a changé. Réessayez plus tard.
notices-kept = C’est enregistré.
device-here = { $name } (cet appareil)
device-since = depuis le { $date }
device-drop = Ne plus prévenir { $name }
quiet = Heures calmes
quiet-what = Ne pas me prévenir la nuit
quiet-begins = De
quiet-ends = À
quiet-zone = Fuseau horaire : { $zone }. Ce qui se passe entre-temps est annoncé après.
mail = Par e-mail
mail-what = Un seul e-mail annonce toutes les tables qui vous attendent. L’adresse vous permet aussi de revenir si vous perdez vos appareils ; personne d’autre ne la voit.
mail-members = Les membres peuvent aussi être prévenus par e-mail.
mail-address = Adresse e-mail
mail-every = Au plus
mail-interval = { $hours ->
    [0] jamais, seulement pour revenir
    [1] un e-mail par heure
    [24] un e-mail par jour
   *[other] un e-mail toutes les { $hours } heures
  }
mail-keep = Enregistrer
mail-drop = Retirer cette adresse
mail-unconfirmed = Rien n’y est envoyé avant que vous ouvriez le lien de l’e-mail pour confirmer que l’adresse est à vous.
mail-sent = Un e-mail part vers { $address } : ouvrez son lien pour confirmer que l’adresse est à vous.
