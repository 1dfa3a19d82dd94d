import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  context: (months) =>
    `${months}\u00A0mois pour développer tes ventes. Nous sommes rémunérés en euros, jamais en parts.`,
  hours: "Réserver un rendez-vous avec un expert growth",
  modelTitle: "Comment nous sommes rémunérés",
  shareText: "La formule et le pourcentage sont convenus pendant la sélection.",
  calculatorTitle: "Avec tes propres chiffres",
  calculatorText: "Ce que tu garderais des ventes supplémentaires que le programme t’apporterait en un mois.",
  extra: "Ventes supplémentaires par mois, hors taxes",
  extraFrom: (month) => `Prérempli avec ton MRR (${month}), comme si tes ventes doublaient. Tu peux le changer.`,
  compute: "Calculer",
  extraInvalid: "Indique un montant en euros, de 0 à 1\u202F000\u202F000\u202F000.",
  columns: { share: "Taux", fee: "Notre rémunération", kept: "Tu gardes" },
  caption: (extra) => `Pour ${extra} de ventes supplémentaires par mois`,
  resultsTitle: "En chiffres",
  confirm: "à confirmer",
  asOf: (date) => `Au ${date}.`,
  highGrowth: "Profil haute croissance",
  attractiveness: (score, threshold) =>
    `Ton score d’attractivité est de ${score}. Ces étapes s’affichent à partir de ${threshold}.`,
  noScan: "Scanne ta startup pour connaître ton score d’attractivité.",
  below: (score, threshold) =>
    `Ton score d’attractivité est de ${score}. À partir de ${threshold}, les étapes de la sélection s’affichent ici. Pour candidater au programme, aucun score n’est demandé.`,
  toScore: "Voir mon score",
  processTitle: "Comment se passe la sélection",
  process: {
    application: ["Candidature", "Un court formulaire\u00A0: ce que tu vends, à qui et combien."],
    preselection: (hours) => ["Présélection", `Réponse sous ${hours}\u00A0heures.`],
    call: (minutes) => ["Appel découverte", `${minutes}\u00A0minutes avec l’un de nous.`],
    decision: (weeks) => [
      "Décision finale",
      `Dans ${weeks === 1 ? "la semaine qui suit" : `les ${weeks}\u00A0semaines qui suivent`} l’appel\u202F; en cas de refus, nous te disons pourquoi.`,
    ],
  },
  apply: "Candidater au programme",
  applied: "Tu as déjà candidaté\u00A0: voir où en est ta candidature",
  admitted: {
    title: "Ta startup est admise",
    begins: (date) => `Ta candidature est retenue\u00A0: le programme commence le ${date}.`,
    began: (date) => `Ta candidature est retenue\u00A0: le programme a commencé le ${date}.`,
    contract:
      "Le contrat arrive par e-mail, à l’adresse de la candidature. Rien n’est dû avant sa signature par toi et par nous.",
    application: "Voir la candidature",
  },
  claim: (mrr, months) => `De ${mrr} de MRR en ${months}\u00A0mois, selon un fondateur`,
  testimonialsTitle: "Des fondateurs racontent",
  sample: "Exemple",
  unproven: "* Un exemple, ou un chiffre encore à confirmer.",
};
