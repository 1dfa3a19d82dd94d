import { eurosOf } from "../../platform/language/typed-number.ts";

export const customers = ["b2b", "b2b2c", "other"] as const;
export const stages = ["idea", "pre-seed", "seed", "series-a", "later"] as const;
export const entities = ["french", "willing", "no"] as const;
export const founders = ["0", "1", "2", "3", "4+"] as const;

/** The answers of an application; the website is optional. */
export type Answers = {
  fullName: string;
  companyName: string;
  website: string;
  customers: (typeof customers)[number];
  stage: (typeof stages)[number];
  entity: (typeof entities)[number];
  fullTimeFounders: (typeof founders)[number];
  /** In euros. */
  monthlyRevenue: number;
  pitch: string;
};

/** The form's fields as typed, by name; any may be missing. */
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

/** "first" is the decision before the call (pre-selection), "final" the one after it. */
export type Step = "first" | "final";
/** Only the final step can put an applicant on the waiting list. */
export type Verdict = "yes" | "no" | "wait";
/** The result of a decision; "freed": an accepted startup gave its place back. */
export type Outcome = Verdict | "freed";

/** Why an application cannot be decided. `held`: an earlier decision is on hold. `stale`: the answers have changed. */
export type DecisionRefusal = "withdrawn" | "decided" | "held" | "too-early" | "full" | "call" | "stale" | "no-place";

/**
 * Why an application cannot be decided in a batch. `unscored`: the deciding person must review it first. `unopened`:
 * its reviews differ widely and the deciding person has not opened them.
 */
export type BatchRefusal = DecisionRefusal | "unscored" | "unopened";

/** Statuses in which the team owes the applicant no decision at the moment. */
export const closedStatuses = ["accepted", "waitlisted", "declined", "freed", "withdrawn"] as const;

/**
 * The status of an application. `first`: waits for its first answer. `call`: pre-selected, before its final decision.
 */
export const statuses = ["first", "call", ...closedStatuses] as const;
export type ApplicationStatus = (typeof statuses)[number];

/** An answer normalised for comparison, ignoring spaces and number formats. */
function plain(name: string, typed = "") {
  const euros = name === "monthlyRevenue" ? eurosOf(typed) : undefined;
  return euros === undefined ? typed.replace(/\s+/g, " ").trim() : String(euros);
}

/** Whether two versions of the form have equal answers. */
export function saysTheSame(one: FormValues, other: FormValues) {
  return answerNames.every((name) => plain(name, one[name]) === plain(name, other[name]));
}

export function typedOf(answers: Answers): FormValues {
  return Object.fromEntries(answerNames.map((name) => [name, String(answers[name])]));
}
