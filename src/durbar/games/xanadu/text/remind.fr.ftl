# Ce que le guide dit dans une vraie partie, la première fois que quelque chose arrive.

remind-start = Un bâtiment de départ ne coûte rien. Regardez ses cases : c’est ce que les ouvriers y récoltent, ceux des autres aussi.
remind-sell = Un bâtiment se vend au prix le plus bas qu’aucun ouvrier ne couvre. Vendez avant qu’il ne tombe ; chaque vente fait piocher une carte de plus.
remind-card = L’ouvrier est une carte de votre main, et vous la perdez : prenez celle qui vous manquera le moins.
remind-worker = Les ouvriers vont sur le bâtiment de n’importe qui. Qui récolte garde les ressources ce tour-ci ; le prix du propriétaire change.
remind-favour = Une faveur s’ouvre sur votre bâtiment : il vous donne désormais cette ressource à chaque tour.
remind-full = Quatre ouvriers : le bâtiment est vendu aussitôt, et part à la fin du tour.
remind-rebuild = La pioche est mélangée, la carte Fin de partie près du fond : la partie ne durera plus longtemps. Vendez à temps.
