import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { notify } from "../notification/notify.server.ts";
import { person } from "../person/person.table.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { matchOf } from "./match.ts";

/** Tells each approved investor, all of whose wishes a startup fits, that it was published, in the caller's transaction. */
export async function tellInvestors(tx: Db, founder: string, event: string, now: Date) {
  const published = publishedNow(tx, now);
  const [startup] = await tx
    .select({
      stage: founderProfile.current_stage,
      sector: founderProfile.sector,
      funding: founderProfile.funding_amount_needed,
      shown: published.shown,
      customers: published.customers,
      deepTech: published.deepTech,
    })
    .from(published)
    .innerJoin(founderProfile, eq(founderProfile.user_id, published.founder))
    .where(eq(published.founder, founder));
  if (!startup) return;
  // What the startup keeps back counts for no match.
  const known = { ...startup, sought: startup.shown.includes("funding") ? startup.funding : "" };
  const investors = await tx
    .select({ wishes: investorProfile })
    .from(investorProfile)
    .innerJoin(person, eq(person.id, investorProfile.user_id))
    .where(and(eq(person.role, "investor"), eq(person.verdict, "yes")));
  for (const { wishes } of investors)
    if (matchOf(wishes, known).points === 100) await notify(tx, wishes.user_id, { kind: "match", event }, now);
}
