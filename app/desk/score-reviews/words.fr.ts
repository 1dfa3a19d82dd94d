import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { date } = formats.fr;

export const words: typeof en = {
  title: "Réexamens de score",
  text: "Les fondateurs qui demandent à l’équipe de revoir leur score, la plus longue attente d’abord. Comparez ce que le scan a lu avec ce que vous savez, puis répondez\u00A0: le fondateur vous lit sur la page de son score.",
  none: "Personne n’attend.",
  noneText: "Les demandes s’affichent ici dès qu’un fondateur en envoie une.",
  score: (startup, score) => `${startup}\u00A0: ${score} sur 100`,
  asked: (who, at) => `${who}, demande du ${date(at)}`,
  due: (day) => `Réponse au plus tard le ${date(day)}`,
  late: (day) => `En retard depuis le ${date(day)}`,
  message: "Ce qui lui semble faux",
  noMessage: "La demande ne dit pas ce qui semble faux.",
  findings: (at) => `Ce que le scan du ${date(at)} a lu`,
  columns: { question: "Question", read: "Ce que le scan a lu", points: "Points" },
  answer: "Votre réponse",
  answerHint:
    "Indiquez ce que vous avez vérifié et si le score est maintenu. Si une donnée est fausse, indiquez quel champ corriger avant le prochain scan.",
  submit: "Envoyer la réponse",
  errors: {
    answerRequired: "Écrivez une ligne au fondateur.",
    answerTooLong: "4\u202F000\u00A0caractères au plus.",
  },
  problems: { gone: "Quelqu’un d’autre a déjà répondu." },
};
