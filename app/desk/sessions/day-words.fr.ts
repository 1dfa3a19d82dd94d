import { de } from "../../../platform/language/elision.ts";
import type { words as en } from "./day-words.en.ts";

export const words: typeof en = {
  title: (session) => `Feuille du jour, ${session}`,
  all: "Toutes les Pitch Sessions",
  back: "La session",
  text: (when, present, seated) =>
    `${when}. ${present} ${present < 2 ? "investisseur présent" : "investisseurs présents"} sur ${seated}`,
  on: (nth, of) => `Sur scène, ${nth} sur ${of}`,
  unnamed: "Sans nom",
  nobodyOn: "Personne n’est sur scène.",
  over: "Toutes les startups sont passées.",
  pitchUntil: (time) => `Pitch jusqu’à ${time}`,
  questionsUntil: (time) => `questions jusqu’à ${time}`,
  left: (minutes) => `encore ${minutes}`,
  beyond: (minutes) => `dépassé de ${minutes}`,
  late: (minutes) => `Retard\u00A0: ${minutes}\u00A0min, tout le reste suit.`,
  start: (startup) => `Commencer ${startup}`,
  startThis: "Commencer",
  end: "Terminer ce passage",
  reset: "Remettre à zéro",
  resetOf: (startup) => `Remettre à zéro l’horloge ${de(startup)}`,
  turns: "Startups",
  states: {
    next: "à venir",
    on: "sur scène",
    done: (minutes) => `passée, ${minutes}\u00A0min`,
  },
  plannedAt: (time) => `prévue ${time}`,
  open: "Participation à convenir",
  waiting: (count) => `Liste d’attente (${count})`,
  allWaiting: (count) => `Toute la liste d’attente\u00A0: ${count}`,
  waitingText: (free) =>
    free === 0
      ? "Aucune place n’est libre."
      : `${free} ${free < 2 ? "place libre" : "places libres"}\u00A0: à vous de choisir qui la reçoit.`,
  seat: "Placer",
  seatOf: (name) => `Placer ${name}`,
  helpers: "Lien pour l’accueil",
  helpersText: (from, until) =>
    `Avec ce lien, une personne sans compte marque les présences. Elle voit les noms et les sociétés, aucune adresse. Il fonctionne du ${from} au ${until}.`,
  make: "Créer un lien",
  made: "Copiez le lien maintenant\u00A0: il ne s’affiche qu’une fois.",
  madeOn: (date) => `Créé le ${date}`,
  linkEnded:
    "Il ne fonctionne plus\u00A0: la personne qui l’avait créé n’a plus accès aux sessions. Créez-en un nouveau.",
  revoke: "Révoquer",
  problems: {
    gone: "Ce n’est plus là. Rechargez la page.",
    full: "Aucune place n’est libre\u00A0: ajoutez-en une d’abord.",
    cancelled: "La session est annulée.",
    closed: "La session est clôturée\u00A0: sa feuille reste telle quelle.",
    early: "C’est trop tôt\u00A0: la feuille fonctionne à partir de 12\u00A0heures avant la session.",
    clock: "L’horloge de cet appareil avance. Réglez-la, puis recommencez.",
    unchanged: "C’est déjà le cas.",
    many: "Dix liens fonctionnent déjà\u00A0: révoquez-en un d’abord.",
  },
};
