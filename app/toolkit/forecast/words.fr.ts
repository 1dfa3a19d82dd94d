import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { money, month } = formats.fr;

export const words: typeof en = {
  title: "Prévisionnel sur 36 mois",
  context: "Revenus, charges et trésorerie mois par mois, d’après tes chiffres et tes projets.",
  back: "Tous les outils",
  assumptions: "Hypothèses",
  from: (at) => `Repris de tes chiffres ${de(month(at))}. Change-les librement\u00A0: rien n’est enregistré.`,
  none: "Saisis une fois tes chiffres du mois\u00A0: ces champs se rempliront tout seuls.",
  numbers: "Saisir mes chiffres",
  groups: { today: "Aujourd’hui", growth: "Croissance", costs: "Charges", hires: "Recrutements", raise: "Levée" },
  fields: {
    start: "Premier mois",
    cash: "Trésorerie (€)",
    revenue: "Revenu mensuel (€)",
    "growth-1": "Croissance par mois, année 1 (%)",
    "growth-2": "Croissance par mois, année 2 (%)",
    "growth-3": "Croissance par mois, année 3 (%)",
    variable: "Charges qui suivent le revenu (en % du revenu)",
    running: "Autres dépenses mensuelles (€)",
    rise: "Hausse de ces dépenses, chaque année suivante (%)",
    raised: "Montant levé (€)",
    "raised-in": "Arrive au mois (1 à 36)",
  },
  hire: (place) => `Recrutement ${place}\u00A0: coût mensuel, charges comprises (€)`,
  hiredIn: (place) => `Recrutement ${place}\u00A0: à partir du mois (1 à 36)`,
  reasons: {
    start: "Le mois qui suit tes derniers chiffres.",
    checkIn: "Tes derniers chiffres du mois.",
    typed: "Comme tu l’as saisi.",
    growth: (months) =>
      months === 0
        ? "Pas de revenu antérieur auquel comparer\u00A0: remplis-la."
        : months === 1
          ? "La croissance de ton dernier mois."
          : `La moyenne de tes ${months} derniers mois.`,
    half: "La moitié de l’année précédente\u00A0: la croissance ralentit quand l’entreprise grandit.",
    share: { 1: "La moitié de la croissance de tes chiffres.", 2: "Le quart de la croissance de tes chiffres." },
    noGrowth: "Vide\u00A0: pas de croissance.",
    variable:
      "Tes chiffres ne les séparent pas\u00A0: les autres dépenses les contiennent, sauf si tu les déplaces ici.",
    running: "Revenu plus ta dépense nette moyenne, celle de ton runway.",
    rise: "Vide\u00A0: elles ne bougent pas.",
    plans: "Tes projets. Vide\u00A0: aucun.",
  },
  compute: "Calculer",
  result: "Résultat",
  empty: {
    title: "Le prévisionnel s’affiche ici",
    text: "Saisis trésorerie, revenu et dépenses, ou tes chiffres du mois.",
  },
  refused: { title: "Rien n’est encore calculé", text: "Corrige les champs signalés." },
  ends: (at) => `La trésorerie est épuisée en ${month(at)}`,
  lasts: "La trésorerie tient les 36 mois",
  lowest: (cash, at) => `Point bas\u00A0: ${money(cash)} à la fin ${de(month(at))}.`,
  even: (at) => `Le résultat devient positif en ${month(at)} et ne repasse plus sous zéro.`,
  never: "Le résultat ne reste pas positif en 36 mois.",
  picture: "Revenu et trésorerie",
  cashLine: "Trésorerie",
  gone: (at) => `épuisée en ${month(at)}`,
  revenueLine: "Revenu mensuel",
  years: "Année par année",
  year: (place) => `Année ${place}`,
  months: "Mois par mois",
  columns: {
    number: "N°",
    month: "Mois",
    revenue: "Revenu",
    variable: "Charges variables",
    running: "Autres dépenses",
    hires: "Recrutements",
    result: "Résultat",
    raised: "Levée",
    cash: "Trésorerie",
  },
  money,
  at: (day) => month(day),
  method:
    "Les sommes sont en euros entiers. TVA, impôts et délais de paiement sont laissés de côté\u00A0: demande à ton comptable de les ajouter.",
  xlsx: "XLSX avec ses formules",
  files: "Télécharger",
  file: "previsionnel",
  sheets: { assumptions: "Hypothèses", months: "Prévisionnel", years: "Années" },
  sheetNote: "Les cellules colorées se modifient\u202F; tout le reste se calcule.",
  sheetColumns: { assumption: "Hypothèse", value: "Valeur", reason: "Raison" },
  hireCost: (place) => `Recrutement ${place}\u00A0: coût mensuel`,
  hireMonth: (place) => `Recrutement ${place}\u00A0: à partir du mois`,
  errors: {
    cashInvalid: "Saisis un montant en euros, un milliard au plus, avec un moins si tu es à découvert.",
    moneyInvalid: "Saisis un montant en euros, de zéro à un milliard.",
    percentInvalid: "Saisis un pourcentage de 0 à 100.",
    changeInvalid: "Saisis un pourcentage de \u2212100 à 100.",
    wholeInvalid: "Saisis un mois de 1 à 36.",
    timesInvalid: "Saisis un nombre.",
    tooLarge: "Baisse la croissance\u00A0: les montants dépassent mille milliards d’euros.",
  },
};
