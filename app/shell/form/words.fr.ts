import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  wrong: (count) => (count === 1 ? "Une réponse à revoir\u00A0:" : `${count} réponses à revoir\u00A0:`),
  left: (count) => `${formats.fr.count(count)} ${count < 2 ? "caractère restant" : "caractères restants"}`,
  waits: {
    title: "Enregistré\u00A0: l’e-mail suivra",
    text: "Nous limitons le nombre de messages envoyés à la fois et à une même adresse\u00A0: celui-ci partira plus tard.",
  },
  trouble: {
    title: "Erreur",
    text: "Nous avons tout reçu, mais l’un de nos systèmes n’a pas répondu. Nous lui transmettrons l’envoi dès que possible\u00A0: il n’y a rien à faire.",
  },
  changed: {
    title: "Pas encore envoyé\u00A0: le texte de cette page a changé",
    text: "Il a changé après l’ouverture de la page. Merci de le relire, de cocher les cases voulues, puis d’envoyer.",
  },
  limited: {
    title: "Trop d’envois",
    text: (minutes) =>
      `Rien n’a été enregistré. Nouvel essai possible dans ${minutes === 1 ? "une minute" : `${minutes}\u00A0minutes`}.`,
  },
};
