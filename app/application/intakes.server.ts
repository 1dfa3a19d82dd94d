import { acceptedByIntake } from "../../domain/application/intake-queries.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import type { Content } from "../../domain/content/content.server.ts";
import { numberOf } from "../../domain/content/fact-value.ts";
import type { Db } from "../../platform/db/database.server.ts";

const shown = 3;

const nextOf = (content: Content) => nextIntakes(new Date(), intakeRule(content), shown);

/** Returns the next intakes without the number of free places, because that number needs a database query. */
export const intakesUnread = (content: Content) => nextOf(content).map((intake) => ({ ...intake, placesLeft: null }));

export async function intakesToShow(db: Db, content: Content) {
  const intakes = nextOf(content);
  const places = numberOf(content, "intake.monthly_places");
  const accepted = await acceptedByIntake(
    db,
    intakes.map(({ id }) => id),
  );
  return intakes.map((intake) => ({ ...intake, placesLeft: Math.max(0, places - (accepted.get(intake.id) ?? 0)) }));
}

export type IntakeShown = (Awaited<ReturnType<typeof intakesToShow>> | ReturnType<typeof intakesUnread>)[number];
