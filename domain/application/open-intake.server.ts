import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Content } from "../content/content.server.ts";
import { numberOf } from "../content/fact-value.ts";
import { acceptedByIntake } from "./intake-queries.server.ts";
import { type AnswerTerms, intakeRule } from "./facts.server.ts";
import { type Intake, intakeAfter, intakeNamed, type IntakeRule, intakesAhead, nextIntakes } from "./intake.ts";

export type OpenIntake = {
  lastDay: string;
  startsOn: string;
  placesLeft: number;
  /** True if an intake with an earlier deadline is full. */
  isLater: boolean;
};

/** Returns the next intake with a free place. Returns undefined if every intake of the coming year is full. */
export async function openIntake(
  db: Db,
  { places, rule }: Pick<AnswerTerms, "places" | "rule">,
  now: Date,
): Promise<OpenIntake | undefined> {
  const intakes = nextIntakes(now, rule, intakesAhead);
  const accepted = await acceptedByIntake(
    db,
    intakes.map(({ id }) => id),
  );
  const left = intakes.map(({ id, lastDay, startsOn }, index) => ({
    lastDay,
    startsOn,
    placesLeft: places - (accepted.get(id) ?? 0),
    isLater: index > 0,
  }));
  return left.find(({ placesLeft }) => placesLeft > 0);
}

const termsOf = (content: Content) => ({
  places: numberOf(content, "intake.monthly_places"),
  rule: intakeRule(content),
});

const read = new WeakMap<Content, { day: string; intake: Promise<OpenIntake | undefined> }>();

/** The result is cached per day and content version; acceptances and withdrawals increment the content version. */
export function openIntakeNow(db: Db, content: Content, now = new Date()) {
  const day = parisDay(now);
  const known = read.get(content);
  if (known?.day === day) return known.intake;
  const intake = openIntake(db, termsOf(content), now);
  read.set(content, { day, intake });
  intake.catch(() => read.delete(content));
  return intake;
}

/** Never read from the cache, because the e-mail about a freed place is written before this server drops it. */
export async function nextIntakeAfter(db: Db, content: Content, id: string, now = new Date()) {
  const terms = termsOf(content);
  return intakeAfter(id, now, terms.rule, await openIntake(db, terms, now));
}

/** Returns the earliest intake with a free place, or the next intake if all intakes are full. */
export function intakeToApplyFor(open: OpenIntake | undefined, rule: IntakeRule, now = new Date()) {
  const [nearest] = nextIntakes(now, rule, 1);
  if (!nearest) throw new Error("No intake follows");
  const intake: Intake = open ? intakeNamed(open.lastDay.slice(0, 7), rule) : nearest;
  return { ...intake, fullBefore: open?.isLater ? nearest.startsOn : null };
}
