import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { notifyAll } from "../notification/notify.server.ts";
import { person } from "../person/person.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { publishedNow } from "./published-now.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { matchOf } from "../match/match.ts";

/** Each investor is notified only once per startup, however often the profile is published. */
export async function tellInvestors(tx: Db, founder: string, now: Date) {
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
  // The amount to be raised is left out if the founder hides that part of the profile.
  const known = { ...startup, sought: startup.shown.includes("funding") ? startup.funding : "" };
  const investors = await tx
    .select({ wishes: investorProfile })
    .from(investorProfile)
    .innerJoin(person, eq(person.id, investorProfile.user_id))
    .where(and(eq(person.role, "investor"), eq(person.verdict, "yes"), sql`not ${isBlocked}`));
  const fitting = investors.filter(({ wishes }) => matchOf(wishes, known).points === 100);
  await notifyAll(
    tx,
    fitting.map(({ wishes }) => wishes.user_id),
    { kind: "match", event: founder },
    now,
  );
}
