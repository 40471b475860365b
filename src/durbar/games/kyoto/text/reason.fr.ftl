# Pourquoi un coup est bon, dit à qui le joue. $to est le nom d’une autre personne, $card celui d’une carte.

reason-gift-wins = Ce cadeau est le dernier qu’il vous faut : { $bells } grelots, et vous gagnez.
reason-gift = Un cadeau est aussitôt à l’abri : +{ $bells } { $bells ->
        [one] grelot
       *[other] grelots
    }, { $total } dans votre pile de score.
reason-own-bells = { $bells ->
        [one] Un grelot
       *[other] { $bells } grelots
    } pour vous, si vous rentrez à temps.
reason-safe = Vous restez sous { $limit } avec { $percent } % des cartes suivantes (vous en êtes à { $total }).
reason-own-draw = Vous piochez aussitôt une carte de plus.
reason-own-late-now = Vous restez trop tard ({ $total } sur { $limit }) : votre rangée est perdue, et la manche s’achève.
reason-own-refusal = Le Refus vous sauvera d’une mauvaise carte.
reason-own-late = Avec la Permission de minuit, il n’est trop tard qu’à { $limit }.
reason-own-back = Votre dernière carte s’en va ({ $card }) : vous revenez à { $total }.
reason-back-nothing = Votre rangée est vide : la Marche arrière ne vous coûte rien.
reason-other-late = { $to } reste trop tard : { $bells ->
        [0] la rangée est perdue
        [one] un grelot perdu
       *[other] { $bells } grelots perdus
    }, et la manche s’achève.
reason-keep = La manche s’achève, et { $bells ->
        [one] votre grelot est
       *[other] vos { $bells } grelots sont
    } à l’abri.
reason-spared-late = Avec elle, vous resteriez trop tard : { $total } sur { $limit }.
reason-spared = Avec elle, { $percent } % des cartes suivantes vous feraient rester trop tard.
reason-other-near = { $to } reste alors trop tard avec { $percent } % des cartes suivantes.
reason-other-bells = Des grelots que { $to } peut encore perdre : { $percent } % des cartes suivantes l’en privent.
reason-other-refusal = { $to } peut la refuser, mais y laisse un Refus.
reason-other-gift = Quelqu’un doit l’avoir ; { $to } gagne { $bells ->
        [one] un grelot
       *[other] { $bells } grelots
    }.
reason-other-back-bells = { $to } perd la dernière carte de sa rangée : { $card }.
reason-other-back = { $to } n’y perd que { $card }.
reason-other-back-nothing = { $to } n’a pas de carte dans sa rangée : elle n’y fait rien.
reason-other-little = Pour { $to }, cela change peu : { $percent } % des cartes suivantes seraient de trop.
reason-refuse-late = Vous resteriez trop tard : { $total } sur { $limit }.
reason-refuse-risk = Avec elle, { $percent } % des cartes suivantes vous feraient rester trop tard.
reason-refuse-back = Vous perdriez votre dernière carte : { $card }.
reason-keep-risked = { $bells ->
        [one] Un grelot est
       *[other] { $bells } grelots sont
    } en jeu dans votre rangée.
reason-keep-refusal = Vous gardez le Refus pour une carte plus mauvaise.
