import type { words as en } from "./order-words.en.ts";

const founders = (count: number) => (count < 2 ? `${count} fondateur` : `${count} fondateurs`);
const turns = (count: number) => (count < 2 ? `${count} passage changé` : `${count} passages changés`);

export const words: typeof en = {
  title: "Ordre de passage",
  end: (time) => `Fin prévue à ${time}`,
  withBreak: (minutes, after) => `${minutes} min de pause après le n°\u00A0${after}`,
  noHour: "Fixez d’abord les horaires de la session\u00A0: les heures se comptent à partir de son début.",
  nobody: "Aucune startup n’a encore de place.",
  places: "Donner des places",
  score: (score) => `Score ${score}`,
  unnamed: "Sans nom",
  confirmed: "Confirmée",
  open: "Participation à convenir",
  announced: (time) => `annoncée à ${time}`,
  up: "Monter",
  down: "Descendre",
  upOf: (startup) => `Monter ${startup}`,
  downOf: (startup) => `Descendre ${startup}`,
  draft: "Ces heures sont un brouillon\u00A0: rien n’est parti.",
  state: (mailed, changed, elsewhere) =>
    [
      `${mailed} ${mailed < 2 ? "prévenu" : "prévenus"}, ${turns(changed)}`,
      elsewhere > 0 && `nouveau lieu pour ${elsewhere}`,
    ]
      .filter(Boolean)
      .join(", "),
  send: (count) => `Envoyer l’ordre à ${founders(count)}`,
  sendChanges: (count) => `Envoyer les changements à ${founders(count)}`,
  sendText:
    "Chaque fondateur reçoit son heure par e-mail. Ensuite, seulement ceux dont le début bouge de cinq minutes ou plus, et tous si la durée d’un passage change. Si le jour, les horaires ou le lieu de la session changent, ceux qui ont déjà leur heure sont prévenus automatiquement.",
  pace: "Durées et pause",
  paceText: (pitch, questions, change) => `${pitch} min de pitch, ${questions} de questions, ${change} de transition`,
  fields: {
    pitch: "Minutes de pitch",
    questions: "Minutes de questions",
    change: "Minutes de transition",
    breakAfter: "Pause après le numéro",
    breakAfterHint: "Laissez vide s’il n’y a pas de pause.",
    breakMinutes: "Minutes de pause",
  },
  save: "Enregistrer",
  errors: {
    pitch: "Un nombre entier de 1 à 15.",
    minutes: "Un nombre entier de 0 à 15.",
    breakAfter: "Un nombre entier de 1 à 200, ou rien.",
    breakMinutes: "Un nombre entier de 1 à 60.",
  },
};
