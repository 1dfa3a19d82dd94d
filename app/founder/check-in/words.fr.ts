import type { AlertKind, AlertLevel } from "../../../domain/kpi/alert.ts";
import type { Runway } from "../../../domain/kpi/figures.ts";
import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { exact, money, monthName, month, day: dayOf, date, count, signed } = formats.fr;

function runwayOf(runway: Runway) {
  if (runway.state === "months") return `${count(runway.months)}\u00A0mois`;
  return runway.state === "profitable" ? "rentable" : "plus de 36\u00A0mois";
}

const alertNames: Record<AlertKind, string> = {
  runway: "runway",
  churn: "churn",
  cac: "CAC",
  cash: "trésorerie en baisse",
  "check-in": "chiffres en retard",
};
const levels: Record<AlertLevel, string> = { caution: "attention", critical: "critique" };

export const words: typeof en = {
  metadata: "Mes chiffres du mois",
  back: "Revenir au CoPilot",
  title: (day) => `Chiffres ${de(monthName(day))}`,
  due: (startup, day) => [startup, `au plus tard le ${dayOf(day)}`].filter(Boolean).join(", "),
  ofYear: (startup, day) => [startup, month(day)].filter(Boolean).join(", "),
  filled: (done, all) => ({ count: `${done} sur ${all}`, rest: "remplis. Un zéro compte, une case vide non." }),
  labels: {
    mrr: "MRR",
    cash: "Trésorerie",
    burnRate: "Dépense nette",
    cac: "CAC",
    churnRate: "Churn mensuel",
    nps: "NPS",
    activeDeals: "Deals en cours",
    lastInvestorContact: "Dernier contact investisseur",
    raised: "Argent levé dans le mois",
  },
  definitions: {
    mrr: () => "Abonnements et commissions récurrents, hors taxes",
    cash: (last) => `En banque au ${dayOf(last)}`,
    burnRate: (_, first) => `Sorties moins ce que les clients ont payé, en ${monthName(first)}`,
    cac: () => "Dépenses marketing et commerciales ÷ nouveaux clients",
    churnRate: (_, first) => `Clients partis ÷ clients au ${dayOf(first)}`,
    nps: () => "Promoteurs moins détracteurs, de −100 à 100",
    activeDeals: () => "Clients avec qui tu négocies",
    lastInvestorContact: () => "Le jour de ton dernier échange",
    raised: () => "Reçu en banque dans le mois",
  },
  firstMonth: "premier mois",
  optional: "Facultatif\u00A0: NPS, deals, investisseurs, levée",
  save: "Enregistrer",
  runway: "Runway",
  runwayIn: (day) => `en ${monthName(day)}`,
  runwayStale: "à mettre à jour",
  noRunway: "après ton premier mois",
  withThese: "avec ces chiffres",
  recomputed: "calculé avec ta dépense nette moyenne",
  cashMoved: (before, now) =>
    now <= before
      ? `Ta trésorerie baisse de ${money((before - now) / 100)}.`
      : `Ta trésorerie augmente de ${money((now - before) / 100)}.`,
  takeBurn: (burn) => `Reprendre ${burn}`,
  alertsElsewhere: "Les alertes font partie d’Elite",
  runwayText: runwayOf,
  correction: {
    title: "Tu corriges un mois déjà saisi.",
    text: (author, at, versions) =>
      `Saisi par ${author} le ${date(at)}${versions > 1 ? `, ${versions} versions gardées` : ""}.`,
    gone: "un ancien membre",
  },
  refused: {
    title: "Rien n’est encore enregistré",
    text: "Corrige les champs signalés\u00A0: ce que tu as saisi est toujours là.",
  },
  limited: {
    title: "Cela fait beaucoup de corrections pour un jour.",
    text: "Rien n’est enregistré\u00A0: reprends demain.",
  },
  failure: { title: "Erreur", text: "Tes chiffres n’ont pas pu être enregistrés. Réessaie dans un instant." },
  errors: {
    empty: "Saisis un nombre\u00A0: un zéro compte, une case vide non",
    sumInvalid: "Écris un montant en euros, comme 12\u202F300 ou 12\u202F300,50",
    cashInvalid: "Écris un montant en euros, comme 12\u202F300, avec un moins si tu es à découvert",
    signedSumInvalid: "Écris un montant en euros, avec un moins si tu as gagné plus que dépensé",
    percentInvalid: "Écris un pourcentage de 0 à 100, comme 4,5",
    npsInvalid: "Saisis un nombre entier de −100 à 100",
    countInvalid: "Saisis un nombre entier",
    dateInvalid: "Saisis une date passée",
    textTooLong: "500 caractères au plus",
    monthInvalid: "Choisis un autre mois\u00A0: celui-ci n’est pas terminé, ou il est trop ancien",
    thresholdInvalid: "Saisis un seuil dans les limites indiquées",
    criticalAbove: "Baisse le seuil critique\u00A0: il ne peut pas dépasser l’autre",
  },
  question: {
    title: "D’où vient la différence\u202F?",
    text: (cents, before) =>
      cents < 0
        ? `Il manque ${money(-cents / 100)} en trésorerie depuis la fin ${de(monthName(before))}\u00A0: ta dépense et l’argent levé ne l’expliquent pas.`
        : `Tu as ${money(cents / 100)} de plus en trésorerie depuis la fin ${de(monthName(before))}\u00A0: ta dépense et l’argent levé ne l’expliquent pas.`,
    label: "Ce qui s’est passé",
    hint: "Un investissement, un impôt, un client qui a payé d’avance, un prêt… Nous gardons ta réponse avec le mois.",
    save: "Enregistrer avec cette explication",
    edit: "Revoir mes chiffres",
  },
  saved: {
    title: (day) => `Chiffres ${de(monthName(day))} enregistrés`,
    runway: (after, before) =>
      before?.state === "months" && after.state === "months" && before.months !== after.months
        ? `Runway\u00A0: ${runwayOf(after)}, ${signed(after.months - before.months)}.`
        : before && before.state !== after.state
          ? `Runway\u00A0: ${runwayOf(after)}, contre ${runwayOf(before)} avant.`
          : `Runway\u00A0: ${runwayOf(after)}.`,
    changes: {
      opened: (kind, level) => `Nouvelle alerte\u00A0: ${alertNames[kind]} (${levels[level]}).`,
      raised: (kind) => `L’alerte ${alertNames[kind]} devient critique.`,
      eased: (kind) => `L’alerte ${alertNames[kind]} n’est plus critique.`,
      closed: (kind) => `Alerte ${alertNames[kind]} levée.`,
    },
  },
  otherMonth: { title: "Un autre mois", label: "Mois à saisir ou à corriger", show: "Afficher", done: "saisi" },
  monthName: (day) => month(day),
  history: {
    title: "Historique",
    empty: "Tes mois apparaîtront ici dès le premier enregistrement.",
    caption: "Tes chiffres, mois par mois",
    older: (months) => `Mois plus anciens (${months})`,
    export: "Télécharger en CSV",
    import: "Importer un CSV",
    imported: (months) => ({
      title: months === 1 ? "1 mois importé" : `${months} mois importés`,
      text: "Tes alertes ont été revues.",
    }),
    mrrChart: (from, to) => `MRR, ${month(from)} à ${month(to)}`,
    cashChart: (from, to) => `Trésorerie, ${month(from)} à ${month(to)}`,
  },
  columns: {
    file: "chiffres",
    month: "Mois",
    mrr: "MRR (€)",
    cash: "Trésorerie (€)",
    burnRate: "Dépense nette (€)",
    cac: "CAC (€)",
    churnRate: "Churn (%)",
    nps: "NPS",
    activeDeals: "Deals en cours",
    lastInvestorContact: "Dernier contact investisseur",
    raised: "Argent levé (€)",
    difference: "Explication de l’écart",
  },
  scenarios: {
    title: "Deux scénarios de runway",
    text: (day) =>
      `Calculés sur tes chiffres ${de(monthName(day))} et ta dépense nette moyenne. Un nombre positif pour une embauche ou une levée, négatif pour une économie. Rien n’est enregistré.`,
    names: { a: "Scénario A", b: "Scénario B" },
    burn: "Dépense nette par mois, en plus ou en moins",
    cash: "Trésorerie, en plus ou en moins",
    compute: "Comparer",
    result: (cash, burn) => `${money(cash / 100)} ÷ ${money(burn / 100)} par mois`,
    profitable: (burn) => `${money(-burn / 100)} de plus chaque mois`,
    ends: (day) => `La trésorerie s’épuise en ${month(day)}.`,
    lasts: "La trésorerie tient au-delà de 36 mois.",
    grows: "La trésorerie ne baisse plus.",
    invalid: "Écris un montant, comme 3\u202F000 ou −3\u202F000",
  },
  thresholds: {
    title: "Mes seuils d’alerte",
    text: "Une alerte se déclenche quand un chiffre franchit son seuil, et s’arrête quand il repasse du bon côté.",
    elsewhere:
      "Avec Elite, une alerte se déclenche quand un chiffre franchit son seuil, et s’arrête quand il repasse du bon côté.",
    labels: {
      "runway-caution": "Plancher de runway, en mois",
      "runway-critical": "Runway critique, en mois",
      churn: "Plafond de churn mensuel, en\u00A0%",
      "cac-rise": "Hausse du CAC en trois mois, en %",
      "cash-drop": "Baisse de la trésorerie en un mois, en %",
    },
    range: (least, most) => `De ${exact(least)} à ${exact(most)}`,
    save: "Enregistrer mes seuils",
    saved: { title: "Seuils enregistrés", text: "Tes alertes ont été revues." },
  },
};
