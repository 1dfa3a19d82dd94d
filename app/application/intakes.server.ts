import { acceptedByIntake } from "../../domain/application/application.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import type { Content } from "../../domain/content/content.server.ts";
import type { Db } from "../../platform/db/database.server.ts";

const shown = 3;

/** The next intakes, with the places that those accepted have left. */
export async function intakesToShow(db: Db, content: Content) {
  const intakes = nextIntakes(new Date(), intakeRule(content), shown);
  const places = Number(content.fact("intake.monthly_places").value);
  const accepted = await acceptedByIntake(
    db,
    intakes.map(({ id }) => id),
  );
  return intakes.map((intake) => ({ ...intake, placesLeft: Math.max(0, places - (accepted.get(intake.id) ?? 0)) }));
}

export type IntakeShown = Awaited<ReturnType<typeof intakesToShow>>[number];
