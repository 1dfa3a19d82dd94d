import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { change: percentChange, count, day: dayOf, money, month, monthName, percent, signed } = formats.fr;

const size = (change: number) => percentChange(Math.abs(change)).replace("+", "");

const euros = (cents: number) => money(cents / 100);

export const words: typeof en = {
  figures: {
    title: (day) => `Tes chiffres ${de(monthName(day))}`,
    none: "Tes chiffres",
    recorded: (at) => `saisis le ${dayOf(at)}`,
    stale: "à mettre à jour",
    history: "Historique",
    start: "Saisir mes chiffres",
    names: { runway: "Runway", mrr: "MRR", cac: "CAC", churn: "Churn mensuel", nps: "NPS" },
    definitions: {
      runway: "Le temps que tient ta trésorerie à ton rythme de dépense",
      mrr: "Revenus récurrents du mois, hors taxes",
      cac: "Ce que coûte un nouveau client",
      churn: "Part des clients partis dans le mois",
      nps: "Promoteurs moins détracteurs",
    },
    months: (value) => ({ value: count(value), unit: "mois" }),
    profitable: "rentable",
    over: { value: "plus de 36", unit: "mois" },
    percent: (value) => percent(value),
    money: euros,
    below: "Sous le plancher",
    belowBy: (missing, floor) => `${count(missing)}\u00A0mois sous ton plancher de ${count(floor)}`,
    above: (floor) => `au-dessus de ton plancher de ${count(floor)}`,
    floor: (floor) => `plancher ${count(floor)}`,
    meanOf: (months) => (months === 1 ? "sur la dépense d’un mois" : `sur la dépense moyenne de ${months} mois`),
    scale: (months) => `${months}\u00A0mois`,
    inMonth: (change) => `${percentChange(change)} sur un mois`,
    inThree: (change) => `${percentChange(change)} en trois mois`,
    both: (one, three) => [`${percentChange(one)} sur un mois`, ` et ${percentChange(three)} sur trois`],
    first: "premier mois",
    curveFrom: (day) => `La courbe commence avec tes chiffres ${de(monthName(day))}.`,
    points: (change) => `${signed(change)}\u00A0point${Math.abs(change) >= 2 ? "s" : ""} sur un mois`,
    alertAt: (value) => `alerte ${value}`,
    notMeasured: "Pas encore mesuré.",
    add: "Ajouter",
    fromTo: (first, last) => `${monthName(first)} à ${monthName(last)}`,
    chart: (name, values) => `${name}\u00A0: ${values.map(([day, value]) => `${value} en ${month(day)}`).join(", ")}.`,
    gauge: {
      none: (name) => `${name}\u00A0: pas encore de valeur`,
      runway: (text, floor) => `Runway\u00A0: ${text}${floor === null ? "" : `, plancher à ${count(floor)}\u00A0mois`}`,
      nps: (value) => `NPS de ${value}, sur une échelle de −100 à 100`,
    },
  },
  ask: "Demande au CoPilot",
  changes: {
    title: "Ce qui a changé",
    none: "Rien pour l’instant. Les changements s’afficheront ici dès que tes chiffres bougeront d’un mois à l’autre.",
    change: percentChange,
    mrr: (since, isGrowthMet) =>
      `MRR depuis ${monthName(since)}${isGrowthMet ? "\u00A0: le critère de croissance est validé dans ton score" : ""}.`,
    cac: (now, before, since, rise) =>
      `Gagner un client coûte ${euros(now)}, contre ${euros(before)} en ${monthName(since)}.${rise === null ? "" : ` Seuil d’alerte\u00A0: ${percentChange(rise)}.`}`,
    churn: (now) => `Churn du mois, maintenant à ${percent(now)}.`,
    cash: (now) => `Trésorerie sur un mois, maintenant à ${euros(now)}.`,
    points: (change) => `${signed(change)}\u00A0pt${Math.abs(change) >= 2 ? "s" : ""}`,
    views: (views) => (views === 1 ? "1 vue" : `${count(views)} vues`),
    viewsOf: (ever, months, investors) =>
      `En 30\u00A0jours, par ${count(investors)} investisseur${investors < 2 ? "" : "s"} actif${investors < 2 ? "" : "s"}\u202F; ${count(ever)} en ${months}\u00A0mois.`,
    requests: (requests) => (requests === 1 ? "1 demande" : `${count(requests)} demandes`),
    answerBy: (requests, until, hasProposal) =>
      requests === 1
        ? `${hasProposal ? "Nous te proposons un investisseur" : "Un investisseur demande à te rencontrer"}. Réponds au plus tard le ${dayOf(until)}.`
        : `${hasProposal ? "Des mises en relation t’attendent" : "Des investisseurs demandent à te rencontrer"}. Réponds à la première au plus tard le ${dayOf(until)}.`,
    see: { requests: "Répondre", history: "Historique", views: "Ma visibilité", score: (score) => `Score ${score}` },
  },
  visibility: {
    never: "Aucune visite de ton profil n’a encore été comptée.",
    locked: "Avec Visible, tu montres ton profil aux investisseurs et tu vois combien l’ouvrent.",
    open: "Ouvrir mon Profil Investisseur",
  },
  dates: {
    title: "Tes dates, ce mois-ci et le suivant",
    label: (items) => `Ce mois-ci et le suivant\u00A0: ${items.join("\u202F; ")}.`,
    today: () => "Aujourd’hui",
    recorded: (day) => `Chiffres ${de(monthName(day))}`,
    asked: (day) => `Chiffres ${de(monthName(day))}`,
    due: (day) => `Dernier jour pour les chiffres ${de(monthName(day))}`,
    closes: () => "Clôture des candidatures à la Pitch Session",
    session: () => "Pitch Session",
    plan: () => "Fin de ton offre",
    trial: () => "Fin de ton essai gratuit",
    meeting: (name) => `Rendez-vous avec ${name}`,
    call: (organisation) => `Appel avec ${organisation}`,
    pitch: () => "Tu pitches",
  },
  alerts: {
    level: { caution: "En alerte", critical: "Critique" },
    since: (at) => `depuis le ${dayOf(at)}`,
    kinds: {
      runway: (months) => `Runway de ${count(months)}\u00A0mois`,
      churn: (value) => `Churn de ${percent(value)} sur le mois`,
      cac: (change) => `CAC ${percentChange(change)} en trois mois`,
      cash: (change) => `Trésorerie ${percentChange(change)} en un mois`,
      "check-in": () => "Chiffres du mois dernier à saisir",
    },
    thresholds: "Changer mes seuils",
  },
  insights: {
    title: (count) => `Analyses (${count})`,
    sum: (sum, day) => `${sum}, chiffres ${de(monthName(day))}`,
    dismiss: "Écarter",
    churn: (lost) => `Le churn te coûte environ ${euros(lost)} de MRR par mois.`,
    churnSum: (mrr, churn) => `${euros(mrr)} × ${percent(churn)}`,
    cashEnds: (day) => `À ce rythme, ta trésorerie s’épuise en ${month(day)}.`,
    cashEndsSum: (cash, burn, months) => `${euros(cash)} ÷ ${euros(burn)} par mois = ${count(months)}\u00A0mois`,
    growth: (change) => `Ton MRR a ${change < 0 ? "baissé" : "augmenté"} de ${size(change)} en trois mois.`,
    growthSum: (before, now) => `${euros(before)} → ${euros(now)}`,
    cac: (change) => `Ton CAC a ${change < 0 ? "baissé" : "augmenté"} de ${size(change)} en trois mois.`,
    burnMultiple: (value) => `Tu dépenses ${count(value)}\u00A0€ pour gagner 1\u00A0€ de MRR.`,
    burnMultipleSum: (burn, gained) => `${euros(burn)} dépensés en trois mois ÷ ${euros(gained)} de MRR gagné`,
  },
  metrics: {
    title: "Tous tes indicateurs",
    names: {
      mrr: "MRR",
      burnRate: "Dépense nette",
      runway: "Runway",
      nps: "NPS",
      churnRate: "Churn mensuel",
      cac: "CAC",
      activeDeals: "Deals en cours",
      lastInvestorContact: "Dernier contact investisseur",
      cashFlow: "Flux de trésorerie",
    },
    cashFlowOf: "variation de la trésorerie sur le mois",
    none: "non renseigné",
    noMonthBefore: "à partir du deuxième mois",
  },
  locked: {
    line: "Les alertes, les analyses et les neuf indicateurs font partie d’Elite.",
    title: "Elite requis",
    text: "Le CoPilot lit tes chiffres et te dit où regarder. Il fait partie d’Elite.",
    caption: "Ce que comprennent Free et Elite",
    columns: { right: "Ce qui est compris", free: "Free", elite: "Elite" },
    open: "oui",
    closed: "non",
    action: "Activer mon CoPilot Elite",
  },
  generators: {
    title: "Générateurs et actions",
    closed: "Les documents rédigés à partir de tes données et les plans calculés sur tes chiffres font partie d’Elite.",
    names: {
      "business-plan": "Business Plan",
      "pitch-deck": "Pitch Deck",
      roadmap: "Roadmap",
      "go-to-market": "Go-to-Market",
    },
    actions: {
      cac: "Optimiser mon CAC",
      nps: "Améliorer mon NPS",
      runway: "Allonger mon runway",
      raise: "Préparer ma levée",
    },
  },
};
