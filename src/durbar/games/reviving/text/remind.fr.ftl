# Ce que le guide dit dans une vraie partie, la première fois que quelque chose arrive.

remind-bid = Une pièce sur un emplacement vise deux cartes, une proche et une lointaine. La plus forte gagne chaque carte ; à égalité, la plus proche.
remind-reveal = Toutes les pièces sont retournées. Sous le marché, « Qui a reçu quoi, et pourquoi » dit ce qui a décidé de chaque carte.
remind-build = Construisez ce qui convient : d’abord une base, puis la section juste au-dessus. Ce que vous gardez compte dans la limite de main.
remind-wild = Une section joker prend n’importe quelle couleur : choisissez celle que veut votre mission ou le bonus de couleur.
remind-complete = Un monument achevé rapporte son sommet, et davantage pour des sections de la même couleur.
remind-discard = Votre main est trop grande : ce que vous défaussez pourra être racheté avec une pièce restante.
remind-spend = Une pièce reste : elle devient des points, ou achète une carte défaussée à construire aussitôt.
