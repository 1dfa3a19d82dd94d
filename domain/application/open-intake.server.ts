import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Content } from "../content/content.server.ts";
import { numberOf } from "../content/fact-value.ts";
import { acceptedByIntake } from "./intake-queries.server.ts";
import type { Places } from "./decision.server.ts";
import { intakeRule } from "./facts.server.ts";
import { nextIntakes } from "./intake.ts";

/** What every page says of the intake to apply for. */
export type OpenIntake = {
  lastDay: string;
  startsOn: string;
  placesLeft: number;
  /** Whether an intake that closes earlier is full. */
  isLater: boolean;
};

/** A year of intakes: where all are full, none is named. */
const looked = 12;

/** The next intake with a place left. */
export async function openIntake(db: Db, { places, rule }: Places, now: Date): Promise<OpenIntake | undefined> {
  const intakes = nextIntakes(now, rule, looked);
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

const read = new WeakMap<Content, { day: string; intake: Promise<OpenIntake | undefined> }>();

/** The same, asked once a day and version of the content: who is accepted or withdraws raises it. */
export function openIntakeNow(db: Db, content: Content, now = new Date()) {
  const day = parisDay(now);
  const known = read.get(content);
  if (known?.day === day) return known.intake;
  const places = numberOf(content, "intake.monthly_places");
  const intake = openIntake(db, { places, rule: intakeRule(content) }, now);
  read.set(content, { day, intake });
  intake.catch(() => read.delete(content));
  return intake;
}
