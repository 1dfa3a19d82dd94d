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
  /** Euros. */
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

/** A first answer (pre-selection) comes before the call, the final one after it. */
export type Step = "first" | "final";
/** Only the final step can put an applicant on the waiting list. */
export type Verdict = "yes" | "no" | "wait";
/** A decision as recorded in the file: an accepted place may later be freed. */
export type Outcome = Verdict | "freed";

/** Why an application is not decided. `held`: an earlier answer has yet to leave. `stale`: its answers have changed. */
export type DecisionRefusal = "withdrawn" | "decided" | "held" | "too-early" | "full" | "call" | "stale" | "no-place";

/**
 * Why an application is not decided with others. `unscored`: its author is still to score it. `unopened`: its reviews lie
 * far apart and its author has not opened them.
 */
export type BatchRefusal = DecisionRefusal | "unscored" | "unopened";

/** Statuses in which the team owes the applicant no answer, for now or for good. */
export const closedStatuses = ["accepted", "waitlisted", "declined", "freed", "withdrawn"] as const;

/**
 * The status of an application. `first`: waits for its first answer. `call`: pre-selected, before its final decision.
 */
export const statuses = ["first", "call", ...closedStatuses] as const;
export type ApplicationStatus = (typeof statuses)[number];

/** An answer normalised for comparison, without differences in spaces or number formats. */
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
