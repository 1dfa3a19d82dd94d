import type { words as en } from "./words.en.ts";
import { emailErrorsFamiliar, nameErrorsFamiliar } from "../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  toBeAnnounced: "Date à venir",
  when: (date, from, until) =>
    `${date}${from ? `, ${until ? `de ${from} à ${until}` : `à ${from}`} (heure de Paris)` : ""}`,
  place: (place) => `Lieu\u00A0: ${place}`,
  calendar: "L’ajouter à mon agenda",
  firstName: "Prénom",
  email: "E-mail",
  submit: "Garder ma place",
  sending: "Envoi en cours...",
  errors: {
    ...nameErrorsFamiliar,
    ...emailErrorsFamiliar,
  },
  success: {
    title: "C’est noté",
    text: "Un e-mail le confirme. Si la date n’est pas encore fixée, un autre te la donnera, sauf si tu avais arrêté ces e-mails.",
  },
  failure: { title: "Erreur", text: "Ton inscription n’a pas pu être envoyée. Réessaie." },
  closed: {
    title: "Inscriptions closes",
    text: "La conférence a eu lieu et aucune autre n’est prévue\u00A0: rien de ce que tu as saisi n’a été gardé.",
  },
  saved: {
    title: "Inscription enregistrée",
    text: "Elle est bien conservée chez nous\u202F; l’e-mail suivra.",
  },
};
