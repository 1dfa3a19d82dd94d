import type { words as English } from "./close-words.en.ts";

export const words: typeof English = {
  title: "Clôturer la session",
  from: (at) =>
    `À clôturer à partir du ${at}\u00A0: jusque-là, des souhaits de rencontre peuvent encore arriver, et le bilan les compte.`,
  text: "La clôture publie le bilan sur la page de la session et fige les chiffres, sauf les rencontres, que les deux parties peuvent encore confirmer. Les startups qui ont pitché et accepté une carte y figurent. C’est définitif.",
  page: "La page publique de la session",
  pitched: (selected) =>
    selected === 1
      ? "1 startup a une place. Décochez-la si elle n’a pas pitché."
      : `${selected} startups ont une place. Décochez celles qui n’ont pas pitché.`,
  nobody: "Aucune startup n’a de place.",
  unnamed: "Startup sans nom",
  unanswered: (count) =>
    count === 1
      ? "1 candidature n’a pas encore de réponse. Un e-mail part avec cette raison."
      : `${count} candidatures n’ont pas encore de réponse. Le contact de chaque startup, ou à défaut l’expéditeur, reçoit un e-mail avec cette raison.`,
  reason: "Raison du refus",
  choose: "Choisir une raison",
  reasons: {
    full: "Plus de bonnes candidatures que de places",
    early: "Trop tôt\u00A0: pas encore de clients ni de chiffres",
    fit: "D’autres secteurs ou stades sont recherchés",
    incomplete: "Pas assez d’éléments pour juger la startup",
    cancelled: "La session a été annulée",
  },
  line: "Votre propre phrase",
  lineHint: "Facultatif, 300 caractères au plus. Elle figure telle quelle dans l’e-mail.",
  submit: "Clôturer et publier",
  closed: (at) => `Clôturée le ${at}`,
  closedText: (selected, pitched) =>
    `${selected} ${selected < 2 ? "sélectionnée" : "sélectionnées"}, ${pitched} ${pitched < 2 ? "a pitché" : "ont pitché"}.`,
  errors: {
    reason: "Choisissez une raison.",
    reasonRequired: "Choisissez une raison.",
    line: "300 caractères au plus.",
    lineTooLong: "300 caractères au plus.",
  },
  problems: {
    already: "Elle est déjà clôturée.",
    early: "Des souhaits de rencontre peuvent encore arriver\u00A0: clôturez plus tard.",
    reason: "Choisissez une raison pour celles qui n’ont pas été retenues\u00A0: personne ne reste sans réponse.",
    placed: "Elle a une place\u00A0: reprenez-la d’abord.",
  },
  answer: {
    title: "Refuser",
    text: "Un e-mail part avec la raison.",
    submit: "Envoyer le refus",
    sent: (at, reason) => `Refusée le ${at}. ${reason}.`,
    cancelled: (at) => `Close le ${at}\u00A0: la session a été annulée, et la startup en a été prévenue par e-mail.`,
  },
};
