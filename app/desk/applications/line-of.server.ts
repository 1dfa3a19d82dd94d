import { intakeRule } from "../../../domain/application/facts.server.ts";
import { intakeNamed } from "../../../domain/application/intake.ts";
import { nextIntakeAfter } from "../../../domain/application/open-intake.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import { fillTemplate } from "../../../domain/decision-template/decision-template.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { formats } from "../../../platform/language/format.ts";

type Row = { lang: Lang; intake: string; startup: string; name: string; website: string };

/**
 * Returns the template's line for the applicant; `missing` lists the placeholders for which the applicant has no value.
 */
export async function lineOf(db: Db, content: Content, row: Row, template: string | undefined) {
  const none = { line: "", missing: [] as string[] };
  const found = template && content.list("decision-template", row.lang).find(({ id }) => id === template);
  if (!found) return none;
  const { date } = formats[row.lang];
  const next = await nextIntakeAfter(db, content, row.intake);
  const filled = fillTemplate(found.line, {
    ...{ startup: row.startup, full_name: row.name, website: row.website },
    starts_on: date(intakeNamed(row.intake, intakeRule(content)).startsOn),
    next_starts_on: date(next.startsOn),
    next_deadline: date(next.lastDay),
  });
  return { ...none, ...filled };
}
