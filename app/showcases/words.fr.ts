import type { words as en } from "./words.en.ts";
import { emailErrors, fullNameErrors } from "../shell/form/person-errors.fr.ts";

const several = (count: string) => !(Number(count) < 2);
const startups = (count: string) => (several(count) ? `${count} startups` : `${count} startup`);
const selectedStartups = (count: string) => `${startups(count)} ${several(count) ? "sélectionnées" : "sélectionnée"}`;

export const words: typeof en = {
  page: {
    metaTitle: (session, selected) => `${session}\u00A0: ${selectedStartups(selected)} | The Lab`,
    metaTitleOfNone: (session) => `${session} | The Lab`,
    metaDescription: (session, selected, pitched) =>
      `${selectedStartups(selected)} pour la ${session} de The Lab, ${pitched} sur scène. Découvrez celles dont le profil est publié et demandez leur deck.`,
    title: (pitched, session) => `${startups(pitched)} à la ${session}`,
    published: (published, pitched) =>
      `${published} ${several(published) ? "profils publiés" : "profil publié"} sur ${pitched}`,
    deck: "Voir le deck",
    askForDeck: "Demander le deck",
    numbersNote: "Chiffres donnés par les fondateurs le jour de la session. Nous ne les avons pas vérifiés.",
  },
  shared: {
    title: (startup) => `Le deck\u00A0: ${startup}`,
    pageTitle: (startup) => `Le deck de la startup ${startup} | The Lab`,
    text: {
      visitor:
        "Ses fondateurs le montrent aux investisseurs que nous avons validés. Connectez-vous à votre compte investisseur pour le lire.",
      pending:
        "Ses fondateurs le montrent aux investisseurs que nous avons validés. Votre compte n’en fait pas partie pour l’instant.",
      other:
        "Ses fondateurs le montrent aux investisseurs que nous avons validés. Votre compte n’est pas celui d’un investisseur.",
    },
    signIn: "Se connecter",
    register: "Créer un compte investisseur",
    dashboard: "Voir où en est votre compte",
  },
  deck: {
    title: (startup) => `Demander le deck\u00A0: ${startup}`,
    pageTitle: (startup) => `Demander le deck de la startup ${startup} | The Lab`,
    back: (session) => `Les startups de la ${session}`,
    fullName: "Nom complet",
    email: "E-mail",
    firm: "Structure (facultatif)",
    submit: "Envoyer ma demande",
    sending: "Envoi en cours...",
    errors: {
      ...fullNameErrors,
      ...emailErrors,
      firmTooLong: { message: "Nom trop long", detail: "Le nom de la structure doit compter au plus 160 caractères" },
    },
    success: {
      title: "Demande reçue\u202F!",
      text: "Nous avons votre demande et vous répondons par e-mail.",
    },
    failure: { title: "Erreur", text: "Votre demande n’a pas pu être envoyée. Merci de réessayer." },
    saved: { title: "Demande enregistrée", text: "Elle est bien conservée chez nous et nous la lirons." },
  },
};
