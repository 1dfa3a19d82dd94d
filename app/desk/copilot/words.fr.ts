import type { Failure } from "../../../domain/copilot/message.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { moment, month, count } = formats.fr;

const failures: Record<Failure, string> = {
  unreachable: "modèle injoignable",
  slow: "trop lent",
  stopped: "arrêtée",
  long: "trop longue, coupée",
  empty: "réponse vide",
};

export const words: typeof en = {
  title: "CoPilot",
  text: "Ce que les fondateurs en font, et les réponses qu’ils ont signalées comme fausses. Vous ne pouvez rien lire d’autre de leurs conversations. Chaque section de document rédigée par l’IA compte comme une question.",
  model: (name, host) => `Connecté\u00A0: ${name}, chez ${host}.`,
  noModel: "Aucun modèle n’est connecté\u00A0: les réponses sont calculées, sans IA.",
  budget: (used, all) => `${count(used)} jetons utilisés ce mois-ci sur ${count(all)}.`,
  use: "Usage",
  none: "Personne n’a rien demandé depuis 3\u00A0mois.",
  columns: { month: "Mois", founders: "Fondateurs", questions: "Questions", tokens: "Jetons", failures: "Échecs" },
  month,
  count,
  failuresTitle: "Échecs",
  failure: (failure, times) => `${failures[failure]}\u00A0: ${count(times)}`,
  noFailures: "Aucune réponse n’a échoué depuis 3\u00A0mois.",
  reported: "Réponses signalées",
  noReports: "Aucun signalement n’attend.",
  by: (name, at) => `${name}, ${moment(at)}`,
  lastOf: (times) =>
    `Le dernier de ses ${count(times)} signalements en attente\u00A0: le suivant s’affiche une fois celui-ci clos.`,
  close: "Clore ce signalement",
  problems: { gone: "Ce signalement a été clos par quelqu’un d’autre, ou sa conversation a été supprimée." },
  someone: "Un fondateur",
  written: { model: (name) => `Rédigée par ${name}`, rules: "Calculée, sans IA" },
  noWords: "La personne n’a pas dit ce qui est faux.",
};
