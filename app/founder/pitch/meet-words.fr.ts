import type { words as en } from "./meet-words.en.ts";

export const words: typeof en = {
  title: (session) => `Qui souhaites-tu rencontrer\u202F? ${session}`,
  text: (leave, until) =>
    `Ces investisseurs sont là et acceptent d’être nommés. Coches-en jusqu’à douze, jusqu’au ${until}. Un investisseur n’apprend ton souhait que s’il te coche aussi\u202F; le sien t’arrive comme une demande de rencontre. S’il te coche aussi, chacun reçoit l’adresse de l’autre${leave === null ? " aussitôt" : `, à partir du ${leave}`}.`,
  count: (count) =>
    count === 0
      ? "Aucun investisseur n’a coché ta startup pour l’instant."
      : count === 1
        ? "Un investisseur souhaite te rencontrer. Tu sauras lequel quand les souhaits seront envoyés, sauf s’il t’a déjà demandé une rencontre ces derniers mois, lui ou son fonds."
        : `${count} investisseurs souhaitent te rencontrer. Tu sauras lesquels quand les souhaits seront envoyés, sauf ceux qui t’ont déjà demandé une rencontre ces derniers mois, eux ou leur fonds.`,
  left: "Les souhaits des investisseurs ont été envoyés\u00A0: tu trouveras les demandes de rencontre dans les mises en relation.",
  none: "Aucun investisseur présent n’a accepté d’être nommé pour l’instant.",
  unnamed: "Un investisseur",
  wish: "Je souhaite le rencontrer",
  takeBack: "Décocher",
  states: { none: "", wished: "Coché", sent: "Coché", met: "Mise en relation faite" },
  toIntroductions: "Mises en relation",
  done: {
    wish: { title: "Ton souhait est enregistré.", text: "L’investisseur ne l’apprend que s’il te coche aussi." },
    unwish: { title: "Ton souhait est retiré.", text: "Personne ne l’a appris." },
  },
  refused: {
    closed: "Les souhaits sont clos pour cette session.",
    many: "Tu as coché douze investisseurs. Décoches-en un d’abord.",
    sent: "La mise en relation est déjà faite.",
    gone: "Cet investisseur n’est plus sur la liste, ou ta place a été retirée.",
    limited: "Beaucoup de changements aujourd’hui. Réessaie demain.",
    failed: "Cela n’a pas fonctionné. Réessaie.",
  },
};
