import type { words as en } from "./words.en.ts";
import { emailErrors } from "../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  audit: {
    close: "Fermer",
    projectName: "Nom du projet",
    idea: "Votre idée en une phrase",
    email: "Votre e-mail",
    submit: "Envoyer ma demande",
    sending: "Envoi en cours...",
    more: "Préciser mon projet (facultatif)",
    errors: {
      projectRequired: {
        message: "Nom du projet requis",
        detail: "Indiquez le nom du projet, même provisoire",
      },
      projectTooLong: { message: "Nom trop long", detail: "160 caractères au plus" },
      ideaRequired: { message: "Idée requise", detail: "Décrivez votre idée en une phrase" },
      ideaTooLong: { message: "Phrase trop longue", detail: "500 caractères au plus" },
      ...emailErrors,
    },
    success: { title: "Demande enregistrée", text: "Nous vous écrivons pour fixer l’appel." },
    failure: { title: "Erreur", text: "Votre demande n’a pas pu être envoyée. Merci de réessayer." },
    saved: { title: "Demande enregistrée", text: "Elle est bien conservée chez nous et nous la lirons." },
  },
  details: {
    targetUsers: "Qui s’en servira\u202F?",
    problem: "Quel problème cela règle-t-il\u202F?",
    features: "Que doit-on pouvoir faire avec, au minimum\u202F?",
    objective: "Que voulez-vous savoir ou obtenir avec ce MVP\u202F?",
    documents: "Liens vers vos documents",
    documentsHint: "Maquettes, chiffres, page web\u00A0: des adresses que nous pouvons ouvrir.",
    submit: "Enregistrer",
    sending: "Enregistrement...",
    given: { title: "Vos précisions sont enregistrées", text: "Nous les lisons avant l’appel." },
    errors: {
      detailsRequired: { message: "Rien à enregistrer", detail: "Répondez à l’une des cinq questions au moins" },
      detailsTooLong: { message: "Texte trop long", detail: "2\u202F000 caractères au plus" },
    },
    success: { title: "Vos précisions sont enregistrées", text: "Nous les lisons avant l’appel." },
    failure: { title: "Erreur", text: "Vos précisions n’ont pas pu être envoyées. Merci de réessayer." },
    saved: {
      title: "Vos précisions sont enregistrées",
      text: "Elles sont bien conservées chez nous et nous les lirons.",
    },
  },
  page: {
    price: (withoutTax) => `${withoutTax} HT`,
    taxed: (withTax, rate) => `soit ${withTax} TTC (TVA à ${rate})`,
    instalment: (withoutTax, withTax) => `Chaque paiement\u00A0: ${withoutTax} HT, soit ${withTax} TTC.`,
    back: "Le studio",
  },
};
