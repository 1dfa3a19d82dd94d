import type { words as en } from "./request-words.en.ts";

export const words: typeof en = {
  back: "Retour au tableau de bord",
  pageTitle: (name) => `Une heure avec ${name}`,
  topic: "Sur quoi veux-tu travailler\u202F?",
  topicHint: "Le mentor le lit pour se préparer.",
  times: "Trois créneaux qui te conviennent, heure de Paris",
  time: (number) => `Créneau ${number}`,
  send: "Envoyer ma demande",
  errors: {
    topicRequired: "Dis sur quoi tu veux travailler.",
    topicTooLong: "1\u202F000 caractères au plus.",
    timeRequired: "Saisis une date et une heure.",
    timePast: "Choisis un créneau dans un jour au moins et trois mois au plus.",
    timeTwice: "Choisis trois créneaux différents.",
  },
  refused: {
    open: "Tu as déjà une demande auprès de ce mentor. Nous répondrons d’abord à celle-ci.",
    unavailable: "Ce mentor ne prend plus de demande depuis un instant\u00A0: choisis-en un autre.",
    invalid: "Corrige les réponses signalées.",
    failed: "Nous n’avons pas pu enregistrer. Réessaie dans un instant.",
  },
};
