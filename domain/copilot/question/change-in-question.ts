import { type Phrase, phraseOf } from "./phrase.ts";
import { roundIn } from "./sum-role.ts";
import { counted, type TypedFigures } from "./typed-figures.ts";

/**
 * The change in a question, in cents: to monthly net burn and to cash. For a hire, how many people and their monthly
 * cost.
 */
export type ChangeInQuestion = {
  burn: number;
  cash: number;
  hires: { count: number; each: number; isAssumed: boolean; aYear: number | null } | null;
  /** Whether the change is one of MRR, which changes burn by the same amount. */
  isMrr: boolean;
  /** The amount in the question that the change is computed from, in cents. */
  amount: number | null;
};

type Known = { mrr: number; meanBurn: number; hireCost: () => number };

/**
 * Prefixes of words; with a tilde, whole words. A word that begins with a vowel also matches with an elided article and
 * a missing apostrophe ("jarrete") if it is long enough to be unambiguous.
 */
function saying(list: string) {
  const each = list.split(", ").map((phrase) => {
    const start = /^[aeiouy]/.test(phrase) && phrase.length > 3 ? "(?:[djlmnst]|qu)?" : "";
    return start + phrase.replace("~", "\\b");
  });
  const pattern = new RegExp(`\\b(?:${each.join("|")})`);
  return (text: string) => pattern.test(text);
}

const says = {
  hires: saying("embauch, recrut, hire, hiring, recruit"),
  saves: saying(
    "coup, cut, redui, reduc, baiss, economis, save, saving, moins, less, lower, enlev, arret, vire~, virer~, virez~, licenci, fire, stop, drop, supprim",
  ),
  spends: saying(
    "depens, spend, charge, loyer, rent, cout, cost, salaire, salary, burn, pay, paie, verse, ajout, add, ad~, ads~, pub~",
  ),
  gets: saying(
    "leve, lever~, levons, levant, raise, raising, encaiss, touch, recoi, recev, receive, get~, subvention, grant",
  ),
  loses: saying("perd, lose, losing, lost, leave, partent, resili"),
  quits: saying("part~, quitt, s en va"),
  wins: saying("gagn, sign, win, won, vend, sell, close"),
  client: saying("client, customer, contrat, contract, compte, account, deal, abonne, subscri"),
  repays: saying(
    "rembours, repay, pay back, amende, facture, invoice, bill, retard, late~, impaye, unpaid, tva~, vat~, impot",
  ),
  revenue: saying("mrr, revenu, revenue, ventes, sales, chiffre d affaires, prix~, price, tarif"),
  burning: saying("burn, depense nette"),
  rises: saying("augment, rais, plus, mont, grow, more, rise, hausse, increas, gagn, up"),
  falls: saying("baiss, moins, perd, drop, less, fall, los, cut, coup, redui, reduc, diminu, tomb, down, shrink"),
};
type Saying = keyof typeof says;

/** Whether a word alone expresses a change. */
export const saysChange = (word: string) => Object.values(says).some((matches) => matches(word));

/** Words right before an amount that make it a new value: "mon MRR passe à". */
const becomes = /\b(?:a|to|at|was|were|est|is|serait|hits|reaches|atteint)\W*$/;

type Paid = "monthly" | "once" | "either";
type Effect =
  | "MRR is"
  | "MRR loses"
  | "MRR gains"
  | "burn is"
  | "burn loses"
  | "burn gains"
  | "cash loses"
  | "cash gains";
type Meaning = { says: Saying[]; paid: Paid; does: Effect; becomes?: true; as: string };

/** What an amount in a question changes; the first matching entry counts. */
const meanings: readonly Meaning[] = [
  { becomes: true, says: ["revenue"], paid: "either", does: "MRR is", as: "si mon MRR passe à 20 k€" },
  { becomes: true, says: ["burning"], paid: "either", does: "burn is", as: "if my burn was 8k" },
  { says: ["loses"], paid: "monthly", does: "MRR loses", as: "je perds 1 500 € par mois" },
  { says: ["loses", "client"], paid: "either", does: "MRR loses", as: "I lose a customer of 1,500" },
  { says: ["quits", "client"], paid: "either", does: "MRR loses", as: "mon plus gros client part, 1 500" },
  { says: ["wins", "client"], paid: "monthly", does: "MRR gains", as: "je signe un client à 900 par mois" },
  { says: ["loses"], paid: "once", does: "cash loses", as: "I lose 10k" },
  { says: ["repays"], paid: "once", does: "cash loses", as: "je rembourse 10 k€" },
  { says: ["saves"], paid: "either", does: "burn loses", as: "je coupe 2 k€" },
  { says: [], paid: "monthly", does: "burn gains", as: "3,000 a month" },
  { says: ["spends"], paid: "once", does: "burn gains", as: "je dépense 1 500 € de plus" },
  { says: [], paid: "either", does: "cash gains", as: "I get 50k" },
];

const effects: Record<Effect, (cents: number, known: Known) => Partial<ChangeInQuestion>> = {
  "MRR is": (cents, { mrr }) => ({ burn: mrr - cents, isMrr: true }),
  "MRR loses": (cents) => ({ burn: cents, isMrr: true }),
  "MRR gains": (cents) => ({ burn: -cents, isMrr: true }),
  "burn is": (cents, { meanBurn }) => ({ burn: cents - meanBurn }),
  "burn loses": (cents) => ({ burn: -cents }),
  "burn gains": (cents) => ({ burn: cents }),
  "cash loses": (cents) => ({ cash: -cents }),
  "cash gains": (cents) => ({ cash: cents }),
};

/** The factor by which a question multiplies something: 2 for "double", 0.8 for "moins 20 %"; null without one. */
export function factorIn(text: string, { percents }: Pick<TypedFigures, "percents">) {
  const [, by] = /\b(?:divis\w*|divide\w*)\b.{0,200}? (?:par|by) (\d{1,15})(?! \d)\b/.exec(text) ?? [];
  if (by && Number(by) > 0) return 1 / Number(by);
  if (/\bhalv|\bhalf\b|\bmoitie\b/.test(text)) return 1 / 2;
  if (/\bdoubl/.test(text)) return 2;
  if (/\btripl/.test(text)) return 3;
  const [percent] = percents;
  if (!percent || percent.perMonth || (!says.rises(text) && !says.falls(text))) return null;
  return 1 + (says.falls(text) ? -percent.value : percent.value) / 100;
}

/**
 * The new churn in percent if a question names churn; a fall smaller than the churn itself counts as percentage points.
 */
export function churnThen(question: Phrase, typed: TypedFigures, churn: number) {
  const to = churnNamed(question, typed, churn);
  // Rounded as displayed, so that readers can check the arithmetic.
  return to === null ? null : Math.round(Math.min(100, Math.max(0, to)) * 10) / 10;
}

function churnNamed(question: Phrase, typed: TypedFigures, churn: number) {
  const text = question.folded;
  const [percent] = typed.percents;
  const [, points] = /(\d{1,15}(?:[.,]\d{1,15})?) ?(?:points?|pts?)\b/.exec(question.text.toLowerCase()) ?? [];
  const by = points === undefined ? percent?.value : Number(points.replace(",", "."));
  const isPoints = points !== undefined || (percent !== undefined && percent.value < churn);
  if (percent && (becomes.test(percent.before) || /\b(?:etait|est|serait) de\W*$/.test(percent.before)))
    return percent.value;
  if (by !== undefined && isPoints && (says.falls(text) || says.rises(text)))
    return churn + (says.falls(text) ? -by : by);
  const factor = factorIn(text, typed);
  return factor === null ? null : churn * factor;
}

const verbs = ["saves", "spends", "loses", "wins", "repays"] as const;
/** Whether a question names a change, so that it is not a follow-up. */
export const namesChange = ({ folded }: Phrase) => verbs.some((verb) => says[verb](folded));
export const namesHire = ({ folded }: Phrase) => says.hires(folded);
export const namesIncome = ({ folded }: Phrase) => says.gets(folded);

export const namesFigure = ({ folded }: Phrase) => says.revenue(folded) || says.burning(folded);
export const namesRevenue = ({ folded }: Phrase) => says.revenue(folded);

const none: ChangeInQuestion = { burn: 0, cash: 0, hires: null, isMrr: false, amount: null };
/** In cents; monthly salaries are lower, so amounts from here on count as yearly salaries. */
const leastYearly = 20_000_00;

/** The number of customers in "3 clients à 500 par mois"; the amount is per customer. */
function clientsIn(text: string) {
  const [, count = ""] =
    /\b(\w+) (?:(?:nouveaux|nouvelles|gros|petits|new|more|big|small) ){0,4}(?:clients|customers|contrats|contracts|comptes|accounts|deals|abonnes|subscribers)\b/.exec(
      text,
    ) ?? [];
  return counted[count] ?? (Number(count) || 1);
}

/** The change in one clause: `text` is folded and includes the verb, `typed` has the clause's numbers. */
function changeOf(text: string, typed: TypedFigures, known: Known): ChangeInQuestion | null {
  const [first] = typed.sums;
  if (typed.people !== null || says.hires(text)) {
    const aYear = first && !first.perMonth && first.cents >= leastYearly ? first.cents : null;
    const each = aYear === null ? (first?.cents ?? known.hireCost()) : Math.round(aYear / 12);
    const count = typed.people ?? 1;
    const isLeaving = !says.hires(text) && (says.saves(text) || says.loses(text));
    return {
      ...none,
      burn: (isLeaving ? -1 : 1) * count * each,
      hires: { count, each, isAssumed: !first, aYear },
      amount: first?.cents ?? null,
    };
  }
  if (!first) {
    const factor = factorIn(text, typed);
    if (factor === null) return null;
    if (says.revenue(text)) return { ...none, burn: Math.round(known.mrr * (1 - factor)), isMrr: true };
    return says.burning(text) ? { ...none, burn: Math.round(known.meanBurn * (factor - 1)) } : null;
  }
  const fits = (each: Meaning) =>
    (!each.becomes || becomes.test(first.before)) &&
    (each.paid === "either" || (each.paid === "monthly") === first.perMonth) &&
    each.says.every((one) => says[one](text));
  const meaning = meanings.find(fits);
  // For a round, the amount raised counts, not the valuation.
  const cents = says.gets(text) ? (roundIn(typed.sums)?.raised ?? first.cents) : first.cents;
  const times = says.client(text) ? clientsIn(text) : 1;
  return meaning ? { ...none, amount: cents, ...effects[meaning.does](cents * times, known) } : null;
}

const named = ["hires", "saves", "spends", "gets", "loses", "quits", "wins", "repays", "rises", "falls"] as const;
const hasVerb = (text: string) => named.some((verb) => says[verb](text));
const between = /\s+(?:et(?: que)?|and|puis|then|mais|but)\s+|,(?!\d)\s*|\s\+\s/iu;

/** The clauses of a question with their numbers: a clause without a verb takes the previous one's. */
function clausesOf(question: Phrase) {
  const clauses: { text: string; typed: TypedFigures }[] = [];
  for (const words of question.text.split(between)) {
    const { folded: text, figures: typed } = phraseOf(words);
    const isOfNumbers = typed.sums.length + typed.percents.length > 0 || typed.people !== null;
    if (hasVerb(text)) clauses.push({ text, typed });
    else if (isOfNumbers) clauses.push({ text: `${clauses.at(-1)?.text.replace(/\d+/g, "") ?? ""} ${text}`, typed });
  }
  return clauses;
}

/**
 * Whether the parsed changes cover the whole question: each amount belongs to a change, and no change contradicts the
 * words around it ("mes ventes baissent de 2 000" is no saving).
 */
export function isPlainChange(question: Phrase, typed: TypedFigures, again: boolean) {
  const { folded } = question;
  const isCounted = typed.bare === (says.client(folded) ? clientsIn(folded) : null);
  if (!isCounted && typed.bare !== null && factorIn(folded, typed) === null) return false;
  const changes = changesIn(question, typed, { mrr: 100, meanBurn: 100, hireCost: () => 100 }, again);
  const summed = changes.filter(({ amount }) => amount !== null).length;
  if (typed.sums.length > summed + (roundIn(typed.sums) && says.gets(folded) ? 1 : 0)) return false;
  const clauses = changes.length > 1 ? clausesOf(question).map(({ text }) => text) : [folded];
  return changes.every(({ burn, cash, isMrr, hires }, at) => {
    const text = clauses[at] ?? folded;
    if (hires) return true;
    // "How much runway do we lose if we spend …": "lose" refers to runway, not to revenue.
    if (isMrr) return says.revenue(text) || says.client(text) || !says.spends(text);
    if (says.revenue(text) || (says.client(text) && !says.repays(text))) return false;
    if (says.gets(text) && (burn > 0 || cash < 0)) return false;
    return !(says.falls(text) && burn > 0) && !(says.rises(text) && burn < 0 && !says.saves(text));
  });
}

/**
 * The changes in a question, one per clause if several have one; none without an amount. A follow-up (`again`) contains
 * the earlier question's words too, so it is parsed as one clause.
 */
export function changesIn(
  question: Phrase,
  typed: TypedFigures,
  known: Known,
  again = false,
): readonly ChangeInQuestion[] {
  const several = (again ? [] : clausesOf(question))
    .map((clause) => changeOf(clause.text, clause.typed, known))
    .filter((each) => each !== null);
  if (several.length > 1) return several;
  const change = changeOf(question.folded, typed, known);
  return change ? [change] : [];
}
