import { eurosOf } from "../../platform/language/typed-number.ts";

export const customers = ["b2b", "b2b2c", "other"] as const;
export const stages = ["idea", "pre-seed", "seed", "series-a", "later"] as const;
export const entities = ["french", "willing", "no"] as const;
export const founders = ["0", "1", "2", "3", "4+"] as const;

/** The answers of an application. The website is optional and may be empty. */
export type Answers = {
  fullName: string;
  companyName: string;
  website: string;
  customers: (typeof customers)[number];
  stage: (typeof stages)[number];
  entity: (typeof entities)[number];
  fullTimeFounders: (typeof founders)[number];
  /** The monthly revenue in euros. */
  monthlyRevenue: number;
  pitch: string;
};

/** The form's values as typed, by field name. Any field may be missing. */
export type FormValues = Record<string, string>;

export const answerNames = [
  "fullName",
  "companyName",
  "website",
  "customers",
  "stage",
  "entity",
  "fullTimeFounders",
  "monthlyRevenue",
  "pitch",
] as const satisfies (keyof Answers)[];

/** "first" is the decision before the call (pre-selection), "final" is the decision after the call. */
export type Step = "first" | "final";
/** "wait" puts an applicant on the waiting list, which is possible only at the final step. */
export type Verdict = "yes" | "no" | "wait";
/** The result of a decision. "freed" means that an accepted startup gave up its place. */
export type Outcome = Verdict | "freed";

/**
 * Why an application cannot be decided. If its intake will have begun, "yes" gives "begun" and "wait" gives
 * "late-wait".
 */
export type DecisionRefusal =
  | "withdrawn"
  | "decided"
  | "held"
  | "too-early"
  | "full"
  | "call"
  | "stale"
  | "no-place"
  | "begun"
  | "late-wait";

/** Why a batch cannot decide an application; "unopened": the scores differ widely and the reviews were not opened. */
export type BatchRefusal = DecisionRefusal | "unscored" | "unopened" | "ended";

/** The statuses in which the applicant is not waiting for a decision by the team. */
export const closedStatuses = ["accepted", "waitlisted", "declined", "freed", "withdrawn"] as const;

/**
 * The status of an application. "first": waiting for the first decision. "call": pre-selected and waiting for the final
 * decision.
 */
export const statuses = ["first", "call", ...closedStatuses] as const;
export type ApplicationStatus = (typeof statuses)[number];

/** Returns an answer normalised for comparison, without differences in spaces and number formats. */
function plain(name: string, typed = "") {
  const euros = name === "monthlyRevenue" ? eurosOf(typed) : undefined;
  return euros === undefined ? typed.replace(/\s+/g, " ").trim() : String(euros);
}

export function saysTheSame(one: FormValues, other: FormValues) {
  return answerNames.every((name) => plain(name, one[name]) === plain(name, other[name]));
}

export function typedOf(answers: Answers): FormValues {
  return Object.fromEntries(answerNames.map((name) => [name, String(answers[name])]));
}
