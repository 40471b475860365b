# Ce qu’une messagerie montre d’un lien

preview-match = { $game } : { $what }
preview-open = une table vous attend
preview-running = la partie est en cours
preview-free = une place libre
preview-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
preview-nobody = Personne ne gagne.
preview-review = analyse
preview-move = analyse, coup { $number }
preview-moment = après le coup { $number }
preview-gave = Choix de { $name } : { $mark } ({ $percent } de la victoire).
preview-luck = Hasard : { $percent } de la victoire pour { $name }.
preview-quiet = { $name } joue.
preview-tournament = Tournoi : { $game }
preview-member = Parties, cotes et derniers matchs
