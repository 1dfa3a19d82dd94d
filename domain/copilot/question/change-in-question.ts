import { type Phrase, phraseOf } from "./phrase.ts";
import { roundIn } from "./sum-role.ts";
import { counted, type TypedFigures } from "./typed-figures.ts";
import { effects, meanings, type ChangeInQuestion, type Known, type Meaning } from "./change-effects.ts";
import { becomes, says } from "./change-words.ts";
import { factorIn } from "./churn-change.ts";

const none: ChangeInQuestion = { burn: 0, cash: 0, hires: null, isMrr: false, amount: null };
/** Lowest amount, in cents, that counts as a yearly salary, because monthly salaries are lower. */
const leastYearly = 20_000_00;

/** Returns the number of customers in "3 clients à 500 par mois", or 1 without a number. */
function clientsIn(text: string) {
  const [, count = ""] =
    /\b(\w+) (?:(?:nouveaux|nouvelles|gros|petits|new|more|big|small) ){0,4}(?:clients|customers|contrats|contracts|comptes|accounts|deals|abonnes|subscribers)\b/.exec(
      text,
    ) ?? [];
  return counted[count] ?? (Number(count) || 1);
}

/** Returns the change that a clause describes, or null; `text` has no accents or punctuation and includes the verb. */
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
  // If the question names both the amount raised and the valuation, the amount raised applies.
  const cents = says.gets(text) ? (roundIn(typed.sums)?.raised ?? first.cents) : first.cents;
  const times = says.client(text) ? clientsIn(text) : 1;
  return meaning ? { ...none, amount: cents, ...effects[meaning.does](cents * times, known) } : null;
}

const named = ["hires", "saves", "spends", "gets", "loses", "quits", "wins", "repays", "rises", "falls"] as const;
const hasVerb = (text: string) => named.some((verb) => says[verb](text));
const between = /\s+(?:et(?: que)?|and|puis|then|mais|but)\s+|,(?!\d)\s*|\s\+\s/iu;

/** Splits a question into clauses with their numbers. A clause without a verb gets the verb of the previous clause. */
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

/** Checks whether the changes fit the question: "My sales fall by 2,000" must not count as a saving. */
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
    // False for "How much runway do we lose if we spend …", because the loss is not revenue.
    if (isMrr) return says.revenue(text) || says.client(text) || !says.spends(text);
    if (says.revenue(text) || (says.client(text) && !says.repays(text))) return false;
    if (says.gets(text) && (burn > 0 || cash < 0)) return false;
    return !(says.falls(text) && burn > 0) && !(says.rises(text) && burn < 0 && !says.saves(text));
  });
}

/**
 * Returns a question's changes; a follow-up (`again`) is not split, because it also contains the earlier question's
 * words.
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
