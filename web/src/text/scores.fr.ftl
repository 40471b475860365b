# La feuille de score d’une partie finie, en français. Chargée avec elle.

scores-title = Feuille de score : { $game }
scores-played = Jouée le { $date }, édition { $edition } des règles.
scores-back = Vers la table
scores-print = Imprimer
scores-what = Pour quoi
scores-points = Points
scores-total = Total
scores-bot = robot
scores-where = Toute la partie se trouve à { $address }
