import type { InvestorProfile } from "../investor/investor-profile.ts";
import { fundingSought } from "../startup/bands.ts";
import { sectorsCalled, stagesCalled } from "./kinship.ts";

export const terms = { stage: 40, ticket: 30, sector: 20, focus: 10 } as const;
export type Term = keyof typeof terms;
export const termNames = Object.keys(terms) as Term[];

/** An investor's preferences. An empty list or a missing ticket size means no preference. */
export type Wishes = Pick<
  InvestorProfile,
  "investment_stages" | "ticket_size_min" | "ticket_size_max" | "preferred_sectors" | "investment_focus"
>;

/** `sought` is the amount the startup wants to raise, as a range; empty if unknown. */
export type Known = { stage: string; sector: string; sought: string; customers: readonly string[]; deepTech: boolean };

/**
 * `below`, `above`: less or more than the investor's ticket; `unsaid`: amount unknown; `partly`: half of the points.
 */
export type Why = "fits" | "partly" | "misses" | "below" | "above" | "unsaid" | "no-wish";
export type Reason = { term: Term; why: Why; points: number; of: number };

/**
 * How well a startup matches an investor's preferences. `points` is between 0 and 100, or null when the investor has no
 * preferences.
 */
export type Match = { points: number | null; reasons: Reason[] };

const isWished = (wishes: Wishes): Record<Term, boolean> => ({
  stage: wishes.investment_stages.length > 0,
  ticket: wishes.ticket_size_min !== null || wishes.ticket_size_max !== null,
  sector: wishes.preferred_sectors.length > 0,
  focus: wishes.investment_focus.length > 0,
});

/** Criteria without a preference get 0 points; the remaining criteria share the 100 points. */
function weightsOf(wishes: Wishes): Record<Term, number> {
  const wished = isWished(wishes);
  const counting = termNames.filter((term) => wished[term]);
  const all = counting.reduce((sum, term) => sum + terms[term], 0);
  const weights: Record<Term, number> = { stage: 0, ticket: 0, sector: 0, focus: 0 };
  let before = 0;
  for (const term of counting) {
    const until = before + terms[term];
    weights[term] = Math.round((until * 100) / all) - Math.round((before * 100) / all);
    before = until;
  }
  return weights;
}

function whyTicket({ ticket_size_min: min, ticket_size_max: max }: Wishes, sought: string): Why {
  const band = fundingSought.find(({ id }) => id === sought);
  if (!band) return "unsaid";
  const { from = 0, to = Infinity } = band;
  if ((min ?? 0) > to) return "below";
  const most = max ?? Infinity;
  return most >= from / 5 ? "fits" : most >= from / 10 ? "partly" : "above";
}

export const focusOf = ({ customers, deepTech }: Pick<Known, "customers" | "deepTech">) => [
  ...customers.map((kind) => kind.toLowerCase()),
  ...(deepTech ? ["deep-tech"] : []),
];

const fitsIf = (isSo: boolean): Why => (isSo ? "fits" : "misses");
const shares: Partial<Record<Why, number>> = { fits: 1, partly: 0.5 };

export function rulesFor(wishes: Wishes) {
  const wished = isWished(wishes);
  const weights = weightsOf(wishes);
  const stages = stagesCalled(wishes.investment_stages);
  const sectors = sectorsCalled(wishes.preferred_sectors);
  const reason = (term: Term, why: Why): Reason => ({
    term,
    why: wished[term] ? why : "no-wish",
    points: wished[term] ? Math.round(weights[term] * (shares[why] ?? 0)) : 0,
    of: weights[term],
  });
  return {
    stage: (stage: string) => reason("stage", fitsIf(stages.includes(stage))),
    ticket: (sought: string) => reason("ticket", whyTicket(wishes, sought)),
    sector: (sector: string) => reason("sector", fitsIf(sectors.includes(sector))),
    focus: (known: Pick<Known, "customers" | "deepTech">) =>
      reason("focus", fitsIf(focusOf(known).some((name) => wishes.investment_focus.includes(name)))),
  };
}

export function matchOf(wishes: Wishes, known: Known): Match {
  const rules = rulesFor(wishes);
  const reasons = [
    rules.stage(known.stage),
    rules.ticket(known.sought),
    rules.sector(known.sector),
    rules.focus(known),
  ];
  const isAny = reasons.some(({ of }) => of > 0);
  return { points: isAny ? reasons.reduce((sum, { points }) => sum + points, 0) : null, reasons };
}
