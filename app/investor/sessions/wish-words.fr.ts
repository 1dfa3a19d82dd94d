import type { words as en } from "./wish-words.en.ts";

export const words: typeof en = {
  title: "Qui souhaitez-vous rencontrer\u202F?",
  text: (leave, until) =>
    `Cochez jusqu’à douze startups, jusqu’au ${until}. Les souhaits sont envoyés le ${leave}. Jusque-là, vous pouvez décocher\u202F; ensuite, tout nouveau souhait est envoyé aussitôt. La startup reçoit alors votre demande de rencontre, avec votre nom, votre société, le mois de votre validation et ce que vous cherchez d’après votre profil (stades, tickets, secteurs, focus), sauf si une demande de vous ou de votre fonds est encore ouverte, ou terminée depuis moins de 90\u00A0jours. Si elle vous a coché aussi, chacun reçoit aussitôt l’adresse de l’autre.`,
  left: (left) => `Encore ${left}\u00A0choix`,
  absent:
    "Les souhaits sont ouverts aux investisseurs notés présents\u00A0: demandez à l’accueil, ou écrivez-nous si vous étiez là.",
  none: "Aucune startup ayant un compte n’a encore de place.",
  unnamed: "Une startup",
  wish: "Je souhaite la rencontrer",
  takeBack: "Décocher",
  states: { none: "", wished: "Cochée", sent: "Demande envoyée", met: "Mise en relation faite" },
  toIntroductions: "Mes mises en relation",
  shownTitle: "Votre nom pour les fondateurs",
  shownOn:
    "Une fois votre présence notée, les fondateurs de cette session voient votre nom et votre société, et peuvent vous cocher aussi.",
  shownOff:
    "Les fondateurs de cette session ne voient pas votre nom. Si vous l’acceptez, ils pourront vous cocher aussi.",
  show: "Les fondateurs de cette session peuvent voir mon nom",
  hide: "Masquer mon nom",
  done: {
    wish: { title: "Votre souhait est enregistré.", text: "La suite est indiquée ci-dessous." },
    unwish: { title: "Votre souhait est retiré.", text: "Rien n’a été envoyé." },
    show: { title: "Votre choix est enregistré.", text: "Il vaut dès maintenant." },
  },
  refused: {
    closed: "Les souhaits sont clos pour cette session.",
    absent:
      "Les souhaits sont ouverts aux investisseurs notés présents. Demandez à l’accueil, ou écrivez-nous si vous étiez là.",
    many: "Vous avez coché douze startups. Décochez-en une d’abord.",
    sent: "Cette demande est déjà partie. Vous pouvez la retirer parmi vos mises en relation.",
    gone: "Cette startup n’a plus de place à cette session.",
  },
};
