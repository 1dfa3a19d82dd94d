import type { Lang } from "../../../platform/language/language.ts";
import type { Sheet } from "../../../platform/office/sheets/xlsx.server.ts";
import { capitalSheet } from "./capital-sheet.server.ts";
import { roundsSheet } from "./rounds-sheet.server.ts";
import { type Modelled, planOf } from "./workbook-plan.server.ts";

/** Returns the workbook's sheets; each formula's cached value is the result shown on the page. */
export function dilutionWorkbook(modelled: Modelled, lang: Lang): Sheet[] {
  const plan = planOf(modelled, lang);
  return [roundsSheet(plan), capitalSheet(plan)];
}
