import { keptWords } from "../../../domain/copilot/question/kept-question-words.fr.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./conversation-words.en.ts";

const { moment } = formats.fr;

export const words: typeof en = {
  metadata: "CoPilot | The Lab",
  context: "Toute la conversation",
  none: "Pas encore de question.",
  back: "Revenir à l’onglet CoPilot",
  last: (count) => `Les ${count} derniers messages. Ils sont tous dans l’export de tes données.`,
  settings: "Qui répond",
  settingNow: {
    with: "Aujourd’hui, une IA te répond.",
    without: "Aujourd’hui, nos propres calculs te répondent, sans IA.",
  },
  offSince: (at) => `L’IA est coupée depuis le ${moment(at)}.`,
  noModel: "Aucune IA n’est connectée à The Lab\u00A0: les réponses sont calculées d’après tes données.",
  keptFor: "Les messages sont gardés 12 mois. Tu peux tous les effacer maintenant.",
  forget: "Effacer la conversation",
  forgotten: { title: "Conversation effacée", text: "Il ne reste aucun message." },
  reported: { title: "Réponse signalée", text: "L’équipe la lit avec ce que tu as écrit." },
  chosen: { title: "Choix enregistré", text: "Il s’applique dès ta prochaine question." },
  questions: keptWords,
  kept: {
    label: "Chercher parmi ces questions",
    search: "Chercher",
    count: (count) =>
      count === 0 ? "Aucune question ne contient ces mots." : `${count} question${count === 1 ? "" : "s"}`,
  },
};
