# Les annonces en français : ce qui est dit par notification et par e-mail.

notice-turn = À vous de jouer : { $game }
notice-began = Votre table est prête : { $game }
notice-invited = On vous invite : { $game }
notice-call-off = Annulé : { $name }
notice-with = Avec { $names }
notice-former = un ancien membre

mail-digest = { $count ->
    [one] Durbar : une table vous attend
   *[other] Durbar : { $count } tables vous attendent
  }
mail-called-off = Durbar : un tournoi a été annulé
mail-stop = { $every ->
    [one] Au plus un tel e-mail est envoyé par heure. Pour ne plus en recevoir, ouvrez ceci :
    [24] Au plus un tel e-mail est envoyé par jour. Pour ne plus en recevoir, ouvrez ceci :
   *[other] Au plus un tel e-mail est envoyé en { $every } heures. Pour ne plus en recevoir, ouvrez ceci :
  }

mail-confirm = Durbar : est-ce votre adresse ?
mail-confirm-text = { $name } a donné cette adresse à Durbar, une table pour les jeux de société, pour savoir quand c’est son tour et pour se connecter par un lien. Si c’était vous, ouvrez ceci dans la journée et dites-le :
mail-confirm-else = Sinon, il n’y a rien à faire : rien d’autre ne sera envoyé ici.

mail-back = Durbar : se connecter
mail-back-text = Quelqu’un, peut-être vous, a demandé à revenir à Durbar comme { $name }. Ce lien connecte, une fois, dans les 15 prochaines minutes :
mail-back-else = Si ce n’était pas vous, il n’y a rien à faire. Ne montrez ce lien à personne : qui l’ouvre, c’est vous.
