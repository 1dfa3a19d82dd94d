import { completionOf } from "../startup/completion.ts";
import { type FounderField, type FounderProfile, requiredOfFounders } from "../startup/founder-profile.ts";

/** A weighted value: `value` is out of 100, and `result` is the value times the weight. */
type Term = { value: number; weight: number; result: number };

const between = (value: number) => Math.min(1, Math.max(0, value));

export type Traction = {
  /** Up to 60 points for three months of MRR growth: all from 30 %, none without growth. */
  growth: number;
  /** Up to 40 points for low churn: all at 2 % or less, none at 10 % or more. */
  retention: number;
  total: number;
};

/** Computes traction out of 100. Both parameters are percentages; an unknown value gives no points. */
export function tractionOf(growthInThreeMonths: number | null, churn: number | null): Traction {
  const growth = 60 * between((growthInThreeMonths ?? 0) / 30);
  const retention = churn === null ? 0 : 40 * between((10 - churn) / 8);
  return { growth, retention, total: growth + retention };
}

export type Attractiveness = { score: number; terms: Record<"readiness" | "traction" | "completion", Term> };

/** Computes attractiveness as readiness × 0.5 + traction × 0.3 + profile completion × 0.2, each out of 100. */
export function attractivenessOf(values: { readiness: number; traction: number; completion: number }): Attractiveness {
  const term = (value: number, weight: number): Term => ({ value, weight, result: value * weight });
  const terms = {
    readiness: term(values.readiness, 0.5),
    traction: term(values.traction, 0.3),
    completion: term(values.completion, 0.2),
  };
  const sum = terms.readiness.result + terms.traction.result + terms.completion.result;
  return { score: Math.round(sum), terms };
}

export type SoughtThing = FounderField | "live-deck" | "confirmed" | "shared-cap-table";

type Published = {
  profile: FounderProfile;
  hasLiveDeck: boolean;
  /** Whether the founder confirmed or changed the publication in the last 90 days. */
  isConfirmed: boolean;
  sharesCapTable: boolean;
};

export function visibilityRate({ profile, hasLiveDeck, isConfirmed, sharesCapTable }: Published) {
  const sought: readonly SoughtThing[] = [...requiredOfFounders, "live-deck", "confirmed", "shared-cap-table"];
  return completionOf(sought, (thing) => {
    if (thing === "live-deck") return hasLiveDeck;
    if (thing === "confirmed") return isConfirmed;
    if (thing === "shared-cap-table") return sharesCapTable;
    return profile[thing] !== "";
  });
}
