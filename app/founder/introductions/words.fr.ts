import { introductionLimits } from "../../../domain/introduction/introduction.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { days } = introductionLimits;

export const words: typeof en = {
  title: "Mises en relation",
  text: `Des investisseurs validés demandent à te rencontrer\u202F; tu as ${days}\u00A0jours pour répondre. Les adresses e-mail sont échangées après ton oui, jamais avant.`,
  waiting: "En attente de ta réponse",
  none: "Aucune demande n’attend.",
  past: "Demandes passées",
  empty: {
    publish: "Les investisseurs peuvent demander à te rencontrer quand ton profil est publié.",
    toPublish: "Publier mon profil",
    figures: "Des chiffres à jour\u00A0: c’est ce que les investisseurs regardent d’abord.",
    toFigures: "Saisir mes chiffres",
  },
  somebody: "Un investisseur",
  wants: (name) => `${name} veut te rencontrer`,
  daysLeft: (left) => `${left}\u00A0${left < 2 ? "jour" : "jours"} pour répondre`,
  approved: (month) => `compte approuvé par The Lab en ${month}`,
  seeks: "Cherche",
  list: (items) => formats.fr.list(items),
  tickets: {
    between: (min, max) => `de ${min} à ${max}`,
    from: (min) => `à partir de ${min}`,
    upTo: (max) => `jusqu’à ${max}`,
  },
  ifYes: "Si oui",
  exchanged: (email) => `tu reçois son adresse et la tienne, ${email}, lui est donnée, par e-mail et sur cette page`,
  yes: "Accepter et échanger",
  no: "Décliner en privé",
  private: (name, date) =>
    `Décliner ne prévient personne\u00A0: ${name} lira «\u00A0sans suite\u00A0» le ${date}, comme après un silence. Une réponse est définitive.`,
  states: {
    waiting: "En attente",
    yes: "Acceptée",
    no: "Déclinée en privé",
    lapsed: "Restée sans réponse",
    withdrawn: "Retirée",
  },
  asked: (date) => `Demandée le ${date}`,
  yesOn: (date) => `Tu as dit oui le ${date}.`,
  noText: (date) => `La personne n’en sait rien\u00A0: elle lira «\u00A0sans suite\u00A0» le ${date}.`,
  lapsedOn: (date) => `Sans réponse le ${date}.`,
  withdrawnOn: (date) => `Retirée par l’investisseur le ${date}.`,
  hasYours: (email) => `Ton contact a cette adresse\u00A0: ${email}`,
  pages: "Pages des demandes",
  done: {
    yes: { title: "C’est fait, les adresses sont échangées", text: "Un e-mail le confirme à chacun." },
    no: { title: "Déclinée en privé", text: "Personne n’est prévenu." },
  },
  refused: {
    invalid: "Choisis une réponse.",
    closed:
      "Cette demande a pris fin entre-temps\u00A0: quelqu’un y a répondu, elle a été retirée, ou son délai est passé.",
    failed: "Nous n’avons pas pu le faire. Réessaie dans un instant.",
  },
};
