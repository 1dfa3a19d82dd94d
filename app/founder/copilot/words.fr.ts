import type { Right } from "../../../domain/plan/rights.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { change: percentChange, count, date, money, month, monthName, percent, shortDay, signed } = formats.fr;

const euros = (cents: number) => money(Math.ceil(cents / 100));
const elided = (day: string) => (/^[aeiouyéèêâîôû]/i.test(monthName(day)) ? "d’" : "de ");
const ofMonth = (day: string) => `${elided(day)}${monthName(day)}`;

const rights: Partial<Record<Right, string>> = {
  "check-in": "Chiffres du mois, historique et CSV",
  scan: "Score Readiness et plan d’action",
  applications: "Candidatures au programme et aux sessions",
  publication: "Profil montré aux investisseurs, vues comptées",
  insights: "Alertes, analyses et neuf indicateurs",
  mentors: "Mentors",
  "participation-fee": "Frais de participation aux sessions compris",
};

export const words: typeof en = {
  figures: {
    title: (day) => `Tes chiffres ${ofMonth(day)}`,
    none: "Tes cinq chiffres",
    recorded: (at) => `saisis le ${shortDay(at)}`,
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
    money: (cents) => money(cents / 100),
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
  changes: {
    title: "Ce qui a changé",
    none: "Rien encore\u00A0: il faut deux mois de chiffres pour mesurer un changement.",
    mrr: (since) => `MRR depuis ${monthName(since)}.`,
    cac: (now, before, since) =>
      `Gagner un client coûte ${money(now / 100)}, contre ${money(before / 100)} en ${monthName(since)}.`,
    churn: (now) => `Churn du mois, maintenant à ${percent(now)}.`,
    cash: (now) => `Trésorerie sur un mois, maintenant à ${money(now / 100)}.`,
    points: (change) => `${signed(change)}\u00A0pt`,
    see: "Voir",
  },
  dates: {
    title: "60 jours",
    label: (items) => `De ce mois au suivant\u00A0: ${items.join(", ")}.`,
    today: () => "Aujourd’hui",
    recorded: (day) => `Chiffres ${ofMonth(day)}`,
    asked: (day) => `Chiffres ${ofMonth(day)}`,
    due: (day) => `Dernier jour pour les chiffres ${ofMonth(day)}`,
    closes: () => "Candidatures Pitch Session",
    session: () => "Pitch Session",
    plan: () => "Fin de ton offre",
  },
  alerts: {
    title: "Alertes",
    none: "Aucune alerte ouverte.",
    level: { caution: "attention", critical: "critique" },
    since: (at) => `depuis le ${shortDay(at)}`,
    kinds: {
      runway: (months) => `Runway de ${count(months)}\u00A0mois`,
      churn: (value) => `Churn de ${percent(value)} sur le mois`,
      cac: (change) => `CAC ${percentChange(change)} en trois mois`,
      cash: (change) => `Trésorerie ${percentChange(change)} en un mois`,
      "check-in": () => "Chiffres du mois pas encore saisis",
    },
    thresholds: "Changer mes seuils",
  },
  insights: {
    title: "Analyses",
    none: "Elles s’écrivent avec tes chiffres\u00A0: saisis un premier mois.",
    month: (day) => `sur tes chiffres ${ofMonth(day)}`,
    cashEnds: (day) => `À ce rythme, ta trésorerie s’épuise en ${month(day)}.`,
    cashEndsSum: (cash, burn, months) => `${euros(cash)} ÷ ${euros(burn)} par mois = ${count(months)}\u00A0mois`,
    growth: (change) => `Ton MRR a évolué de ${percentChange(change)} en trois mois.`,
    growthSum: (before, now) => `${euros(before)} → ${euros(now)}`,
    cac: (change) => `Ton CAC a évolué de ${percentChange(change)} en trois mois.`,
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
    inMonth: (change) => `${percentChange(change)} sur un mois`,
    none: "non renseigné",
    date: (day) => date(day),
    money: (cents) => money(cents / 100),
  },
  locked: {
    line: "Les alertes, les analyses et les neuf indicateurs sont ouverts avec Elite.",
    title: "Elite requis",
    text: "Le CoPilot lit tes chiffres et te dit où regarder. Il fait partie d’Elite.",
    caption: "Ce que Free et Elite ouvrent",
    columns: { right: "Ce qui est ouvert", free: "Free", elite: "Elite" },
    rights,
    open: "oui",
    closed: "non",
    action: "Activer mon CoPilot Elite",
  },
  talk: {
    title: "CoPilot",
    context: "Sur tes chiffres, mois par mois",
    transcript: "Conversation avec le CoPilot",
    welcome: (name, day) =>
      day
        ? `Bonjour${name ? ` ${name}` : ""}, tes chiffres ${ofMonth(day)} sont enregistrés.`
        : `Bonjour${name ? ` ${name}` : ""}. Saisis tes cinq chiffres\u00A0: tout part de là.`,
    late: (day) => `Tes chiffres ${ofMonth(day)} ne sont pas encore saisis.`,
    question: "Ta question",
    send: "Envoyer",
    closed: "Les questions ne sont pas encore ouvertes\u00A0: cette page calcule déjà tout ce qui est à gauche.",
  },
  generators: {
    title: "Générateurs",
    reason: "Pas encore ouverts\u00A0: aucun document n’est produit pour l’instant.",
    names: {
      plan: "Business Plan",
      deck: "Pitch Deck",
      roadmap: "Roadmap",
      market: "Go-to-Market",
    },
    actionsTitle: "Actions",
    actionsReason: "Pas encore ouvertes\u00A0: d’ici là, les chiffres et le plan du Score Readiness disent quoi faire.",
    actions: {
      cac: "Optimiser mon CAC",
      nps: "Améliorer mon NPS",
      runway: "Allonger mon runway",
      raise: "Préparer ma levée",
    },
  },
};
