import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type * as en from "./sum-words.en.ts";

const f = formats.fr;
export const money = (cents: number) => f.money(Math.round(cents / 100));
/**
 * Formats the amount that the founder still needs, rounded up as in the cockpit, because an amount rounded down would
 * not be enough.
 */
export const missing = (cents: number) => f.money(Math.ceil(cents / 100));
export const change = (value: number, since: string) => `${f.change(value)} ${since}`;
export const months = (value: number) => `${f.count(value)}\u00A0mois`;
export const ofMonth = (month: string) => de(f.monthName(month));
export const toMonth = (month: string) => de(f.month(month));
export const points = (value: number) => `${value}\u00A0point${value < 2 ? "" : "s"}`;

export const lines: typeof en.lines = {
  cash: (month) => `Trésorerie, fin ${f.monthName(month)}`,
  burn: "Dépense nette moyenne",
  burnOf: (month) => `Dépense nette ${ofMonth(month)}`,
  runway: "Runway",
  atRate: (rate, count) => `${f.percent(rate)} par mois, ${count} fois`,
  burnAt: (floor) => `Dépense nette possible, ${months(floor)} de runway`,
  room: "Reste pour embaucher, par mois",
  more: "Dans ta question",
  mrrChange: (isLost) => (isLost ? "MRR perdu" : "MRR gagné"),
  cac: (month) => `CAC ${ofMonth(month)}`,
  margin: "Marge mensuelle par client",
  leastMargin: "Marge mensuelle par client à atteindre",
  burnThen: "Nouvelle dépense nette",
  cashThen: "Nouvelle trésorerie",
  mrr: (month) => `MRR ${ofMonth(month)}`,
  before: (month) => `En ${f.monthName(month)}`,
  change: "Évolution",
  churn: "Churn mensuel",
  churnThen: "Churn supposé",
  ofMrr: "Part du MRR",
  lost: "MRR perdu chaque mois",
  life: "Durée de vie moyenne d’un client",
  target: "MRR à atteindre",
  growth: (count) => `Croissance par mois, ${count} fois`,
  pre: "Pre-money",
  raised: "Montant levé",
  post: "Post-money",
  investors: "Nouveaux investisseurs",
  pool: "Réserve pour l’équipe",
  left: "Actionnaires d’aujourd’hui",
  holder: (percent) => `Détenteur de ${f.percent(percent)} aujourd’hui`,
  amount: "Versé pour le BSA AIR",
  valuation: (by) => (by === "cap" ? "Conversion au plafond" : "Pre-money moins la décote"),
  bearer: "Porteur du BSA AIR",
  need: (count) => `${months(count)} à ta dépense nette moyenne`,
  toRaise: "À lever",
  hires: (people, each) => `${people} × ${money(each)} par mois`,
  points,
};

export const chips: typeof en.chips = {
  cash: (month) => `Trésorerie · ${f.shortMonth(month)}`,
  burn: (from, to) =>
    from === to ? `Dépense nette · ${f.shortMonth(to)}` : `Dépense nette · ${f.shortMonth(from)} à ${f.shortMonth(to)}`,
  mrr: (month) => `MRR · ${f.shortMonth(month)}`,
  cac: (month) => `CAC · ${f.shortMonth(month)}`,
  churn: (month) => `Churn · ${f.shortMonth(month)}`,
  nps: (month) => `NPS · ${f.shortMonth(month)}`,
  floor: (count) => `Plancher · ${months(count)}`,
  question: (text) => `${text} · ta question`,
  hire: (cents) => `${money(cents)} par personne · hypothèse`,
  capTable: (at) => `Table de capitalisation · ${f.shortDay(at)}`,
  scan: (at) => `Scan · ${f.shortDay(at)}`,
  introductions: "Mises en relation · aujourd’hui",
  lastUpdate: (on) => `Nouvelle · ${f.shortDay(on)}`,
  session: "Sessions · calendrier de The Lab",
  numbers: (month) => `Tes chiffres · ${f.shortMonth(month)}`,
  fromQuestion: "Les montants de ta question",
  lastScan: "Ton dernier scan",
  blog: "Blog",
  aids: "Aides & Financements",
  dilution: "Simulateur de dilution",
  term: "Lexique",
};
