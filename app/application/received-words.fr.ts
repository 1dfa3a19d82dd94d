import type { words as en } from "./received-words.en.ts";

export const words: typeof en = {
  thanks: (name) => (name ? `Merci, ${name}` : "Merci"),
  lead: "Quelqu’un de l’équipe lit chaque nouvelle candidature en entier. Voici ce que nous vous devons alors, et pour quand.",
  sentAt: (date, time) => `Envoyée le ${date} à ${time}.`,
  scale: "Un trait par jour.",
  calendar: "Ajouter ces dates à mon agenda",
  days: {
    firstAnswer: "Première réponse",
    change: "Dernier jour pour modifier",
    call: "Appel découverte",
    finalDecision: "Décision finale",
    start: "Début du programme",
  },
  byTime: (time) => `au plus tard à ${time}, heure de Paris`,
  untilMidnight: "jusqu’à 23:59, heure de Paris",
  callOf: (minutes) => `${minutes} minutes, à l’heure que vous choisirez`,
  byThen: "au plus tard",
  prepareTitle: "À préparer pour l’appel",
  prepare: [
    { title: "Vos trois derniers mois", text: "Ventes, clients gagnés, clients perdus. Un tableau suffit." },
    { title: "D’où viennent vos clients", text: "Le canal qui marche le mieux, même s’il est encore petit." },
    { title: "Une vente perdue", text: "Celle que vous auriez dû gagner, et ce que le client a répondu." },
    {
      title: "Vos questions",
      text: "Sur notre rémunération, votre expert growth, le rythme. Nous y répondons pendant l’appel.",
    },
  ],
  page: {
    title: "Votre page de suivi",
    text: (date) =>
      `Vous y trouverez vos réponses et ces dates. Vous pouvez y modifier vos réponses jusqu’au ${date} à 23:59, sauf si notre décision est rendue avant.`,
    lost: "Rien reçu d’ici cinq minutes\u202F? Regardez dans les indésirables, puis",
    again: "demandez de nouveau le lien",
  },
};
