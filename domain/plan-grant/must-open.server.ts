import type { Db } from "../../platform/db/database.server.ts";
import { NotInPlan } from "../audit/not-allowed.ts";
import { isOpen, type Right } from "../plan/rights.ts";
import { planOf } from "./current-plan.server.ts";

/**
 * Throws unless the founder's current plan includes a right. Checked on each request, because the plan may have ended.
 */
export async function mustOpen(db: Db, founder: string, right: Right) {
  const { plan } = await planOf(db, founder);
  if (!isOpen(plan, right)) throw new NotInPlan(`${right} is not open on the plan ${plan}`);
}
