import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Demandes de mentors",
  text: "Les fondateurs qui ont demandé une heure, la plus longue attente d’abord. Voyez avec le mentor, puis répondez ici\u00A0: le fondateur vous lit dans son cockpit, et son prochain e-mail quotidien le lui dit s’il ne l’a pas arrêté.",
  none: "Personne n’attend.",
  noneText: "Les fondateurs réservent eux-mêmes leurs heures\u202F; seules d’anciennes demandes s’affichent ici.",
  asked: (who, date) => `${who}, demande du ${date}`,
  gone: "Un mentor qui n’est plus proposé",
  times: "Créneau convenu, heure de Paris",
  no: "Impossible",
  answer: "Ce que lit le fondateur",
  answerHint: "Le lieu du rendez-vous, ou la raison. 600\u00A0caractères au plus.",
  submit: "Envoyer la réponse",
  errors: {
    timeRequired: "Choisissez un créneau, ou indiquez que c’est impossible.",
    answerRequired: "Écrivez une ligne au fondateur.",
    answerTooLong: "600\u00A0caractères au plus.",
  },
  refused: {
    gone: "Quelqu’un d’autre a déjà répondu à cette demande.",
    taken: "Ce mentor est déjà pris à ce créneau\u00A0: choisissez-en un autre.",
    "no-such-time": "Choisissez l’un des trois créneaux.",
    invalid: "Corrigez les réponses signalées.",
  },
};
