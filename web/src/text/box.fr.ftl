# An owner's own box, in French. Loaded where one is spoken of.

box-own = Si vous possédez la boîte, corrigez une copie de la liste et jouez avec, ici ou dans un terminal :
box-new-table = Une nouvelle table avec votre boîte
box-table = Retour à la table
box-differs = { $count ->
    [0] Pour tout ce qui compte, c’est la boîte habituelle.
    [one] Une chose diffère de la boîte habituelle :
   *[other] { $count } choses diffèrent de la boîte habituelle :
  }
box-what = Quoi
box-usual = Boîte habituelle
box-theirs = Cette boîte
own-box-what = Corrigez la liste de ce que contient la boîte et jouez avec. Déposez ici le fichier corrigé, ou modifiez la liste dans ce formulaire.
own-box-list = Obtenir la liste
own-box-file = Ouvrir une liste corrigée
own-box-edit = La modifier ici
own-box-rest = Pour ajouter ou retirer des cartes et des pièces, modifiez le fichier.
own-box-check = Vérifier et utiliser
own-box-wrong = On ne peut pas jouer avec cette liste. Le serveur dit pourquoi, en anglais :
own-box-kind = { $where } : { $kind ->
    [int] il faut ici un nombre
    [str] il faut ici un mot ou un texte
    [bool] il faut ici true ou false
    [array] il faut ici une liste
   *[other] il faut ici une table
  }.
own-box-range = { $where } : « { $name } » vaut { $value }. { $only ->
    [1] Il faut { $least }.
   *[other] Il faut un nombre de { $least } à { $most }.
  }
own-box-usual = Jouer finalement avec la boîte habituelle
