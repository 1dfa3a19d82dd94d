import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { count, money, month } = formats.fr;
const euros = (cents: number) => money(cents / 100);
const months = (value: number) => `${count(value)}\u00A0mois`;

export const words: typeof en = {
  title: "Plan de runway",
  context:
    "Deux scénarios côte à côte sur 36 mois\u00A0: jusqu’à quand tient la trésorerie, et quand tu deviens rentable.",
  back: "Tous les outils",
  start: "Où tu en es",
  from: (at) => `Repris de tes chiffres ${de(month(at))}. Change-les librement\u00A0: rien n’est enregistré.`,
  none: "Rien n’est enregistré ici. Saisis une fois tes chiffres du mois\u00A0: ces champs se rempliront tout seuls.",
  numbers: "Saisir mes chiffres",
  cash: "Trésorerie (€)",
  revenue: "Revenu mensuel (€)",
  costs: "Dépenses mensuelles, tout compris (€)",
  costsHint: "Revenu plus dépense nette.",
  meanHint: "Revenu plus ta dépense nette moyenne, celle de ton runway.",
  names: { a: "Scénario A", b: "Scénario B" },
  growth: "Croissance du revenu par mois (%)",
  growthHint: "Vide\u00A0: aucune. Une valeur négative le fait baisser.",
  hire: "Recruter",
  hires: "Personnes recrutées",
  salary: "Coût mensuel de chacune, charges comprises (€)",
  hiredIn: "À partir du mois",
  raise: "Lever",
  raised: "Montant levé (€)",
  raisedIn: "Arrive au mois",
  price: "Changer un prix",
  priced: "Changement de prix (%)",
  pricedHint: "On suppose que personne ne part à cause de lui.",
  pricedIn: "À partir du mois",
  compute: "Comparer",
  result: "Résultat",
  empty: {
    title: "La comparaison s’affiche ici",
    text: "Saisis trésorerie, revenu et dépenses, puis ce que change chaque scénario.",
  },
  refused: { title: "Rien n’est encore calculé", text: "Corrige les champs signalés." },
  rows: { ends: "La trésorerie tient", even: "Équilibre", lowest: "Point bas", last: "Trésorerie après 36 mois" },
  ends: (lasts, at) => `${months(lasts)}, épuisée en ${at}`,
  lasts: "plus de 36 mois",
  even: (months, at) => `mois ${months}, ${at}`,
  tooLate: (months, at) => `mois ${months}, ${at}, une fois la trésorerie épuisée`,
  never: "pas en 36 mois",
  already: "dès le premier mois",
  lowest: (cash, at) => `${euros(cash)}, ${at}`,
  now: "aujourd’hui",
  gone: "il n’en reste plus",
  money: euros,
  same: "Les deux scénarios tiennent aussi longtemps.",
  beyond: "Les deux scénarios tiennent plus de 36 mois.",
  longer: (id, by, isMore) => `Le scénario ${id.toUpperCase()} tient ${isMore ? "plus de " : ""}${months(by)} de plus.`,
  picture: "Trésorerie à la fin de chaque mois",
  months,
  monthAt: (at) => month(at),
  method:
    "Chaque mois\u00A0: le revenu évolue, les charges se paient, recrutements et levée comptent dès leur mois. Si rien ne change, la trésorerie tient aussi longtemps que le dit ton runway. TVA, délais de paiement et impôts sont laissés de côté.",
  errors: {
    cashInvalid: "Saisis un montant en euros, un milliard au plus, avec un moins si tu es à découvert.",
    moneyInvalid: "Saisis un montant en euros, de zéro à un milliard.",
    percentInvalid: "Saisis un pourcentage de 0 à 100.",
    changeInvalid: "Saisis un pourcentage de \u2212100 à 100.",
    wholeInvalid: "Saisis un mois de 1 à 36.",
    hiresInvalid: "Saisis un nombre entier de 0 à 99.",
    timesInvalid: "Saisis un nombre.",
    tooLarge: "Baisse la croissance\u00A0: les montants dépassent mille milliards d’euros.",
  },
};
