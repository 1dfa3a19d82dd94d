type Written = { worked: string; stuck: string; asked: string; cash?: true; runway?: true };

/** The demo founder's updates, by the age of their figures in months when the demo is loaded. */
export const founderUpdates: Readonly<Record<number, Written>> = {
  3: {
    worked: "Dix restaurants de plus commandent chaque semaine, tous envoyés par un client.",
    stuck: "Un camion en panne trois jours\u00A0: nous avons livré en retard, et deux clients sont partis.",
    asked: "Connaissez-vous un loueur qui remplace un camion frigorifique dans la journée\u202F?",
  },
  2: {
    worked: "Un deuxième camion roule depuis le 12. Plus aucune livraison en retard.",
    stuck: "Le prix des agrumes a doublé, et nous l’avons pris sur notre commission.",
    asked: "D’ici le mois prochain, nous rencontrons trois coopératives. Présentez-nous à la vôtre.",
    cash: true,
  },
  1: {
    worked: "Quarante-deux restaurants actifs. Deux coopératives livrent désormais chaque nuit.",
    stuck: "Recruter\u00A0: personne n’a encore accepté le poste de responsable des tournées.",
    asked: "Le mois prochain, nous ouvrons un essai à Nîmes avec cinq restaurants. Qui y connaissez-vous ?",
    cash: true,
    runway: true,
  },
};

export const sampleUpdate: Written = {
  worked: "Deux écoles ont renouvelé pour l’année, une troisième commence lundi.",
  stuck: "La reconnaissance de la voix se trompe encore dans une classe bruyante.",
  asked: "Nous cherchons une école qui nous laisse enregistrer une matinée.",
};

export const messages = {
  met: "J’ai tenu une cuisine avant d’investir, et je connais les matins sans livraison. Parlons de votre deuxième ville.",
  waiting:
    "Nous suivons les circuits courts depuis quatre ans et avons deux participations dans la logistique. J’aimerais comprendre vos tournées.",
  due: "Nous entrons plus tard que vous n’en êtes, et j’aimerais tout de même vous connaître avant votre prochain tour.",
  withTimes:
    "Un chantier de notre portefeuille tient encore ses plannings sur papier. Voyons ensemble si votre outil lui convient.",
  young:
    "Nous avons regardé le tri optique pour d’autres récoltes. Le vôtre se fait chez le producteur\u00A0: racontez-nous.",
  lapsed: "Vos exercices à voix haute intéressent deux éditeurs que nous connaissons bien. Faisons connaissance.",
};
