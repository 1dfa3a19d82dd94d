import type { words as English } from "./card-words.en.ts";

export const words: typeof English = {
  title: "Ta carte sur la page de la session",
  text: "Une fois la session clôturée, sa page publique en donne le bilan. Si tu acceptes une carte et que tu as pitché, elle montre aussi le nom, le secteur, le stade et le site de ta startup, tels qu’ils figurent dans ta candidature. Si nous avons publié son profil parmi ceux de la session, c’est une page à part\u00A0: écris-nous pour la faire retirer.",
  shown: "Tu as accepté la carte.",
  hidden: "Pas de carte\u00A0: la page de la session ne nomme pas ta startup.",
  show: "Accepter la carte",
  withdraw: "Retirer la carte",
  done: { title: "Ton choix est enregistré.", text: "Il vaut dès maintenant." },
  refused: {
    gone: "Tu n’as plus de place à cette session.",
    limited: "Tu as déjà beaucoup changé ce choix aujourd’hui. Réessaie demain.",
    failed: "Cela n’a pas marché. Réessaie.",
  },
};
