import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Mon agenda",
  text: "Une adresse que votre agenda lit de lui-même. Elle contient vos rendez-vous, vos appels et les sessions où vous avez une place, des 30 derniers jours aux 12\u00A0mois à venir.",
  closed: "Aucune adresse n’est ouverte.",
  openSince: (when) =>
    `Votre adresse est ouverte depuis le ${when}. Elle n’a été affichée qu’une fois\u00A0: ouvrez-en une nouvelle si vous ne l’avez plus.`,
  openText:
    "Qui possède l’adresse peut lire vos dates. Aucune adresse e-mail ni aucun lien de visioconférence n’y figure.",
  renewText:
    "Une nouvelle adresse ferme celle-ci, tout comme un nouveau mot de passe, une nouvelle adresse e-mail, une déconnexion partout ou la fin de votre accès.",
  open: "Ouvrir une adresse",
  renew: "Ouvrir une nouvelle adresse",
  revoke: "La fermer",
  shown: "Votre adresse",
  once: "Copiez-la maintenant\u00A0: elle n’est affichée qu’une fois. Qui la possède peut lire vos dates.",
  subscribe: "L’ajouter à l’agenda de cet appareil",
  google: "Google Agenda relit une adresse après 8 à 24\u00A0heures, la plupart des autres agendas dans l’heure.",
  filesTitle: "Les invitations par e-mail",
  filesOn:
    "Nos e-mails sur les rendez-vous et les sessions portent aussi une invitation\u00A0: un agenda qui prend les deux affiche chaque entrée deux fois. Vous pouvez vous en passer pour les nouvelles heures et les places réservées\u202F; les mises en relation, les appels et votre passage sur scène gardent la leur.",
  filesOff:
    "Les e-mails sur les nouvelles heures et les places réservées arrivent sans invitation\u202F; ceux sur les mises en relation, les appels et votre passage sur scène gardent la leur, comme ce qui était déjà réservé. Une fois l’adresse fermée, tous en portent une de nouveau.",
  stopFiles: "Sans invitation jointe",
  startFiles: "Joindre de nouveau les invitations",
  back: "Mon compte",
  failed: { title: "Cela n’a pas fonctionné.", text: "Réessayez dans un instant." },
  refused: { none: { title: "Aucune adresse n’est ouverte.", text: "Ouvrez-en d’abord une." } },
  done: {
    revoke: { title: "Fermée", text: "L’adresse n’ouvre plus rien." },
    "no-files": {
      title: "C’est noté",
      text: "Les nouvelles heures et les places réservées arrivent sans invitation jointe.",
    },
    files: { title: "C’est noté", text: "Nos e-mails portent de nouveau des invitations." },
  },
  entries: {
    meeting: (host) => `Rendez-vous avec ${host}`,
    hosted: (startup) => `Rendez-vous avec ${startup || "une startup"}`,
    introduction: (other) => `Rendez-vous avec ${other}`,
    call: (organisation) => `Appel avec ${organisation}`,
    applicant: (startup) => `Appel\u00A0: ${startup || "une candidature"}`,
    seat: (organisation, session) => `${organisation}, ${session}`,
    place: (organisation, session) => `${organisation}, ${session}\u00A0: tu pitches`,
    "held-place": (organisation, session) => `${organisation}, ${session}\u00A0: une place t’est gardée`,
    session: (organisation, session) => `${organisation}, ${session}`,
  },
};
