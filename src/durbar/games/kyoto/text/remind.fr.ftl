# Ce que le guide dit dans une vraie partie, la première fois que quelque chose arrive.

remind-first = Chaque carte retournée va à qui n’en a pas encore reçu ce tour-ci, vous compris : les heures basses pour vous, les hautes pour les autres.
remind-refusal = Vous pouvez refuser : la carte et votre Refus sont alors défaussés. Acceptez-la si elle ne vous nuit pas, et gardez le Refus.
remind-gift = Un cadeau va droit dans la pile de score : personne ne peut plus le perdre.
remind-draw = Cette carte en amène aussitôt une autre de la pioche, quelle qu’elle soit.
remind-back = Une Marche arrière enlève la dernière carte de la rangée, avec ses heures et ses grelots.
remind-late = Trop tard : cette rangée est perdue et la manche s’achève. Les autres gardent les grelots de leur rangée.
remind-bank = Vos grelots sont maintenant dans la pile de score : ils y sont à l’abri jusqu’à la fin.
