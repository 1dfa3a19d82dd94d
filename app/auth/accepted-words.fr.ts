import type { words as en } from "./accepted-words.en.ts";

export const words: typeof en = {
  title: "Votre compte",
  open: {
    intro: (email) =>
      `Vous êtes admis\u00A0: ouvrez votre compte avec ${email}. Le lien a été envoyé à cette adresse\u00A0: il n’y a donc rien d’autre à confirmer.`,
    submit: "Ouvrir mon compte",
  },
  taken: "Repris de votre candidature",
  takenText: "Vous pourrez tout modifier dans votre profil.",
  plan: "Un nouveau compte s’ouvre en Free Member\u202F; celui que vous avez déjà garde son offre. Si votre contrat comprend une offre, l’un de nous l’active sur votre compte.",
  known: {
    intro: (email) => `${email} a déjà un compte.`,
    fill: "Votre candidature peut remplir ce qui est encore vide dans votre profil. Ce que vous y avez écrit ne change pas.",
    submit: "Compléter mon profil",
    nothing: "Votre profil contient déjà tout ce que dit votre candidature.",
    filled: (fields) => `Repris de votre candidature\u00A0: ${fields}.`,
    signIn: "Se connecter",
    notFounder:
      "Ce n’est pas un compte de fondateur\u00A0: la candidature ne peut pas en remplir le profil. Écrivez-nous, nous nous en occupons.",
    write: "Nous écrire",
  },
  gone: {
    title: "Ce lien n’ouvre pas de compte",
    text: "Son adresse est incomplète, ou sa candidature n’est plus retenue.",
  },
};
